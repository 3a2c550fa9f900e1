import type { UserReport } from "../../by-user.ts";
import { cut } from "../../text/cut.ts";
import { displayed } from "./displayed.ts";
import { entryWords } from "./entry-words.ts";

/** What the user did whose events were asked for, as parts of a line; none if those of all were. */
export function userParts(byUser: UserReport | undefined): readonly string[] {
  if (byUser === undefined) return [];
  const { user, userHidden, nearestNames = [] } = byUser;
  const did = entryWords(byUser);
  const near = nearestNames.length === 0 ? "" : ` (nearest: ${nearestNames.join("; ")})`;
  return [
    displayed(`${did.length === 0 ? "nothing" : did.join(" and ")} by ${cut(user)}${near}`),
    ...(userHidden === 0 ? [] : [`${userHidden} by hidden users`]),
  ];
}

/** Says that nothing that was read is the user's, which is not the same as edits without events; `null` where that is not so. */
export function nobodyNote(byUser: UserReport | undefined): string | null {
  if (byUser === undefined || entryWords(byUser).length > 0) return null;
  return "no edit, log entry or talk post that was read is by this user; byUser has the nearest names, and how many are by hidden users";
}
