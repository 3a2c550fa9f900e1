import { dateAt, eraOfYearAt, fullDate, markedDateAt, yearOfEraAt } from "./date-value.ts";
import { isFractionBefore } from "./number-fraction.ts";
import { fractions, scaled, scaledNumberAt } from "./numeral.ts";
import { type Taken, taken } from "./taken.ts";
import { entriesAt, entryAt, type TokenRow, unitAt } from "./value-entries.ts";
import type { ValueLanguage } from "./value-language.ts";
import { type ValueToken, wordsAt } from "./value-token.ts";

/** The number, date or amount that begins at a token of a text. */
export function numericAt(row: TokenRow, at: number): Taken | null {
  const { tokens } = row;
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "date") return taken("date", fullDate(token.text), 1);
  return (
    bookNumberAt(tokens, at) ??
    yearOfEraAt(row, at) ??
    markedDateAt(row, at) ??
    dateAt(row, at) ??
    shareAt(row, at) ??
    quantityAt(row, at)
  );
}

/** Whether a number stands directly before these tokens, or directly after them. */
export function besideNumber(row: TokenRow, at: number, length: number): boolean {
  return isNumericAt(row, at - 1) || isNumericAt(row, at + length);
}

/** Whether a number stands directly before a token, or before the unit at that token. */
export function behindNumber(row: TokenRow, at: number): boolean {
  if (isNumericAt(row, at - 1)) return true;
  return entryAt(row, at - 1)?.unit !== undefined && isNumericAt(row, at - 2);
}

function isNumericAt(row: TokenRow, at: number): boolean {
  const token = row.tokens[at];
  if (token?.kind !== "word") return token !== undefined;
  const entry = entryAt(row, at);
  if (entry?.number !== undefined || entry?.scale !== undefined || entry?.frequency !== undefined)
    return true;
  return entry?.unitBefore !== undefined || isCompound(token.text, row.language);
}

/** Whether a word is several numbers in one: `einundzwanzig`. */
function isCompound(word: string, { grammars }: ValueLanguage): boolean {
  return grammars.some(({ partsOf }) => partsOf(word) !== undefined);
}

/** The number of a book after the word ISBN, ISBN-10 or ISBN-13: the same for both forms, without check digits. */
function bookNumberAt(tokens: readonly ValueToken[], at: number): Taken | null {
  if (tokens[at - 1]?.text !== "isbn") return null;
  const kind = tokens[at]?.text;
  const skipped = kind === "10" || kind === "13" ? 1 : 0;
  const number = tokens[at + skipped]?.text ?? "";
  if (/^97[89]\d{10}$/.test(number)) return taken("number", number.slice(0, 12), skipped + 1);
  return /^\d{9}[\dx]$/.test(number) ? taken("number", `978${number.slice(0, 9)}`, skipped + 1) : null;
}

/** `one third`, `a third of`; but `one tenth-century church`, `twenty-one third graders` are none. */
function shareAt(row: TokenRow, at: number): Taken | null {
  const { text, tokens } = row;
  if (entryAt(row, at - 1)?.number !== undefined) return null;
  for (const { entry, length } of entriesAt(row, at)) {
    const isJoined = text[tokens[at + length - 1]?.end ?? 0] === "-";
    // `a quarter of a million`
    if (entry.share === undefined || isJoined || entryAt(row, at + length + 1)?.scale !== undefined) continue;
    const left = length > 1 && tokens[at + length - 1]?.text === "of" ? 1 : 0;
    return taken("amount", partOf("1", entry.share), length - left);
  }
  return null;
}

