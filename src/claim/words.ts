import { unspacedScripts } from "../text/unspaced-scripts.ts";

/**
 * The words of a text in one form: in lower case, without marks, and with a space before, between and after them.
 *
 * A text has the words of another in a row if its form contains that of the other. In scripts written without spaces, every
 * character is a word. If there are no words, it is `""`.
 */
export function wordsOf(text: string): string {
  const found = ascii.test(text) ? text.toLowerCase().match(asciiWord) : folded(text).match(word);
  return found === null ? "" : ` ${found.join(" ")} `;
}

const ascii = /^[\0-\x7f]*$/;
const asciiWord = /[a-z0-9]+/g;

const alone = String.raw`(?:${unspacedScripts}|[\p{Script=Katakana}\p{Script=Tibetan}])`;
const word = new RegExp(
  String.raw`(?=${alone})[\p{L}\p{N}][\p{M}]*|(?:(?!${alone})[\p{L}\p{N}][\p{M}]*)+`,
  "gu",
);

/**
 * A text without soft hyphens, joiners and direction marks, which have no width and are not typed by readers, and with lower-case
 * `İ` as a plain `i`, without its separate dot.
 */
function folded(text: string): string {
  const shown = text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");
  return shown.toLowerCase().replaceAll("i\u0307", "i");
}
