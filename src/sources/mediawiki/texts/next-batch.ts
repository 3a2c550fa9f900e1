import type { ListedRevision } from "../../../revision.ts";

/**
 * The next revisions to ask the texts of: as many as fit into both limits, one at least.
 *
 * @param from - Index of the first.
 */
export function nextBatch(
  revisions: readonly ListedRevision[],
  from: number,
  textsAtOnce: number,
  bytesAtOnce: number,
): readonly ListedRevision[] {
  let bytes = 0;
  let end = from;
  while (end < revisions.length && end - from < textsAtOnce) {
    bytes += revisions[end]?.bytes ?? 0;
    if (bytes > bytesAtOnce && end > from) break;
    end++;
  }
  return revisions.slice(from, end);
}
