import { type Block, type Section, sentencesOf, wordsIn } from "../../src/plugin.ts";

/** Fewer words say too little; a longer text that is wholly reworded is a new one. */
const leastWords = 4;
const mostCharacters = 4000;
/** Two sections of one subject by different hands hold less in common, by what was read of 15,180 revisions. */
const leastShared = 0.5;

/** How often each word of a text stands behind the one before it; counted when it is asked for. */
export interface WordPairs {
  counts(): ReadonlyMap<string, number>;
  /** All of them, repeats included. */
  readonly total: number;
}

/**
 * Whether two sections read alike, though no sentence of the one may stand in the other: by the pairs of neighbouring words
 * that they have in common (Dice).
 */
export function readAlike(was: WordPairs, is: WordPairs): boolean {
  const least = leastShared * (was.total + is.total);
  // One of them may be too long for the other, whatever they have in common.
  if (2 * Math.min(was.total, is.total) < least) return false;
  const counts = was.counts();
  let shared = 0;
  for (const [pair, count] of is.counts()) shared += Math.min(count, counts.get(pair) ?? 0);
  return 2 * shared >= least;
}

/** The word pairs of a section's sentences; `null` where there are too few, or too many. */
export function wordPairs(blocks: readonly Block[], section: Section | undefined): WordPairs | null {
  const { block = 0, end = 0 } = section ?? {};
  let prose = "";
  for (let i = block + 1; i < end && prose.length <= mostCharacters; i++) {
    const line = blocks[i];
    if (line !== undefined) for (const { text } of sentencesOf(line)) prose += `${text} `;
  }
  const words = prose.length > mostCharacters ? [] : wordsIn(prose);
  if (words.length < leastWords) return null;
  let counts: ReadonlyMap<string, number> | null = null;
  return {
    counts() {
      counts ??= counted(words);
      return counts;
    },
    total: words.length,
  };
}

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let before = "";
  for (const word of words) {
    const pair = `${before} ${word}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    before = word;
  }
  return counts;
}
