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
  const [one, two] = [word.slice(start, word.length - end), other.slice(start, other.length - end)];
  if (one.length === 0 || two.length === 0) return true;
  if (one.length === 2 && two.length === 2) return one[0] === two[1] && one[1] === two[0];
  return Math.min(one.length, two.length) === 1 && Math.max(one.length, two.length) <= 2;
}

/** The two letters that a word begins with, and the two that it ends with: a misspelling has one of these pairs, too. */
export function endsOf(word: string): readonly [string, string] {
  return [`${word.slice(0, 2)}-`, `-${word.slice(-2)}`];
}
