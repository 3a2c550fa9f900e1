import { fractionSigns } from "../fraction-signs.ts";
import { wordSet } from "../word-set.ts";
import { type Fraction, fractionAt } from "./number-fraction.ts";
import type { NumberMarks } from "./number-group.ts";
import { numberInWordsAt } from "./number-in-words.ts";
import { entryAt, type TokenRow } from "./value-entries.ts";
import { areClose, type ValueToken } from "./value-token.ts";

/** A number as written, and how many tokens it has. */
interface Numeral {
  readonly normal: string;
  readonly length: number;
}

/** A number with its multipliers: `5`, `1.5 million`, `2 लाख 50 हज़ार`. */
export function scaledNumberAt(row: TokenRow, at: number): (Numeral & { readonly scale: number }) | null {
  const { tokens, language } = row;
  const number = numberAt(row, at);
  if (number === null) return null;
  let { normal, length, least } = number;
  let times = least === Infinity ? 1 : least;
  for (const scale of scalesBehind(row, at, length)) {
    normal = scaled(normal, scale);
    least = Math.min(least, scale);
    times *= scale;
    length++;
  }
  const scaledEnd = length;
  const mayHaveShare = tokens[at]?.kind === "digits" && least >= 1e6 && least < Infinity;
  const share = mayHaveShare ? shareBehind(row, at + length) : null;
  if (share !== null) {
    const sum = Number(normal) + share.value * least;
    // What a double cannot hold, and what is no number (`5:30`), keeps its scale.
    if (sum <= Number.MAX_SAFE_INTEGER)
      return { normal: String(sum), length: length + share.length, scale: 1 };
  }
  for (let part = partBelow(least); part !== null; part = partBelow(least)) {
    normal = part.sum;
    least = part.scale;
    length += part.length;
  }
  const tail = joinedBelow(least);
  if (tail !== null) return { normal: tail.sum, length: length + tail.length, scale: 1 };
  return { normal, length, scale: length === scaledEnd ? times : 1 };

  /** `5万2000`, `5만 2000`: a number joined to a scale, and less than it. */
  function joinedBelow(limit: number): { sum: string; length: number } | null {
    const next = tokens[at + length];
    if (limit === Infinity || next?.kind !== "digits") return null;
    const { dateMarks, gapBelowScale } = language.writing;
    const gap = next.start - (tokens[at + length - 1]?.end ?? 0);
    if (gap > gapBelowScale || (gap > 0 && dateMarks.includes(tokens[at + length + 1]?.text ?? "")))
      return null;
    const more = numberAt(row, at + length);
    if (more === null || !(Number(more.normal) < limit)) return null;
    const sum = Number(normal) + Number(more.normal);
    return Number.isSafeInteger(sum) ? { sum: String(sum), length: more.length } : null;
  }

  function partBelow(limit: number): { sum: string; scale: number; length: number } | null {
    if (limit === Infinity || !areClose(tokens, at + length)) return null;
    const more = numberAt(row, at + length);
    if (more === null) return null;
    const scales = scalesBehind(row, at + length, more.length);
    const scale = scales.reduce((product, times) => product * times, 1);
    const least = Math.min(scale === 1 ? Infinity : scale, more.least);
    if (least === Infinity || scale >= limit || Number(more.normal) >= limit) return null;
    const sum = Number(normal) + Number(more.normal) * scale;
    const parts = more.length + scales.length;
    return Number.isSafeInteger(sum) ? { sum: String(sum), scale: least, length: parts } : null;
  }
}

/**
 * The fraction in words behind a number in digits: `3 and a half`, `2 millones y medio`; but `3 and a half-century` and `100 and
 * a quarter of them` are two things.
 */
function shareBehind({ text, tokens, language }: TokenRow, at: number): Fraction | null {
  for (const grammar of language.grammars) {
    const found = fractionAt(tokens, at, grammar);
    if (found === null || !(found.value > 0)) continue;
    const next = at + found.length;
    const isOther = text[tokens[next - 1]?.end ?? 0] === "-" || tokens[next]?.text === "of";
    return isOther ? null : found;
  }
  return null;
}

/** The scales after a number in digits; a number in words has taken its own already. */
function scalesBehind(row: TokenRow, at: number, length: number): readonly number[] {
  const scales: number[] = [];
  if (row.tokens[at]?.kind !== "digits") return scales;
  for (let next = at + length; ; next++) {
    const scale = entryAt(row, next)?.scale;
    if (scale === undefined) return scales;
    scales.push(scale);
  }
}

/** A number in digits or in words, with what makes it an ordinal (`5th`), and the limit of what may follow its scale. */
function numberAt(row: TokenRow, at: number): (Numeral & { readonly least: number }) | null {
  const { tokens, language } = row;
  const token = tokens[at];
  if (token?.kind === "digits") {
    const length = 1 + suffixLength(tokens, at, ordinalSuffixes);
    const normal = plainNumber(token.text, language.marks);
    // `3 and a half years`; but `in 1990 and a half century later`.
    const share = length === 1 && /^\d{1,3}$/.test(normal) ? shareBehind(row, at + 1) : null;
    if (share === null) return { normal, length, least: Infinity };
    return { normal: String(Number(normal) + share.value), length: length + share.length, least: Infinity };
  }
  const number = numberInWordsAt(row, at);
  if (number === null) return null;
  const length = number.length + suffixLength(tokens, at + number.length - 1, ordinalSuffixes);
  return { normal: String(number.value), length, least: number.room === 1 ? Infinity : number.room };
}

