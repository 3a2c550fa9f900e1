import type { ValueLexicon } from "./value-lexicon.ts";
import type { ValueToken } from "./value-token.ts";

/** Turkish words with the ending that `değildir` stands for joined to the word before it: `köy değildir` negates `köydür`. */
export function turkishTokens(
  tokens: readonly ValueToken[],
  { entries }: ValueLexicon,
): readonly ValueToken[] {
  return tokens.map((token, at) => {
    if (token.kind !== "word") return token;
    const word = token.text.includes("'") ? token.text.replace(ofName, "") : token.text;
    const isNegated = tokens[at + 1]?.text === negated && !entries.has(word);
    if (!isNegated) return word === token.text ? token : { ...token, text: word };
    return { ...token, text: word + endingOf(word) };
  });
}

const negated = "değildir";

/** `Ankara'dır`. */
const ofName = /'(?=[dt][ıiuü]r$)/u;

/** By the last vowel of a word and the sound it ends with; none where it has no vowel, as `km`. */
function endingOf(word: string): string {
  const vowel = lastVowel.exec(word)?.[0] ?? "";
  const harmony = harmonies.get(vowel);
  if (harmony === undefined) return "";
  return `${voiceless.test(word) ? "t" : "d"}${harmony}r`;
}

const lastVowel = /[aıoueiöü](?=[^aıoueiöü]*$)/u;
const voiceless = /[fstkçşhp]$/u;
const harmonies: ReadonlyMap<string, string> = new Map([
  ["a", "ı"],
  ["ı", "ı"],
  ["o", "u"],
  ["u", "u"],
  ["e", "i"],
  ["i", "i"],
  ["ö", "ü"],
  ["ü", "ü"],
]);

/** Whether a word may be one that `turkishTokens` changes, or what it changes one to, where it has ASCII letters alone. */
export function mayBeNegated(text: string, start: number, end: number): boolean {
  if (text.startsWith(negated, end + 1)) return true;
  return ending.test(text.slice(Math.max(start, end - 3), end));
}

const ending = /^[dt][iu]r$/i;
