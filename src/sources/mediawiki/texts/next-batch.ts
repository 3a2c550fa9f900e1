import type { ListedRevision, RevisionHead } from "../../../revision.ts";

/** A text as a list tells of it: which revision's, and how long. */
export type ListedText = Pick<ListedRevision, "bytes"> & { readonly head: Pick<RevisionHead, "id"> };

/**
 * The next revisions to ask the texts of: as many as fit into both limits, one at least.
 *
 * @param from - Index of the first.
 */
export function nextBatch<T extends ListedText>(
  revisions: readonly T[],
  from: number,
  textsAtOnce: number,
  bytesAtOnce: number,
): readonly T[] {
  let bytes = 0;
  let end = from;
  while (end < revisions.length && end - from < textsAtOnce) {
    bytes += revisions[end]?.bytes ?? 0;
    if (bytes > bytesAtOnce && end > from) break;
    end++;
  }
  return revisions.slice(from, end);
}
