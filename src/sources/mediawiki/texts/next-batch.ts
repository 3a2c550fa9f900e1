import type { ListedRevision, RevisionHead } from "../../../revision.ts";

/** A text as a list describes it: which revision's it is, and how long. */
export type ListedText = Pick<ListedRevision, "bytes"> & { readonly head: Pick<RevisionHead, "id"> };

/**
 * The next revisions whose texts to request: as many as fit both limits, but at least one.
 *
 * @param from - Index of the first revision.
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