/** Suffixes that may be joined to a number to make it an ordinal. */
export const ordinalSuffixes: ReadonlySet<string> = wordSet(
  "st nd rd th er re ère ème nde ste de e º ª o a й го η ή ης ής ο ό ος ός ου ού লা রা ঠা ই শে ম " +
    "য় র্থ ষ্ঠ তম ला ली ले रा री रे था थी थे ठा ठी ठे वाँ वां वीं वें",
);

const raised: ReadonlySet<string> = new Set(["º", "ª"]);

/** 1 where a suffix is joined to the number, otherwise 0. */
export function suffixLength(
  tokens: readonly ValueToken[],
  at: number,
  suffixes: ReadonlySet<string>,
): number {
  const suffix = tokens[at + 1];
  if (suffix === undefined || !suffixes.has(suffix.text)) return 0;
  const gap = suffix.start - (tokens[at]?.end ?? 0);
  // `1.º de enero`
  return gap === 0 || (gap === 1 && raised.has(suffix.text)) ? 1 : 0;
}

/** Fractions with their value, in one character and with a slash. */
export const fractions: ReadonlyMap<string, number> = new Map(
  [...fractionSigns].flatMap(([written, character]) => {
    const [part = Number.NaN, whole = Number.NaN] = written.split("/").map(Number);
    return [[character, part / whole] as const, [written, part / whole] as const];
  }),
);

/** `^6` and `⁶`, written as `6`. */
function exponent(written: string): string {
  return written
    .replace("^", "")
    .replace("⁻", "-")
    .replace(/[⁰¹²³⁴-⁹]/g, (digit) => `${"⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)}`);
}

/** `10^6`; `1.5×10^6` as `1500000`, but a power below zero or past 99 is kept: `1.5*10^-6`. */
function withPower(base: string, power: string, marks: NumberMarks): string {
  const raised = exponent(power.replace("−", "-"));
  const [number = "", ten] = base.split("×");
  const plain = plainNumber(number.trim(), marks);
  if (ten === undefined) return `${plain}^${raised}`;
  const isKept = raised.startsWith("-") || raised.length > 2;
  return isKept ? `${plain}*10^${raised}` : scaled(plain, 10 ** Number(raised));
}

/** `1½` and `1 1/2` as `1.5`; what is no such fraction, as `24/7`, stays as it is, as does what a double cannot hold. */
function withFraction(written: string, whole: string, part: string, marks: NumberMarks): string {
  const fraction = fractions.get(part);
  const ones = Number(plainNumber(whole.replace(/[-+]/g, "") || "0", marks));
  if (fraction === undefined || !(ones <= mostWhole)) return written;
  return String((whole.startsWith("-") ? -1 : 1) * (ones + fraction));
}

const slashed = /^(-?(?:\d+[ +-])?)(\d+\/\d+)$/;
const oneCharacter = /^(.*)([¼-¾⅐-⅞])$/;

/** Up to here a double can hold eighths, too. */
const mostWhole = 2 ** 49;

/**
 * A number without the marks that group its digits: `1,200`, `1 200` and `12,00,000` lose them, `3,5` is `3.5`.
 *
 * One mark before three digits is read as in English, unless full stops group digits, or a comma separates decimals.
 */
function plainNumber(digits: string, marks: NumberMarks): string {
  const text = digits
    .replace(/^[−–]/, "-")
    .replaceAll("٫", ".")
    .replace(/^(-?)\./, "$10.");
  const power = text.search(/[\^⁻⁰¹²³⁴-⁹]/);
  if (power > 0) return withPower(text.slice(0, power), text.slice(power), marks);
  const [, whole, part] = slashed.exec(text) ?? oneCharacter.exec(text) ?? [];
  if (whole !== undefined && part !== undefined) return withFraction(text, whole, part, marks);
  if (text.includes(":") || text.includes("h")) return text.replace("h", ":").replace(/^0(?=\d:)/, "");
  // `6,5/10`
  if (text.includes("/")) return text.replace(",", ".");
  if (marks.stopGroups && /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text)) {
    return text.replaceAll(".", "").replace(",", ".");
  }
  if (marks.commaParts && /^-?\d{1,3},\d{3}$/.test(text)) return text.replace(",", ".");
  if (
    /^-?\d{1,3}([ ,'’٬]\d{3})+$/.test(text) ||
    /^-?\d{1,3}(\.\d{3}){2,}$/.test(text) ||
    /^-?\d\d?(,\d\d)+,\d{3}$/.test(text)
  ) {
    return text.replaceAll(/[ .,'’٬]/g, "");
  }
  const grouped = groupedBeforeStop.exec(text) ?? spacedBeforeComma.exec(text);
  if (grouped !== null) return `${grouped[1]?.replaceAll(/[ ,'’٬]/g, "")}.${grouped[2]}`;
  return text.replace(/^(-?\d+),(\d+)$/, "$1.$2");
}

const groupedBeforeStop = /^(-?\d{1,3}(?:[ ,'’٬]\d{3})+)\.(\d+)$/;
const spacedBeforeComma = /^(-?\d{1,3}(?: \d{3})+),(\d+)$/;

/** `1.5` times a million is `1500000`; what a double cannot hold exactly keeps its digits and the scale. */
export function scaled(number: string, scale: number): string {
  const value = Number(number);
  if (!Number.isFinite(value) || number.length > 12) return `${number}*${scale}`;
  return String(Number((value * scale).toPrecision(15)));
}
