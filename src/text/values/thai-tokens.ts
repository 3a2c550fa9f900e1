import type { ValueLexicon } from "./value-lexicon.ts";
import type { ValueToken } from "./value-token.ts";

/**
 * Thai words, with values separated from the words they are written in. A year of the Buddhist era becomes one of ours, and
 * a negation comes before the words it was in.
 */
export function thaiTokens(tokens: readonly ValueToken[], lexicon: ValueLexicon): readonly ValueToken[] {
  const parted: ValueToken[] = [];
  let lastYear: ValueToken | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const before = parted.at(-1);
    const next = tokens[at + 1];
    const year = yearOfEraAt(tokens, at);
    if (year !== null) {
      // `ในปีพ.ศ. 2533`
      const rest = token.text.slice(0, -1);
      if (rest !== "")
        parted.push(...partsOf({ ...token, text: rest, end: token.end - 1 }, before, true, lexicon));
      parted.push(year);
      lastYear = year;
      at += 2;
    } else if (token.kind === "word") {
      const isBeforeNumber = next?.kind === "digits" || yearOfEraAt(tokens, at + 1) !== null;
      parted.push(...partsOf(token, before, isBeforeNumber, lexicon));
    } else {
      // `12 พฤษภาคม 2533`, `พ.ศ. 2533–2535`
      const isBehind =
        isMonth(before, lexicon) || (before === lastYear && token.start - (before?.end ?? 0) === 1);
      const isYear = isBehind && bareBuddhist.test(token.text) && !isCounted(next, lexicon);
      const read: ValueToken = isYear ? yearToken(Number(token.text) - eraOffset, token) : token;
      if (isYear) lastYear = read;
      parted.push(read);
    }
  }
  return parted;
}

/** Years between the first year of the Buddhist era and that of ours. */
const eraOffset = 543;

/** A Buddhist year without its era, after a month or another year: no such year of our era has come yet. */
const bareBuddhist = /^2[3-5]\d\d$/;

/** `พ.ศ. 2533` or `ค.ศ. 1990`; a token ends at the first letter of the era's name. `null` where none begins there. */
function yearOfEraAt(tokens: readonly ValueToken[], at: number): ValueToken | null {
  const [first, second, year] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first === undefined || second?.text !== "ศ" || year?.kind !== "digits") return null;
  const isBuddhist = first.text.endsWith("พ");
  if (!isBuddhist && !first.text.endsWith("ค")) return null;
  if (second.start - first.end !== 1 || year.start - second.end > 2 || !/^[1-9]\d{0,3}$/.test(year.text))
    return null;
  const written = { start: first.end - 1, end: year.end };
  return yearToken(Number(year.text) - (isBuddhist ? eraOffset : 0), written);
}

/** A year as a number, where a month may precede it; with few digits it would count something. */
function yearToken(
  year: number,
  { start, end }: { readonly start: number; readonly end: number },
): ValueToken {
  if (year >= 1000) return { kind: "digits", text: String(year), start, end };
  return { kind: "date", text: year > 0 ? String(year) : `${1 - year} bc`, start, end };
}

function isMonth(token: ValueToken | undefined, { entries }: ValueLexicon): boolean {
  return token?.kind === "word" && entries.get(token.text)?.month !== undefined;
}

function isCounted(token: ValueToken | undefined, { entries }: ValueLexicon): boolean {
  const entry = token?.kind === "word" ? entries.get(token.text) : undefined;
  return entry?.unit !== undefined || entry?.scale !== undefined;
}

function partsOf(
  token: ValueToken,
  before: ValueToken | undefined,
  isBeforeNumber: boolean,
  lexicon: ValueLexicon,
): readonly ValueToken[] {
  const counters = before?.kind === "digits" ? countersOf(token.text, lexicon) : [];
  if (counters.length > 0) return cut(token, counters).flatMap(withNegationsFirst);
  const last = isBeforeNumber ? lastLength(token.text, lexicon) : 0;
  if (last > 0) return cut(token, [token.text.length - last]).flatMap(withNegationsFirst);
  return withNegationsFirst(token);
}

/**
 * How long the multipliers and the unit are with which a word after a number begins; none where multipliers alone begin
 * another word.
 */
function countersOf(text: string, { entries }: ValueLexicon): readonly number[] {
  const lengths: number[] = [];
  let from = 0;
  const lengthOf = (most: number, what: "scale" | "unit") => {
    for (let length = Math.min(most, text.length - from); length > 1; length--) {
      if (entries.get(text.slice(from, from + length))?.[what] !== undefined) return length;
    }
    return 0;
  };
  for (let scale = lengthOf(longestScale, "scale"); scale > 0; scale = lengthOf(longestScale, "scale")) {
    lengths.push(scale);
    from += scale;
  }
  if (from === 0 || from === text.length) return lengths;
  const unit = lengthOf(longestUnit, "unit");
  return unit === 0 ? [] : [...lengths, unit];
}

const longestScale = 5;
const longestUnit = 13;

/** The length of the month with which a word ends, or of the unit of the number after it: `ประชากรร้อยละ 96`. */
function lastLength(text: string, { entries }: ValueLexicon): number {
  for (let length = Math.min(longestMonth, text.length); length > 5; length--) {
    const entry = entries.get(text.slice(-length));
    if (entry?.month !== undefined || entry?.unitBefore !== undefined) return length;
  }
  return 0;
}

const longestMonth = 10;

function cut(token: ValueToken, lengths: readonly number[]): readonly ValueToken[] {
  const pieces: ValueToken[] = [];
  let from = 0;
  for (const length of [...lengths, Infinity]) {
    const text = token.text.slice(from, from + length);
    if (text !== "")
      pieces.push({ ...token, text, start: token.start + from, end: token.start + from + text.length });
    from += length;
  }
  return pieces;
}

/** A word with its negations first; the rest of it stays one word. */
function withNegationsFirst(token: ValueToken): readonly ValueToken[] {
  if (!token.text.includes("ไม่")) return [token];
  const found = [...token.text.matchAll(negation)].map(({ 0: text, index }): ValueToken => {
    return { kind: "word", text, start: token.start + index, end: token.start + index + text.length };
  });
  const left = token.text.replaceAll(negation, (text) => (text === "ไม่" ? "" : "เป็น"));
  return left === "" ? found : [...found, { ...token, text: left }];
}

/** A negation; without a tone mark, or with another, these are other words. */
const negation = /ไม่(?:ใช่)?/g;
