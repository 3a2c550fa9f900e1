import { turkic } from "./number-endings.ts";
import type { ValueEntry, ValueLexicon } from "./value-lexicon.ts";
import type { ValueToken } from "./value-token.ts";

/** Turkish numbers after the words for a share, with their endings separated, as in `%50'si`: `yüzde ellisi`. */
export function turkishShares(
  tokens: readonly ValueToken[],
  { entries }: ValueLexicon,
): readonly ValueToken[] {
  let isShare = false;
  return tokens.flatMap((token) => {
    const entry = token.kind === "word" ? entries.get(token.text) : undefined;
    const isBehind = isShare;
    isShare = entry?.unitBefore !== undefined || (isShare && isNumber(entry));
    if (!isBehind || isShare || token.kind !== "word") return [token];
    const length = stemLength(token.text, entries);
    if (length === 0) return [token];
    const ending = turkic(token.text.slice(length));
    const middle = token.start + length;
    const stem = token.text.slice(0, length).replace("dörd", "dört");
    return [
      { ...token, text: stem, end: middle },
      { ...token, text: ending, start: middle },
    ];
  });
}

function isNumber(entry: ValueEntry | undefined): boolean {
  return entry?.number !== undefined || entry?.scale !== undefined;
}

/** The length of the longest number with which a word begins; 0 where it is no number with an ending. */
function stemLength(word: string, entries: ValueLexicon["entries"]): number {
  const isOf = (length: number) => ofNumber.test(turkic(word.slice(length)));
  if (word.startsWith("dörd")) return isOf(4) ? 4 : 0;
  for (let length = Math.min(longestNumber, word.length - 1); length > 1; length--) {
    if (isNumber(entries.get(word.slice(0, length)))) return isOf(length) ? length : 0;
  }
  return 0;
}

const longestNumber = 7;

/** Endings as `turkic` evens them out. */
const ofNumber = /^(?:[ie]|de|den|in[ie]?|inin|inde|inden|lik)$/;

/** Turkish words, where `değildir` is replaced by the ending that it stands for: `köy değildir` negates `köydür`. */
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

/** A name with the ending: `Ankara'dır`. */
const ofName = /'(?=[dt][ıiuü]r$)/u;

/** The ending by the last vowel of a word and its last sound; none where the word has no vowel, such as `km`. */
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

/** Whether a word of ASCII letters may be one that is changed here, or the result of such a change. */
export function mayChangeInTurkish(
  text: string,
  start: number,
  end: number,
  { entries }: ValueLexicon,
): boolean {
  if (text.startsWith(negated, end + 1)) return true;
  // In any place: signatures do not know what stands between it and the word for a share.
  if (ending.test(text.slice(Math.max(start, end - 3), end))) return true;
  return stemLength(text.slice(start, end).toLowerCase(), entries) > 0;
}

const ending = /^[dt][iu]r$/i;
