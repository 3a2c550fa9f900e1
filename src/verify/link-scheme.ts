import type { MemberDifference } from "./verification.ts";

/** Whether a difference is only that a wiki has gone over to https since an export of it was made. */
export function isLinkScheme({ member, recorded, found }: MemberDifference): boolean {
  if (!member.startsWith("links.") || typeof recorded !== "string" || typeof found !== "string") return false;
  return recorded.replace(plain, "https://") === found.replace(plain, "https://");
}

const plain = /^http:\/\//;
