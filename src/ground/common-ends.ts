/** How many bytes two texts have in common at the beginning and at the end; no byte counts for both. */
export interface CommonEnds {
  readonly prefix: number;
  readonly suffix: number;
}

/** The common beginning and end of two texts. The beginning is taken first, the end from what remains. */
export function commonEnds(a: Buffer, b: Buffer): CommonEnds {
  const most = Math.min(a.length, b.length);
  const prefix = commonPrefix(a, b, most);
  return { prefix, suffix: commonSuffix(a, b, most - prefix) };
}

/** The common ends of two texts if they are together longer than `bytes`, else `null`: mostly decided by a quick comparison. */
export function endsLongerThan(bytes: number, a: Buffer, b: Buffer): CommonEnds | null {
  const most = Math.min(a.length, b.length);
  if (most <= bytes) return null;
  // If so, one of the two ends is longer than half of `bytes`.
  const half = (bytes >> 1) + 1;
  if (!beginEqual(a, b, 0, half) && !endEqual(a, b, 0, half)) return null;
  const prefix = commonPrefix(a, b, most);
  const missing = bytes + 1 - prefix;
  if (missing > most - prefix || (missing > 0 && !endEqual(a, b, 0, missing))) return null;
  return { prefix, suffix: commonSuffix(a, b, most - prefix) };
}

/** Whether two texts are equal between two places counted from their beginnings. */
function beginEqual(a: Buffer, b: Buffer, from: number, to: number): boolean {
  return a.compare(b, from, to, from, to) === 0;
}

/** Whether two texts are equal between two places counted backwards from their ends. */
function endEqual(a: Buffer, b: Buffer, from: number, to: number): boolean {
  return a.compare(b, b.length - to, b.length - from, a.length - to, a.length - from) === 0;
}

// `Buffer.compare` stops at the first byte that differs: 8 ms for 1500 revisions, where a loop over characters took 98.
const firstStep = 4096;
/** Up to this many bytes, a loop is quicker than one more call. */
const shortStep = 32;

/** The length of the common beginning, found in growing steps. */
function commonPrefix(a: Buffer, b: Buffer, most: number): number {
  let equal = 0;
  for (let step = firstStep; equal < most; step *= 4) {
    const end = Math.min(equal + step, most);
    if (!beginEqual(a, b, equal, end)) {
      equal = shortlyBefore(a, b, equal, end, beginEqual);
      while (a[equal] === b[equal]) equal++;
      return equal;
    }
    equal = end;
  }
  return most;
}

/** The length of the common end, looked for in growing steps from where the beginning ends: most changes are short. */
function commonSuffix(a: Buffer, b: Buffer, most: number): number {
  if (endEqual(a, b, 0, most)) return most;
  let unequal = most;
  let equal = Math.max(0, most - shortStep);
  for (let step = shortStep; !endEqual(a, b, 0, equal); step *= 8) {
    unequal = equal;
    equal = Math.max(0, most - 8 * step);
  }
  equal = shortlyBefore(a, b, equal, unequal, endEqual);
  while (a[a.length - 1 - equal] === b[b.length - 1 - equal]) equal++;
  return equal;
}

/** A place between `start` and `end`, shortly before the first difference, found by bisection. */
function shortlyBefore(
  a: Buffer,
  b: Buffer,
  start: number,
  end: number,
  areEqual: typeof beginEqual,
): number {
  let equal = start;
  let unequal = end;
  while (unequal - equal > shortStep) {
    const middle = (equal + unequal) >> 1;
    if (areEqual(a, b, equal, middle)) equal = middle;
    else unequal = middle;
  }
  return equal;
}
