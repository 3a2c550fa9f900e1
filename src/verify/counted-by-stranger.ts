import type { MemberDifference } from "./verification.ts";

/**
 * Whether a difference is only that a third party's detector took part in one of two analyses: what it finds beside a
 * revert, a blanking or a replacement is counted there, whoever found that.
 *
 * `added`: it takes part now. `not_loaded`: it did then, and no detector that is loaded emits the type.
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
