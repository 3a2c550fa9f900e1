import type { RevisionHead } from "../revision.ts";
import type { Block } from "./block.ts";
import type { SentenceDifference } from "./sentence-difference.ts";

/** One side of a change: a text as blocks, and which of these the other side lacks. */
export interface Side {
  /** The revision whose text this is; `null` before the first. */
  readonly revision: RevisionHead | null;
  /** SHA-1 of the text's UTF-8; `null` if there is no text. */
  readonly sha1: string | null;
  /** Length of the text in UTF-8. */
  readonly bytes: number;
  readonly blocks: readonly Block[];
  /** Indices of the blocks the other side lacks, ascending: those removed in `before`, those added in `after`. */
  readonly changed: readonly number[];
}

/**
 * What a revision did to the text.
 *
 * `created`: the first readable text. `null`: the same text as the last readable one. `edited`: another text.
 * `unreadable`: this revision's text cannot be read; both sides are then the last readable text.
 */
export interface Change {
  readonly kind: "created" | "null" | "edited" | "unreadable";
  /** The last readable text before this revision. Not always the predecessor's: see `candidates`. */
  readonly before: Side;
  readonly after: Side;
  /** Equal blocks between the common beginning and the common end: index before, index after; ascending by the latter. */
  readonly kept: readonly (readonly [number, number])[];
  /**
   * Ids of the revisions among which the change happened: the unreadable ones since `before`, then this one. For an unreadable
   * revision only its own id, since nothing is known to have happened.
   */
  readonly candidates: readonly number[];
  /** What was found about it so far; filled by `sentenceDifference`. */
  readonly memo: { sentences: SentenceDifference | undefined };
}

/**
 * Whether a change leaves the blocks as they were: the text is the same, or cannot be read.
 *
 * The same text in another content model does not leave them: since only wikitext has blocks, they come or go.
 */
export function leavesBlocks({ kind, before, after }: Change): boolean {
  return kind === "unreadable" || (kind === "null" && before.changed.length + after.changed.length === 0);
}

/** Bytes of the blocks that came or went: about as much as there is to be found. */
export function changedBytesOf({ before, after }: Pick<Change, "before" | "after">): number {
  return bytesOf(before) + bytesOf(after);
}

function bytesOf({ blocks, changed }: Side): number {
  let bytes = 0;
  for (const at of changed) bytes += blocks[at]?.bytes ?? 0;
  return bytes;
}
