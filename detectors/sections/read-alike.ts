import { type Block, type Section, sentencesOf, wordsIn } from "../../src/plugin.ts";

/** Fewer words say too little; a longer text that is wholly reworded is a new one. */
const leastWords = 4;
const mostCharacters = 4000;
/** Two sections of one subject by different hands hold less in common, by what was read of 15,180 revisions. */
const leastShared = 0.5;

/**
 * Whether two sections read alike, though no sentence of the one may stand in the other: by the pairs of neighbouring words
 * that they have in common (Dice).
 */
export function readAlike(was: readonly string[], is: readonly string[]): boolean {
  const free = new Map<string, number>();
  for (const pair of was) free.set(pair, (free.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of is) {
    const left = free.get(pair) ?? 0;
    if (left === 0) continue;
    free.set(pair, left - 1);
    shared++;
  }
  return 2 * shared >= leastShared * (was.length + is.length);
}

/** Each word of a section's sentences with the one before it; `null` where there are too few, or too many. */
export function wordPairs(blocks: readonly Block[], section: Section | undefined): readonly string[] | null {
  const { block = 0, end = 0 } = section ?? {};
  let prose = "";
  for (let i = block + 1; i < end && prose.length <= mostCharacters; i++) {
    const line = blocks[i];
    if (line !== undefined) for (const { text } of sentencesOf(line)) prose += `${text} `;
  }
  const words = prose.length > mostCharacters ? [] : wordsIn(prose);
  return words.length < leastWords ? null : words.map((one, i) => `${words[i - 1] ?? ""} ${one}`);
}
