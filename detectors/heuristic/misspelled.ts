import { equalEnds } from "../../src/plugin.ts";

/** Letters that a name and its misspelling have in common at their ends. */
const leastEqual = 3;

/**
 * Whether one word may be the other with a slip: one letter replaced, two swapped, or letters added or left out in one place
 * (`Smith` and `Smyth`, `Smtih`, `Smiith`; `Müller` and `Mueller`).
 */
export function isMisspelled(word: string, other: string): boolean {
  // Most words that are compared have neither end in common.
  if (word[0] !== other[0] && word.at(-1) !== other.at(-1)) return false;
  const { start, end } = equalEnds({ text: word }, { text: other });
  if (start + end < leastEqual) return false;
  const [one, two] = [word.length - start - end, other.length - start - end];
  if (one === 0 || two === 0) return true;
  if (one === 2 && two === 2) return word[start] === other[start + 1] && word[start + 1] === other[start];
  return Math.min(one, two) === 1 && Math.max(one, two) <= 2;
}

/** The two letters that a word begins with, and the two that it ends with: a misspelling has one of these pairs, too. */
export function endsOf(word: string): readonly [string, string] {
  return [`${word.slice(0, 2)}-`, `-${word.slice(-2)}`];
}
