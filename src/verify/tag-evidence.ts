import type { Json } from "../json.ts";
import type { MemberDifference } from "./verification.ts";

/** The members that say how the wiki tagged the edit. They are absent if the source has no tags, like exports. */
const tagMembers = new Map<Json | undefined, string>([
  ["revert_identity", "evidence.tagAgrees"],
  ["revert_partial", "evidence.method"],
]);

/**
 * Whether the only difference is that one of two sources has tags.
 *
 * @param hadTags - Whether the source in which the event was first found had tags.
 */
export function isToldFromTags(
  type: Json | undefined,
  { member, recorded, found }: MemberDifference,
  hadTags: boolean,
): boolean {
  const absent = hadTags ? found : recorded;
  return member === tagMembers.get(type) && absent === undefined;
}
