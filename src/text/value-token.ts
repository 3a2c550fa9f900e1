import { longestUnspaced, valueLexicon } from "./value-lexicon.ts";

/** A piece of a sentence as far as values go. */
export interface ValueToken {
  readonly kind: "word" | "digits" | "date" | "symbol";
  /** Lower case; digits are ASCII. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Scripts written without spaces: their words are looked up from each character on. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const pattern = new RegExp(
  [
    // 1990-05-12, 12.05.1990, 5/12/90
    String.raw`(?<date>\d{4}-\d\d?-\d\d?(?!\d)|\d\d?([./])\d\d?\2(?:\d{4}|\d\d)(?![\d./]))`,
    // H2O, A4: a name, not a number
    String.raw`(?<name>[A-Za-z]+\d\w*)`,
    // 1,200,000; 1 200 000; 3.14; a sign only where nothing is joined on its left
    String.raw`(?<digits>(?<![\p{L}\p{N})])[-−]?\d{1,3}(?: \d{3})+(?!\d)|(?:(?<![\p{L}\p{N})])[-−])?\d+(?:[.,'’٫٬]\d+)*)`,
    "(?<symbol>[$€£¥₹₽%‰°])",
    String.raw`(?<word>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)`,
  ].join("|"),
  "gu",
);

/** The words, numbers and signs of a sentence in order; punctuation is none of them. */
export function valueTokens(text: string): readonly ValueToken[] {
  const tokens: ValueToken[] = [];
  const ascii = asciiDigits(text);
  for (const match of ascii.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const { date, digits, name, symbol } = match.groups ?? {};
    if (date !== undefined) tokens.push({ kind: "date", text: date, start, end });
    else if (digits !== undefined) tokens.push({ kind: "digits", text: digits, start, end });
    else if (symbol !== undefined) tokens.push({ kind: "symbol", text: symbol, start, end });
    else if (name !== undefined) tokens.push({ kind: "word", text: name.toLowerCase(), start, end });
    else addWords(match[0], start, tokens);
  }
  return tokens;
}

/** A few words in a row as the lexicon writes them; `null` where one is none, or there are not so many. */
export function wordsAt(tokens: readonly ValueToken[], at: number, length: number): string | null {
  let words = "";
  for (let i = at; i < at + length; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === "digits" || token.kind === "date") return null;
    words += i === at ? token.text : ` ${token.text}`;
  }
  return words;
}

/** Digits of other scripts as ASCII: Arabic, Persian, Devanagari, Bengali, full-width. Lengths stay. */
function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯０-９]/g, (digit) => {
    const unit = digit.charCodeAt(0);
    const zero = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10].find((first) => unit >= first && unit < first + 10);
    return String(unit - (zero ?? unit));
  });
}

function addWords(run: string, start: number, tokens: ValueToken[]): void {
  const lower = run.toLowerCase().replaceAll("’", "'");
  // A few letters change their length with their case: then the offsets within the run mean nothing.
  const text = lower.length === run.length ? lower : run;
  if (!unspaced.test(text)) {
    addSpaced(text, start, tokens);
    return;
  }
  for (let at = 0; at < text.length; ) {
    const length = entryLength(text, at);
    tokens.push({
      kind: "word",
      text: text.slice(at, at + length),
      start: start + at,
      end: start + at + length,
    });
    at += length;
  }
}

/** French elides: `n'est` is two words. `don't` is one, because the lexicon knows it. */
function addSpaced(text: string, start: number, tokens: ValueToken[]): void {
  const apostrophe = text.indexOf("'");
  const elided = apostrophe > 0 && apostrophe <= 2 && !valueLexicon.has(text) ? apostrophe + 1 : 0;
  if (elided > 0) {
    tokens.push({ kind: "word", text: text.slice(0, elided), start, end: start + elided });
  }
  tokens.push({ kind: "word", text: text.slice(elided), start: start + elided, end: start + text.length });
}

/** Length of the longest entry of the lexicon that begins here; of one character where there is none. */
function entryLength(text: string, at: number): number {
  for (let length = Math.min(longestUnspaced, text.length - at); length > 1; length--) {
    if (valueLexicon.has(text.slice(at, at + length))) return length;
  }
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
