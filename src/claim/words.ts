import { unspacedScripts } from "../text/unspaced-scripts.ts";

/**
 * The words of a text in one form: lower case, a space before, between and behind them, no marks.
 *
 * So a text holds the words of another in their order where its form contains the other's. In scripts written without
 * spaces every character is a word. `""` where there are no words.
 */
export function wordsOf(text: string): string {
  const found = ascii.test(text) ? text.toLowerCase().match(asciiWord) : folded(text).match(word);
  return found === null ? "" : ` ${found.join(" ")} `;
}

const ascii = /^[\0-\x7f]*$/;
const asciiWord = /[a-z0-9]+/g;

const alone = String.raw`(?:${unspacedScripts}|[\p{Script=Katakana}\p{Script=Tibetan}])`;
const word = new RegExp(String.raw`(?=${alone})[\p{L}\p{N}]\p{M}*|(?:(?!${alone})[\p{L}\p{N}]\p{M}*)+`, "gu");

/**
 * Soft hyphens, joiners and direction marks have no width: readers type words without them. `İ` in lower case has a dot of
 * its own above the `i`.
 */
function folded(text: string): string {
  const shown = text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");
  return shown.toLowerCase().replaceAll("i\u0307", "i");
}
