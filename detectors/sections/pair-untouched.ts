import { type Match, pair } from "./match.ts";
import { changedRange } from "./new-indices.ts";
import { endWithParts } from "./shared-by-copies.ts";

/** Pairs copies before and after everything that changed: there may be thousands, and their texts need not be read. */
export function pairUntouched(match: Match, olds: readonly number[], nows: readonly number[]): void {
  const { change, before, after } = match;
  const { start, end, shift } = changedRange(change);
  const haveOnePlace = (old: number, now: number, by: number): boolean =>
    (before[old]?.block ?? 0) + by === after[now]?.block &&
    endWithParts(before, old) + by === endWithParts(after, now);
  const most = Math.min(olds.length, nows.length);
  let first = 0;
  for (; first < most; first++) {
    const [old = -1, now = -1] = [olds[first], nows[first]];
    if (endWithParts(before, old) > start || !haveOnePlace(old, now, 0)) break;
    pair(match, old, now);
  }
  for (let last = 1; last <= most - first; last++) {
    const [old = -1, now = -1] = [olds.at(-last), nows.at(-last)];
    if ((before[old]?.block ?? 0) < end || !haveOnePlace(old, now, shift)) break;
    pair(match, old, now);
  }
}
