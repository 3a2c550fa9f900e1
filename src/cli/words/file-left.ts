import type { Clock } from "../../net/clock.ts";
import { endsEarly, type RangeEnd } from "../../range-end.ts";
import type { Input } from "../../sources/open-input.ts";

/** Tells how much of a file has been read, and how long the rest will take: `, 40 % of the file, 8 s left`. */
export type FileLeft = (nowMs: number) => string;

/** What of a file is walked. */
interface Walked extends RangeEnd {
  readonly page?: string | undefined;
  readonly sort?: boolean | undefined;
}

/** Less is too little to tell from it how fast the walk goes. */
const leastShare = 0.01;

/**
 * Starts when the first page of a file is about to be walked; the time left is that of all its pages.
 *
 * It tells nothing where the share that has been read is not that of the walk: of one page by name or up to a place, which end
 * before the file does, and of pages that are read whole to be sorted.
 */
export function createFileLeft(
  { share }: Pick<Input, "share">,
  walked: Walked,
  { monotonicMs }: Pick<Clock, "monotonicMs">,
): FileLeft {
  if (share === undefined || walked.page !== undefined || walked.sort === true || endsEarly(walked)) {
    return () => "";
  }
  const start = monotonicMs();
  return (nowMs) => {
    const read = share();
    // At its end, the revisions that were read ahead are still to be walked: 64 of them, or 8 MiB.
    if (read === null || read < leastShare || read === 1 || nowMs === start) return "";
    const seconds = Math.ceil((((nowMs - start) / 1000) * (1 - read)) / read);
    return `, ${Math.floor(read * 100)} % of the file, ${seconds} s left`;
  };
}
