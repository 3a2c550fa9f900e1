import type { MemberDifference } from "./verification.ts";

/** Whether the only difference is that a wiki has switched to https since an export of it was made. */
export function isLinkScheme({ member, recorded, found }: MemberDifference): boolean {
  if (!member.startsWith("links.") || typeof recorded !== "string" || typeof found !== "string") return false;
  return recorded.replace(plain, "https://") === found.replace(plain, "https://");
}

const plain = /^http:\/\//;
