import { epochSeconds, isBot, isImported, type Pair, type User } from "../../src/plugin.ts";

/** A revision that counts as activity. */
export interface Counted {
  readonly id: number;
  /** Seconds since 1970. */
  readonly time: number;
  readonly user: User | null;
  /** Bytes more or less than before; `null` where a text is not known, or the page begins. */
  readonly bytes: number | null;
  readonly bytesBefore: number;
}

/**
 * A pair's newer revision, unless it is by a bot, saves the same text again, or was made on another wiki.
 *
 * Hidden texts and users count: somebody edited.
 */
export function countedOf({ after, change }: Pair, botSuffix: string): Counted | null {
  if (isBot(after.user, botSuffix) || isImported(after.user)) return null;
  // With an unreadable revision in between, the same text was brought back rather than saved again.
  if (change.kind === "null" && change.candidates.length === 1) return null;
  return {
    id: after.id,
    time: epochSeconds(after.timestamp),
    user: after.user,
    bytes: change.kind === "edited" ? change.after.bytes - change.before.bytes : null,
    bytesBefore: change.before.bytes,
  };
}
