import { type Prepared, traitsOf } from "./prepared.ts";
import { wordNumbers } from "./word-numbers.ts";

/** How much an old sentence and a new one have to have in common: see docs/calibration.md. */
export type Least = {
  /** Least similarity of their letter pairs. */
  readonly threshold: number;
  /** Least share of words that two long sentences have in common, and of a piece's own words that stand in the whole. */
  readonly sharedWords: number;
  /** Characters beyond which a sentence is long. */
  readonly longSentence: number;
};

/** The values where no parameter says otherwise. */
export const usualLeast: Least = { threshold: 0.6, sharedWords: 0.3, longSentence: 100 };

/**
 * Whether an old and a new sentence are made of the same words; either of them may be given in pieces.
 *
 * Only long ones are checked. Their letter pairs agree by more than half merely because they are of one language; short ones
 * may have another form of the same word.
 */
export function shareWords(from: readonly Prepared[], to: readonly Prepared[], least: Least): boolean {
  if (lengthOf(from) <= least.longSentence || lengthOf(to) <= least.longSentence) return true;
  return areShared(wordsOf(from), wordsOf(to), least);
}

/** Whether two texts are made of the same words, in the sense of `shareWords`. */
export function textsShareWords(from: string, to: string, least: Least): boolean {
  if (from.length <= least.longSentence || to.length <= least.longSentence) return true;
  return areShared(wordNumbers(from), wordNumbers(to), least);
}

/**
 * Whether each piece accounts for something of a whole: of the words that no other piece has, enough stand in the whole.
 *
 * Letter pairs would not do: any new sentence beside a piece holds half of those that the other pieces leave.
 */
export function areAllNeeded(pieces: readonly Prepared[], whole: Prepared, { sharedWords }: Least): boolean {
  const wanted = traitsOf(whole).words();
  return pieces.every((piece) => {
    const others = wordsOf(pieces.filter((other) => other !== piece));
    const own = [...traitsOf(piece).words()].filter((word) => !others.has(word));
    return own.filter((word) => wanted.has(word)).length >= sharedWords * own.length;
  });
}

function areShared(old: ReadonlySet<number>, now: ReadonlySet<number>, { sharedWords }: Least): boolean {
  let both = 0;
  for (const word of old) if (now.has(word)) both += 1;
  return 2 * both >= sharedWords * (old.size + now.size);
}

function lengthOf(pieces: readonly Prepared[]): number {
  return pieces.reduce((length, { sentence }) => length + sentence.text.length, 0);
}

function wordsOf(pieces: readonly Prepared[]): ReadonlySet<number> {
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined) return traitsOf(first).words();
  return new Set(pieces.flatMap((piece) => [...traitsOf(piece).words()]));
}
