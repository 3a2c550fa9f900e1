import { isAsciiAlphanumeric, isAsciiLetter, isDigit } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";
import { otherDigits, valueOfDigit } from "./digits.ts";
import { hanNumberAt, maySaySeveral, severalAt } from "./han-number.ts";
import { longestUnspaced, unitSigns, type ValueLexicon } from "./value-lexicon.ts";

/** A piece of a sentence, as values need it. */
export interface ValueToken {
  readonly kind: "word" | "digits" | "date" | "symbol";
  /** In lower case and with ASCII digits; an address stays as written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a comma and a space come before it; given only for words of ASCII letters. */
  readonly behindComma?: true;
}

const dash = String.raw`[-\u2010-\u2013]`;
const check = String.raw`[Xx](?![\p{L}\p{N}])`;

/** A minus, or a dash that stands for one before degrees: `–5 °C`, but not in `3 –5 °C`. */
const sign = String.raw`(?<![\p{L}\p{N})%‰°])(?:[-−]|(?<!\d[ \u00a0])–(?=[\d.,]+[ \u00a0]?°))`;
/** Fractions; `2/4` and `9/11` may be days. */
const simple = "(?:1/(?:10|[2-9])|2/[35]|3/[458]|4/5|5/[68]|7/8)";
/** After groups separated by spaces. Three digits after a comma may belong to another number: `between 5 100,000 …`. */
const decimals = String.raw`(?:(?:\.\d+|,(?!\d{3}(?!\d))\d+)(?![.,]?\d))?`;

/**
 * Matches what is neither a plain word nor punctuation.
 *
 * The groups: joined digits, kind of ISBN, date, its mark, digits, symbol, word.
 */
const pattern = new RegExp(
  [
    // 1-55164-250-6, 0-8044-2957-X, 080442957X: ten digits at least; but a date stays a date, whatever it is joined to
    String.raw`(?!\d{4}-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])(?!\d))(?=\d(?:${dash}?[\dXx]){9})` +
      String.raw`(\d+(?:${dash}\d+)+${dash}(?:\d+(?:${check})?|${check})|\d{9}${check})`,
    // ISBN-13 978-…: not thousands
    String.raw`(1[03](?!\d)(?<=[Ii][Ss][Bb][Nn](?:${dash}| )1[03]))`,
    // 1990-05-12; 5. 6. 1990; 12.05.1990, 5/12/90
    String.raw`(\d{4}-\d\d?-\d\d?(?!\d)|` +
      String.raw`(?:0?[1-9]|[12]\d|3[01])\.[ \u00a0](?:0?[1-9]|1[0-2])\.[ \u00a0](?:1\d|20)\d\d(?!-?\d|[.,:]\d)|` +
      String.raw`\d\d?([./])\d\d?\4(?:\d{4}|\d\d)(?!\d|[./]\d))`,
    // 12:30, but not 1:50,000; 15h30; 1 1/2; 1 ½; 24/7; 6.5/10; 1:23.45; 1,200,000; 1 200 000; 3.14; .5; 1½; 10^6; 5×10^6; a sign only where nothing is joined on its left
    String.raw`((?<!\d:)\d\d?(?::\d\d(?::\d\d)?(?:\.\d+)?(?![:\d]|,\d{3})|h[0-5]\d(?![\p{L}\p{N}]))|` +
      String.raw`(?:${sign})?(?<![\d/])(?:\d{1,3}(?:[ +-]${simple}| [¼½¾⅐-⅞])|\d\d?(?:[.,]\d\d?)?/\d\d?)(?!\d|[/.,]\d)|` +
      String.raw`${sign}?\d{1,3}(?: \d{3})+(?!\d)${decimals}|` +
      String.raw`(?:${sign})?(?:(?:\d+|(?<![\p{L}\p{N}.,)])\.\d+)(?:[.,'’٫٬]\d+)*(?:[¼½¾⅐-⅞]|(?:\s?×\s?10)?(?:\^[-−]?\d+|⁻?[⁰¹²³⁴-⁹]+))?|[¼½¾⅐-⅞]))`,
    // >5: a sign of comparison where no number comes before it, as in 5~6; but ~2026-12345-6 is a temporary account
    String.raw`([${unitSigns}]|(?:(?<![-=<>~]|[\d%]\s?)[<>≤≥≈]|(?<!~|\d\s?[^\s,;]{0,3}\s?)~(?!\d{4}-))(?=\s?\d))`,
    // km²: a unit by itself
    String.raw`([\p{L}\p{M}〇]+(?:['’][\p{L}\p{M}]+)*[²³]?)`,
  ].join("|"),
  "uy",
);

