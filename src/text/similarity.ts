/** A text made ready for scoring: its bigrams in lower case, sorted. */
export interface Bigrams {
  /** Length of the text in lower case, in UTF-16 units. */
  readonly length: number;
  /** Each pair of neighbouring units as one number, ascending. */
  readonly sorted: Uint32Array;
  /** How many bigrams fall in each of 64 classes. */
  readonly histogram: Uint16Array;
}

const classes = 64;

export function bigramsOf(text: string): Bigrams {
  const lower = text.toLowerCase();
  const sorted = new Uint32Array(Math.max(0, lower.length - 1));
  const histogram = new Uint16Array(classes);
  let left = lower.charCodeAt(0);
  for (let i = 0; i < sorted.length; i++) {
    const right = lower.charCodeAt(i + 1);
    sorted[i] = ((left << 16) | right) >>> 0;
    const bucket = (left * 7 + right * 31) % classes;
    histogram[bucket] = Math.min(0xffff, (histogram[bucket] ?? 0) + 1);
    left = right;
  }
  sorted.sort();
  return { length: lower.length, sorted, histogram };
}

/**
 * How alike two texts read, from 0 to 1: the Sørensen–Dice coefficient of their bigrams, case folded.
 *
 * The number string-similarity-js 2.1.4 gives; a text under two units is like nothing, itself included.
 */
export function similarity(a: string, b: string): number {
  return bigramSimilarity(bigramsOf(a), bigramsOf(b));
}

/** `similarity` of texts made ready. */
export function bigramSimilarity(a: Bigrams, b: Bigrams): number {
  return diceOf(a, b, sharedBigrams(a, b));
}

/** How many bigrams two texts share, copies counted. */
export function sharedBigrams({ sorted: a }: Bigrams, { sorted: b }: Bigrams): number {
  let shared = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return shared;
}

/** The similarity of two texts that share so many bigrams. */
export function diceOf(a: Bigrams, b: Bigrams, shared: number): number {
  if (a.length < 2 || b.length < 2) return 0;
  return (shared * 2) / (a.length + b.length - 2);
}

/** The most bigrams two texts can share, found without comparing them: a bound by lengths, then by classes. */
export function mostShared(a: Bigrams, b: Bigrams): number {
  let most = 0;
  for (let i = 0; i < classes; i++) most += Math.min(a.histogram[i] ?? 0, b.histogram[i] ?? 0);
  return most;
}
