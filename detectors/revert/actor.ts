import * as v from "valibot";
import { sameUser, type User } from "../../src/plugin.ts";

/** An editor in a subject: the account's id, which a renaming leaves as it is, or the name where there is no account. */
export const ActorSchema = v.union([v.number(), v.string()]);

type Actor = v.InferOutput<typeof ActorSchema>;

function actorOf({ id, name }: User): Actor {
  return id > 0 ? id : name.toWellFormed();
}

/** Two actors, accounts first, then by number or name. */
export function actorPair(users: readonly [User, User]): [Actor, Actor] {
  const [a, b] = [actorOf(users[0]), actorOf(users[1])];
  const isInOrder = typeof a === typeof b ? a <= b : typeof a === "number";
  return isInOrder ? [a, b] : [b, a];
}

/** Whether two edits are by one editor; `null` where a hidden name leaves that open. */
export function isSameEditor(a: User | null, b: User | null): boolean | null {
  return a === null || b === null ? null : sameUser(a, b);
}

/** Whether edits that an editor undid are all that editor's own; `null` where hidden names leave that open. */
export function isAllOwn(by: User | null, authors: readonly (User | null)[]): boolean | null {
  const same = authors.map((author) => isSameEditor(author, by));
  // Two people are not both the one whose name is hidden.
  if (same.includes(false) || areSeveral(authors)) return false;
  return same.includes(null) ? null : true;
}

/** Whether the users whose names are known are more than one. */
function areSeveral(users: readonly (User | null)[]): boolean {
  const first = users.find((user) => user !== null) ?? null;
  return users.some((user) => isSameEditor(user, first) === false);
}

/** A user's name as evidence shows it; `null` where hidden. */
export function nameOf(user: User | null): string | null {
  return user === null ? null : user.name.toWellFormed();
}