/** The words, numbers and signs of a sentence, in order, without punctuation. */
export function valueTokens(text: string, lexicon: ValueLexicon): readonly ValueToken[] {
  const tokens: ValueToken[] = [];
  const ascii = asciiDigits(text);
  const lower = lowerCase(ascii);
  for (let at = 0; at < ascii.length; ) {
    const unit = ascii.charCodeAt(at);
    if (unit === 32 || unit === 44 || (unit === 46 && !isDigit(ascii.charCodeAt(at + 1)))) {
      at++;
      continue;
    }
    const money = moneyEnd(lower, at, lexicon);
    if (money > at) {
      tokens.push({ kind: "symbol", text: lower.slice(at, money), start: at, end: money });
      at = money;
      continue;
    }
    const end = plainWordEnd(ascii, at);
    if (end > at) {
      const word = { kind: "word", text: lower.slice(at, end), start: at, end } as const;
      tokens.push(isBehindComma(ascii, at) ? { behindComma: true, ...word } : word);
      at = end;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(ascii);
    if (match === null) {
      // Both halves of a character are passed together: otherwise the pattern would begin in its middle.
      at += (ascii.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
      continue;
    }
    const start = at;
    at += match[0].length;
    const digits = yearInFull(ascii, start, at) ?? match[5] ?? match[2] ?? ungrouped(match[1]);
    if (match[7] !== undefined) addWords(lower.slice(start, at).replaceAll("’", "'"), start, tokens, lexicon);
    else if (match[3] !== undefined) tokens.push({ kind: "date", text: match[3], start, end: at });
    else if (digits !== undefined) tokens.push({ kind: "digits", text: digits, start, end: at });
    else addSymbol(match[0], start, tokens, lexicon);
  }
  return tokens;
}

/** Adds a sign, with the letters before it that say whose money it is: `US$`, `A$`. */
function addSymbol(sign: string, start: number, tokens: ValueToken[], { entries }: ValueLexicon): void {
  const before = sign === "$" ? tokens.at(-1) : undefined;
  const end = start + sign.length;
  const whose = before?.end === start && entries.has(`${before.text}$`) ? tokens.pop() : undefined;
  if (whose === undefined) tokens.push({ kind: "symbol", text: sign, start, end });
  else tokens.push({ kind: "symbol", text: `${whose.text}$`, start: whose.start, end });
}

/** The second year in full, for `1936–39` as for `1936–1939`; `undefined` for other digits. */
function yearInFull(text: string, start: number, end: number): string | undefined {
  if (end - start !== 2) return undefined;
  endOfYears.lastIndex = start;
  const [last, century, year] = endOfYears.exec(text) ?? [];
  if (last === undefined || century === undefined || year === undefined) return undefined;
  if (last > year) return century + last;
  return year === "99" && last === "00" ? `${Number(century) + 1}00` : undefined;
}

const endOfYears = /(?<=(?<!\d)(1\d|20)(\d\d)[-–—/])\d\d(?!\d|[-–—/.,]\d)/y;

/** A number without the hyphens or dashes that group it. */
function ungrouped(digits: string | undefined): string | undefined {
  return digits?.replaceAll(/[-\u2010-\u2013]/g, "").toLowerCase();
}

/**
 * The offset after a sign for money in letters: `R$ 5,50` is not in dollars, and `Rp5.000` and `RM500` are not names with a digit;
 * otherwise `at`.
 */
function moneyEnd(text: string, at: number, { entries }: ValueLexicon): number {
  if (text[at] !== "r") return at;
  money.lastIndex = at;
  const sign = money.exec(text)?.[0];
  return sign !== undefined && entries.has(sign) ? at + sign.length : at;
}

/** `Rp5a` and `RM5a` are names. */
const money = /r(?:\$|[pm](?!\p{L}|\d+[a-z]))/uy;

/** The offset after a word of ASCII letters, or of letters and then digits (`H2O`, a name); `at` where there is none. */
function plainWordEnd(text: string, at: number): number {
  const { length } = text;
  let end = at;
  while (end < length && isAsciiLetter(text.charCodeAt(end))) end++;
  if (end === at || end === length) return end;
  if (isDigit(text.charCodeAt(end))) {
    if (isTimes(text, at, end)) return end;
    while (end < length && isAsciiAlphanumeric(text.charCodeAt(end))) end++;
    return end;
  }
  // An apostrophe or a letter beyond ASCII follows: only the pattern knows how the word goes on.
  const next = text.charCodeAt(end);
  return next === 39 || next >= 0x80 ? at : end;
}

/** Whether it is the `x` of `3x4`, but not of `0x1F`, `3x4a`. */
function isTimes(text: string, at: number, end: number): boolean {
  if (end - at > 1 || (text.charCodeAt(at) | 32) !== 120 || !isDigit(text.charCodeAt(at - 1))) return false;
  if (text[at - 1] === "0" && !isDigit(text.charCodeAt(at - 2))) return false;
  let next = end;
  while (isDigit(text.charCodeAt(next))) next++;
  return next === text.length || (!isAsciiLetter(text.charCodeAt(next)) && text.charCodeAt(next) < 0x80);
}

function isBehindComma(text: string, at: number): boolean {
  return at > 1 && text.charCodeAt(at - 2) === 44 && text.charCodeAt(at - 1) === 32;
}

/** Whether there is only a space or a hyphen before a token. */
export function areClose(tokens: readonly ValueToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before !== undefined && token !== undefined && token.start - before.end <= 1;
}

/** Several words in a row as the lexicon writes them; `null` where one is no word, or there are too few. */
export function wordsAt(tokens: readonly ValueToken[], at: number, length: number): string | null {
  let words = "";
  for (let i = at; i < at + length; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === "digits" || token.kind === "date") return null;
    words += i === at ? token.text : ` ${token.text}`;
  }
  return words;
}

/** The text in lower case with the same length: `İ` alone becomes longer there, and offsets would be wrong. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll("İ", "i").toLowerCase();
}

/** Digits, percent signs and slashes that only look different, and the marks that group full-width digits, as ASCII. Lengths do not change. */
function asciiDigits(text: string): string {
  return text.replace(foreign, (digit) => {
    if (digit === "٪" || digit === "％") return "%";
    if (digit === "⁄") return "/";
    if (digit === "，" || digit === "．") return digit === "，" ? "," : ".";
    return String(valueOfDigit(digit.charCodeAt(0)));
  });
}

const foreign = new RegExp(`[${otherDigits}٪％⁄]|(?<=[０-９])[，．](?=[０-９])`, "g");

/** Scripts written without spaces: their words are looked up at each character. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function addWords(text: string, start: number, tokens: ValueToken[], lexicon: ValueLexicon): void {
  if (!unspaced.test(text)) {
    addSpaced(text, start, tokens);
    return;
  }
  const isVague = maySaySeveral(text);
  for (let at = 0; at < text.length; ) {
    const several = isVague ? severalAt(text, at) : 0;
    const number = several > 0 ? null : (firstYearAt(text, at) ?? hanNumberAt(text, at));
    const length = number?.length ?? Math.max(several, entryLength(text, at, lexicon));
    const [from, end] = [start + at, start + at + length];
    if (number === null) tokens.push({ kind: "word", text: text.slice(at, at + length), start: from, end });
    else tokens.push({ kind: "digits", text: number.digits, start: from, end });
    at += length;
  }
}

/** The `元` in `平成元年`, which is the year 1 of its era; elsewhere it is money as often. */
function firstYearAt(text: string, at: number): { digits: string; length: number } | null {
  if (text[at] !== "元" || text[at + 1] !== "年") return null;
  return eras.has(text.slice(Math.max(0, at - 2), at)) ? { digits: "1", length: 1 } : null;
}

const eras = wordSet("明治 大正 昭和 平成 令和 民国 民國 公元 西元");

/** Adds a word, divided where French elides: `n'est` is two words. `don't` is one, and so is Ukrainian `п'ять`. */
function addSpaced(text: string, start: number, tokens: ValueToken[]): void {
  const apostrophe = text.indexOf("'");
  const elided = apostrophe > 0 && apostrophe <= 2 && latin.test(text) ? apostrophe + 1 : 0;
  if (elided > 0) {
    tokens.push({ kind: "word", text: text.slice(0, elided), start, end: start + elided });
  }
  tokens.push({ kind: "word", text: text.slice(elided), start: start + elided, end: start + text.length });
}

const latin = /^\p{Script=Latin}/u;

/** The length of the longest entry of the lexicon that begins here; that of one character where there is none. */
function entryLength(text: string, at: number, { entries }: ValueLexicon): number {
  for (let length = Math.min(longestUnspaced, text.length - at); length > 1; length--) {
    if (entries.has(text.slice(at, at + length))) return length;
  }
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
