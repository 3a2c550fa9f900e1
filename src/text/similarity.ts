import { countShared, type Part } from "./shared-bigrams.ts";

/** A text prepared for scoring; each part is computed on demand. */
export interface Bigrams {
  /** The text in lower case. */
  readonly text: string;
  /** Its length in UTF-16 units. */
  readonly length: number;
  /** How many bigrams fall into each of 128 classes. */
  histogram(): Uint16Array;
}

const classes = 128;

/** The bigrams of a text, whatever the case of its letters. */
export function bigramsOf(text: string): Bigrams {
  const lower = text.toLowerCase();
  let histogram: Uint16Array | null = null;
  return {
    text: lower,
    length: lower.length,
    histogram() {
      histogram ??= countBigrams(lower);
      return histogram;
    },
  };
}

function countBigrams(text: string): Uint16Array {
  const counts = new Uint16Array(classes);
  let left = text.charCodeAt(0);
  for (let i = 1; i < text.length; i++) {
    const right = text.charCodeAt(i);
    const at = (left * 7 + right * 31) & (classes - 1);
    counts[at] = Math.min(0xffff, (counts[at] ?? 0) + 1);
    left = right;
  }
  return counts;
}

/**
 * How alike two texts read, from 0 to 1: the Sørensen–Dice coefficient of their bigrams, case folded.
 *
 * The result is that of string-similarity-js 2.1.4; a text of less than two units is like nothing, not even itself.
 */
export function similarity(a: string, b: string): number {
  return bigramSimilarity(bigramsOf(a), bigramsOf(b));
}

/** `similarity` of texts that are already prepared. */
export function bigramSimilarity(a: Bigrams, b: Bigrams): number {
  return diceOf(a, b, sharedBigrams(a, b));
}

type Whole = Pick<Bigrams, "text">;

/** How many units two texts begin and end with in common; no unit counts for both. */
export interface EqualEnds {
  readonly start: number;
  readonly end: number;
}

/** What two texts begin and end with in common. */
export function equalEnds({ text: a }: Whole, { text: b }: Whole): EqualEnds {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let end = 0;
  while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
    end++;
  return { start, end };
}

/** How many bigrams the equal ends contain: the least that two texts share. */
export function leastShared({ start, end }: EqualEnds): number {
  return Math.max(0, start - 1) + Math.max(0, end - 1);
}

/**
 * How many bigrams two texts share, counting copies.
 *
 * An edited sentence differs only in the middle: the bigrams of equal ends are shared for certain, and need no counting.
 */
export function sharedBigrams(first: Bigrams, second: Bigrams, ends = equalEnds(first, second)): number {
  return leastShared(ends) + countShared(middleOf(first, ends), middleOf(second, ends));
}

/** The part with the bigrams outside of equal ends. */
function middleOf({ text, length }: Bigrams, { start, end }: EqualEnds): Part {
  return { text, start: Math.max(0, start - 1), end: length - Math.max(0, end - 1) };
}

/** The similarity of two texts that share so many bigrams. */
export function diceOf(a: Bigrams, b: Bigrams, shared: number): number {
  if (a.length < 2 || b.length < 2) return 0;
  return (shared * 2) / (a.length + b.length - 2);
}

/** The most bigrams that two texts can share: an upper bound by counts of classes, much cheaper than the number itself. */
export function mostShared(first: Bigrams, second: Bigrams): number {
  const a = first.histogram();
  const b = second.histogram();
  let most = 0;
  for (let i = 0; i < classes; i++) most += Math.min(a[i] ?? 0, b[i] ?? 0);
  return most;
}
