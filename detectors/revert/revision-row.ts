import * as v from "valibot";
import { epochSeconds, type Pair, savedUser, type User } from "../../src/plugin.ts";

/** A revision as far as reverts are concerned: one row of the page's history, readable or not. */
export interface RevisionRow {
  readonly id: number;
  /** Seconds since 1970. */
  readonly time: number;
  readonly user: User | null;
  /** SHA-1 of its text; `null` where the text cannot be read, and then it is equal to no other. */
  readonly sha1: string | null;
  /** Whether it saved the text of the row before it again, as moves and protections do. */
  readonly isNull: boolean;
}

/** A row as a saved state holds it. */
export const RevisionRowSchema = v.strictObject({
  id: v.number(),
  time: v.number(),
  user: v.nullable(savedUser),
  sha1: v.nullable(v.string()),
  isNull: v.boolean(),
});

/** The row in the form that `RevisionRowSchema` reads. */
export function savedRow({ id, time, user, sha1, isNull }: RevisionRow) {
  return { id, time, user: user && { id: user.id, name: user.name }, sha1, isNull };
}

/** The row of a pair's newer revision, after `last`. */
export function rowOf({ after, change }: Pair, last: RevisionRow | undefined): RevisionRow {
  const sha1 = change.kind === "unreadable" ? null : change.after.sha1;
  const user = after.user === null ? null : { id: after.user.id, name: after.user.name };
  return {
    id: after.id,
    time: epochSeconds(after.timestamp),
    user,
    sha1,
    isNull: sha1 !== null && last !== undefined && last.sha1 === sha1,
  };
}

/** A text that came back: the row that had it, and the rows that its return undid, oldest first. */
export interface IdentityRevert {
  readonly sha1: string;
  readonly restored: Pick<RevisionRow, "id" | "time">;
  readonly reverted: readonly RevisionRow[];
}
