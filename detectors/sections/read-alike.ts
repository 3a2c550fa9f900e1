import { type Block, onceFor, type Section, sentencesOf, wordsIn } from "../../src/plugin.ts";

/**
 * With fewer words there is too little to compare. There is also an upper limit: a longer text that is wholly reworded is
 * new.
 */
const leastWords = 4;
const mostCharacters = 4000;
/** Two texts on one subject by different hands have less in common, as a reading of 15,180 revisions showed. */
const leastShared = 0.5;

/**
 * Whether two sections read alike, though they may have no sentence in common: measured by the pairs of neighbouring words
 * in both (Dice).
 */
export function readAlike(was: readonly string[], is: readonly string[]): boolean {
  const least = leastShared * (was.length + is.length);
  // One of them may be too long for the other, whatever they have in common.
  if (2 * Math.min(was.length, is.length) < least) return false;
  const counts = pairsOf(was);
  let shared = 0;
  for (const [pair, count] of pairsOf(is)) shared += Math.min(count, counts.get(pair) ?? 0);
  return 2 * shared >= least;
}

/** The words of a section's sentences; `null` where there are too few, or too many. */
export function comparedWords(
  blocks: readonly Block[],
  section: Section | undefined,
): readonly string[] | null {
  const { block = 0, end = 0 } = section ?? {};
  let prose = "";
  for (let i = block + 1; i < end && prose.length <= mostCharacters; i++) {
    const line = blocks[i];
    if (line !== undefined) for (const { text } of sentencesOf(line)) prose += `${text} `;
  }
  const words = prose.length > mostCharacters ? [] : wordsIn(prose);
  return words.length < leastWords ? null : words;
}

/** How often each pair of neighbouring words stands in a text. */
const pairsOf = onceFor((words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  let before = "";
  for (const word of words) {
    const pair = `${before} ${word}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    before = word;
  }
  return counts;
});
