import * as v from "valibot";
import { epochSeconds, type Pair, savedUser } from "../../src/plugin.ts";

/** A revision as far as reverts are concerned: one row of the page's history, readable or not. */
export type RevisionRow = Readonly<v.InferOutput<typeof revisionRow>>;

/** A row as a saved state holds it. */
export const revisionRow = v.strictObject({
  id: v.number(),
  /** Seconds since 1970. */
  time: v.number(),
  user: v.nullable(savedUser),
  /** SHA-1 of its text; `null` where the text cannot be read, and then it is equal to no other. */
  sha1: v.nullable(v.string()),
  /** Whether it saved the text of the row before it again, as moves and protections do. */
  isNull: v.boolean(),
});

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
