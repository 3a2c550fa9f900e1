import * as v from "valibot";
import { sameUser, type User } from "../../src/plugin.ts";

/** An editor in a subject: the account's id, which a renaming does not change, or the name where there is no account. */
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

/** An edit, by who made it; `user` is `null` where the name is hidden. */
interface Edit {
  readonly user: User | null;
}

/** Whether the edits undone by another are all by that one's own editor; `null` where hidden names leave it open. */
export function isAllOwn(by: Edit, reverted: readonly Edit[]): boolean | null {
  const same = reverted.map(({ user }) => isSameEditor(user, by.user));
  // Two editors with known names cannot both be the one whose name is hidden.
  if (same.includes(false) || areSeveral(reverted)) return false;
  return same.includes(null) ? null : true;
}

/** Whether there is more than one editor among those whose names are known. */
function areSeveral(edits: readonly Edit[]): boolean {
  const first = edits.find(({ user }) => user !== null)?.user ?? null;
  return edits.some(({ user }) => isSameEditor(user, first) === false);
}

/** A user's name as evidence shows it; `null` where hidden. */
export function nameOf(user: User | null): string | null {
  return user === null ? null : user.name.toWellFormed();
}