/** A number, which with what it counts is an amount: `5`, `five`, `5th`, `1.5 million`, `$5 million`, `20 %`, `30 km`. */
function quantityAt(row: TokenRow, at: number): Taken | null {
  const { tokens } = row;
  const currency = unitBeforeAt(row, at);
  const start = at + (currency === "" ? 0 : 1);
  const counted = scaledNumberAt(row, start);
  if (counted === null) return null;
  let { normal, scale } = counted;
  let length = start + counted.length - at;
  // `m` after money is not metres: `£5m`.
  const ofMoney = currency === "" ? undefined : moneyScales.get(tokens[at + length]?.text ?? "");
  if (ofMoney !== undefined) {
    const amount = taken("amount", `${scaled(normal, ofMoney)} ${currency}`, length + 1);
    return { ...amount, scale: ofMoney };
  }
  const era = currency === "" ? eraOfYearAt(row, at + length) : null;
  // A year of our era is the same with and without the letters for it.
  if (era !== null) return taken("date", era.era === "+" ? normal : `${normal} bc`, length + era.length);
  const joint = isUnitJoint(row, at + length) ? 1 : 0;
  const unit = unitAt(row, at + length + joint);
  if (unit !== null) length += joint + unit.length;
  const time = timeOf(normal, unit?.unit);
  if (time !== null) return taken("amount", time, length);
  let counts = unit?.unit ?? "";
  if (fractions.has(counts)) return taken("amount", partOf(normal, counts), length);
  const multiple = multiples.get(counts);
  if (multiple !== undefined) {
    [normal, counts] = [scaled(normal, multiple[0]), multiple[1]];
    scale *= multiple[0];
  }
  const units = [currency, counts].filter((part) => part !== "").join(" ");
  if (units === "" && isDecade(row, at, normal)) return taken("date", `19${normal}`, length);
  // `$5.00`
  if (normal.endsWith(".00") && money.test(units)) normal = normal.slice(0, -3);
  return { ...taken(units === "" ? "number" : "amount", `${normal} ${units}`.trimEnd(), length), scale };
}

/** Whether a word joins a unit to the scale before it: `3 millions d'euros`, `3 millions et demi d'euros`. */
function isUnitJoint(row: TokenRow, at: number): boolean {
  const { tokens, language } = row;
  if (!language.lexicon.unitJoints.has(tokens[at]?.text ?? "")) return false;
  if (entryAt(row, at - 1)?.scale !== undefined) return true;
  return language.grammars.some((grammar) => isFractionBefore(tokens, at, grammar));
}

/** The unit given by a sign or a word before a number: `$5`, `%50`, `yüzde 50`; `""` where there is none. */
function unitBeforeAt(row: TokenRow, at: number): string {
  const token = row.tokens[at];
  if (token?.kind !== "symbol") return entryAt(row, at)?.unitBefore ?? "";
  return row.language.lexicon.entries.get(token.text)?.unit ?? "";
}

/** Whether a number of two digits is a decade: `años 90`, `década de los noventa`. */
function isDecade({ tokens, language: { lexicon } }: TokenRow, at: number, number: string): boolean {
  if (!/^[2-9]0$/.test(number)) return false;
  return [1, 2, 3].some((length) => lexicon.decades.has(wordsAt(tokens, at - length, length) ?? ""));
}

/** So many times a fraction: `two thirds`. */
function partOf(number: string, fraction: string): string {
  return String(Number(number) / Math.round(1 / (fractions.get(fraction) ?? 1)));
}

const money = /\p{Sc}/u;

/** Letters after an amount of money: `$5K`, `£5m`, `$5B`. */
const moneyScales: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["b", 1e9],
]);

/** Units that multiply the number before them, and in what; the grammar of numbers has no place for a twelve. */
const multiples: ReadonlyMap<string, readonly [times: number, unit: string]> = new Map([
  ["dozen", [12, ""]],
  ["dutzend", [12, ""]],
  ["k_€", [1e3, "€"]],
  ["m_€", [1e6, "€"]],
  ["k_$", [1e3, "$"]],
  ["m_$", [1e6, "$"]],
]);

/** A time of day as on a clock of 24 hours: `5 pm` and `17 Uhr` are `17:00`; `null` for anything else. */
function timeOf(number: string, unit: string | undefined): string | null {
  if (unit !== "uhr" && unit !== "am" && unit !== "pm") return null;
  const [, written = "", minutes = "00"] = /^(\d\d?)(?:[.:]([0-5]\d))?$/.exec(number) ?? [];
  const hour = Number(written);
  // German has `am` after any number: `Platz 13 am Ende`.
  if (written === "" || hour > (unit === "uhr" ? 24 : 12)) return null;
  return `${unit === "uhr" ? hour : (hour % 12) + (unit === "pm" ? 12 : 0)}:${minutes}`;
}
