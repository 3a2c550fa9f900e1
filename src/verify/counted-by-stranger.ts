import type { MemberDifference } from "./verification.ts";

/**
 * Whether the only difference is that a third party's detector took part in one of two analyses: what it finds beside a revert,
 * a blanking or a replacement is counted in that event, whichever detector found the latter.
 *
 * `added`: it takes part now. `not_loaded`: it took part then, but no loaded detector emits the type.
 */
export function countedByStranger(
  { member, recorded, found }: MemberDifference,
  emitted: ReadonlySet<string>,
): "added" | "not_loaded" | null {
  const type = member.startsWith(counts) ? member.slice(counts.length) : "";
  if (!type.includes("/")) return null;
  if (recorded === undefined) return "added";
  return found === undefined && !emitted.has(type) ? "not_loaded" : null;
}

const counts = "evidence.consequences.";
