import { wordSet } from "../word-set.ts";
import { isBehindJoint } from "./number-endings.ts";
import { ordinalSuffixes, suffixLength } from "./numeral.ts";
import { type Taken, taken } from "./taken.ts";
import { entriesAt, entryAt, type TokenRow, unitAt } from "./value-entries.ts";
import type { Era } from "./value-lexicon.ts";
import { type ValueToken, wordsAt } from "./value-token.ts";

/**
 * A date written `1990-05-12`, `12.05.1990`, `12. 5. 1990` or `5/13/1990`, in the form of `12 May 1990`; one that may be read
 * in two ways stays as it is.
 */
export function fullDate(text: string): string {
  const slashed = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text);
  if (slashed !== null) return withSlashes(text, slashed.slice(1).map(Number));
  const parts = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text) ?? /^(\d\d?)\.\s?(\d\d?)\.\s?(\d{4})$/.exec(text);
  if (parts === null) return text;
  const [, first = "", month = "", last = ""] = parts;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDate ? `${year}-${Number(month)}-${Number(day)}` : text;
}

/** A day and a month in whichever order they can have: `13/05/1990`, `5/13/1990`, `5/5/1990`. */
function withSlashes(text: string, [first = 0, second = 0, year]: readonly number[]): string {
  const [month, day] = first > 12 ? [second, first] : [first, second];
  const isSure = first === second || first > 12 || second > 12;
  return isSure && month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year}-${month}-${day}` : text;
}

/** `公元前221年`, `MÖ 300`: a year after the words for its era. */
export function yearOfEraAt(row: TokenRow, at: number): Taken | null {
  const { tokens } = row;
  for (const { entry, length } of entriesAt(row, at)) {
    const year = tokens[at + length];
    if (entry.eraBefore === undefined || year?.kind !== "digits" || year.text.length > 4) continue;
    const date = markedDateAt(row, at + length) ?? taken("date", year.text, 1);
    const normal = entry.eraBefore === "+" ? date.normal : `${date.normal} bc`;
    return { ...date, normal, length: length + date.length };
  }
  return null;
}

/** `1990年5月12日`, `1990년 5월 12일`, or the beginning of such a date; `1990年(平成2年)5月12日` is three dates. */
export function markedDateAt(row: TokenRow, at: number): Taken | null {
  const { text, tokens } = row;
  const { dateMarks } = row.language.writing;
  const parts: string[] = [];
  let length = 0;
  for (const mark of dateMarks) {
    const number = tokens[at + length];
    // More digits are a number of years: `一百万年前`.
    const most = mark === dateMarks[0] ? 4 : 2;
    if (number?.kind !== "digits" || number.text.length > most || tokens[at + length + 1]?.text !== mark) {
      if (parts.length > 0) break;
      continue;
    }
    // The parts of one date have at most white space between them.
    if (parts.length > 0 && text.slice(tokens[at + length - 1]?.end, number.start).trim() !== "") break;
    parts.push(number.text + mark);
    length += 2;
  }
  return parts.length === 0 ? null : taken("date", parts.join(""), length);
}

/** `12 May 1990`, `May 12, 1990`, `12 de mayo de 1990`, `May 1990`, `12. Mai`, `1990`, `1990s`, `5 мая 946 года`, `1990. május 12.` */
export function dateAt(row: TokenRow, at: number): Taken | null {
  const before = monthBehindDay(row, at);
  if (before !== null) {
    const { day, month, length } = before;
    const year = yearAt(row, at + length);
    return taken("date", `${year?.year ?? ""}-${month}-${day}`, length + (year?.length ?? 0));
  }
  const month = monthAt(row, at);
  if (month === undefined) {
    return monthOfYearAt(row, at) ?? secondDayAt(row, at) ?? bareYearAt(row, at);
  }
  const after = dayBehindMonth(row, at + 1);
  const length = 1 + (after?.length ?? 0);
  const year = yearAt(row, at + length);
  if (after === null && year === null) return null;
  return taken("date", `${year?.year ?? ""}-${month}-${after?.day ?? ""}`, length + (year?.length ?? 0));
}

/** A day and its month: `12 May`, `12 de mayo`, `1-го мая`. */
function monthBehindDay(row: TokenRow, at: number): { day: number; month: number; length: number } | null {
  const { tokens } = row;
  const day = dayAt(tokens, at);
  if (day === null) return null;
  const monthOfDay = (joinedAt: number) => {
    const place = joinedAt + (isJoint(tokens[joinedAt]) ? 1 : 0);
    const month = monthAt(row, place);
    return month === undefined ? null : { day: day.day, month, length: place + 1 - at };
  };
  const joinedAt = at + day.length;
  return monthOfDay(joinedAt) ?? (isEnding(row, joinedAt) ? monthOfDay(joinedAt + 1) : null);
}

/** The last day of a range or a pair whose month stands before the first: the `7, 2001` of `May 5–7, 2001`. */
function secondDayAt(row: TokenRow, at: number): Taken | null {
  const { tokens } = row;
  const first = tokens[at - 1]?.kind === "word" ? at - 2 : at - 1;
  // Few tokens stand behind a number: that is seen before anything is matched.
  if (tokens[at]?.kind !== "digits" || tokens[first]?.kind !== "digits") return null;
  const day = dayAt(tokens, at);
  if (day === null) return null;
  const month = dayAt(tokens, first) === null ? undefined : monthAt(row, first - 1);
  const year = month === undefined ? null : yearAt(row, at + day.length);
  if (year === null) return null;
  return taken("date", `${year.year}-${month}-${day.day}`, day.length + year.length);
}

/** Whether what follows a day is the ending of its ordinal, in whatever language: `12-an de majo`, `1° maggio`, `1r de maig`. */
function isEnding(row: TokenRow, at: number): boolean {
  const { text, tokens } = row;
  const [day, ending] = [tokens[at - 1], tokens[at]];
  if (day === undefined || ending === undefined || ending.end - ending.start > longestEnding) return false;
  const gap = ending.start - day.end;
  if (ending.kind !== "word") return gap === 0 && ending.text === "°";
  if (gap > 1 || (gap === 1 && !isBehindJoint(text, ending.start))) return false;
  // `a 10-km May run`
  return entryAt(row, at)?.unit === undefined;
}

const longestEnding = 2;

/** A month after its year: `1990. május 12-én`, `1990 májusában`, `1990 m. gegužės 12 d.`, `1990. gada 12. maijā`. */
function monthOfYearAt(row: TokenRow, at: number): Taken | null {
  const year = row.tokens[at];
  if (!row.language.writing.yearFirst || year === undefined || !isYear(year)) return null;
  const next = at + (marksYearAt(row, at + 1) ? 2 : 1);
  const before = monthBehindDay(row, next);
  if (before !== null) {
    return taken("date", `${year.text}-${before.month}-${before.day}`, next - at + before.length);
  }
  const month = monthAt(row, next);
  if (month === undefined) return null;
  const day = dayBehindMonth(row, next + 1);
  return taken("date", `${year.text}-${month}-${day?.day ?? ""}`, next - at + 1 + (day?.length ?? 0));
}

/** The day after a month; where the day has a mark, `májusban 12 ezer` has none, but `մայիսի 12, 1990` has one. */
function dayBehindMonth(row: TokenRow, at: number): { day: number; length: number } | null {
  const { text, tokens } = row;
  const { writing } = row.language;
  const day = dayAt(tokens, at);
  if (day === null || !writing.marksDay || /[-\u2010\u2011–.]/.test(text[tokens[at]?.end ?? 0] ?? ""))
    return day;
  return yearAt(row, at + day.length) === null ? null : day;
}

function monthAt(row: TokenRow, at: number): number | undefined {
  return entryAt(row, at)?.month;
}

/** Whether it is a word between the parts of a date. */
function isJoint(token: ValueToken | undefined): boolean {
  return token !== undefined && ["of", "de", "del", "d'"].includes(token.text);
}

function dayAt(tokens: readonly ValueToken[], at: number): { day: number; length: number } | null {
  const token = tokens[at];
  if (token?.kind !== "digits" || !/^\d\d?$/.test(token.text)) return null;
  const day = Number(token.text);
  return day < 1 || day > 31 ? null : { day, length: 1 + suffixLength(tokens, at, ordinalSuffixes) };
}

function yearAt(row: TokenRow, at: number): { year: string; length: number } | null {
  const { tokens } = row;
  const skipped = isJoint(tokens[at]) ? 1 : 0;
  const token = tokens[at + skipped];
  const length = skipped + 1;
  if (token === undefined) return null;
  return isYear(token) || isShortYear(row, at + skipped) ? { year: token.text, length } : null;
}

function isYear(token: ValueToken): boolean {
  return token.kind === "digits" && /^(1\d|20)\d\d$/.test(token.text);
}

/**
 * Whether three digits before the word for a year are a year. Fewer are a number of years as often, and with an era they are
 * a date of their own.
 */
function isShortYear(row: TokenRow, at: number): boolean {
  const { tokens } = row;
  const token = tokens[at];
  return token?.kind === "digits" && /^[1-9]\d\d$/.test(token.text) && marksEraYear(row, at + 1);
}

/** Whether a word for a year, without letters for its era after it, is not a year of somebody's life: `102. godini života`. */
function marksEraYear(row: TokenRow, at: number): boolean {
  const { tokens, language } = row;
  if (!marksYearAt(row, at) || eraOfYearAt(row, at) !== null) return false;
  if (isLetter(tokens[at])) return true;
  const { yearsOf } = language.lexicon;
  return !yearsOf.has(tokens[at + 1]?.text ?? "") && !yearsOf.has(wordsAt(tokens, at + 1, 2) ?? "");
}

/** Whether a word says that the number before it is a year: `г.` as well as `года`. */
export function marksYearAt(row: TokenRow, at: number): boolean {
  return entryAt(row, at)?.marksYear === true;
}

function bareYearAt(row: TokenRow, at: number): Taken | null {
  const { text, tokens } = row;
  const token = tokens[at];
  if (token === undefined) return null;
  if (!isYear(token)) return shortYearAt(row, at);
  const decade = decadeLength(text, tokens, at);
  const next = entryAt(row, at + 1);
  if (decade === 0 && eraOfYearAt(row, at + 1) !== null) return null;
  const isCounted = unitAt(row, at + 1) !== null || countsPeople(row, at);
  const isMarked =
    next?.isShortened === true ? isShortenedYear(row, at) : next?.marksYear === true && !isWeight(row, at);
  if (decade === 0 && !isMarked && (isCounted || next?.scale !== undefined)) return null;
  return taken("date", decade === 0 ? token.text : `${token.text}s`, 1 + decade);
}

/** 1 where a suffix makes a decade of a year; in Russian and Ukrainian it follows a hyphen: `1990s`, `1990-х`. */
function decadeLength(text: string, tokens: readonly ValueToken[], at: number): number {
  const [year, suffix] = [tokens[at], tokens[at + 1]];
  const isHyphened = suffix?.start === (year?.end ?? 0) + 1 && hyphens.has(text[suffix.start - 1] ?? "");
  return isHyphened && slavicDecades.has(suffix.text) ? 1 : suffixLength(tokens, at, decadeSuffixes);
}

const hyphens: ReadonlySet<string> = new Set("-\u2010\u2011");
const slavicDecades = wordSet("е х ми ті их тих");

/** A year of few digits, `946 г. князь`, `946 roku`; but `102 года` is a number of years, as of an age, and `946 г` a weight. */
function shortYearAt(row: TokenRow, at: number): Taken | null {
  const { tokens } = row;
  const [token, word] = [tokens[at], tokens[at + 1]];
  if (token === undefined || word === undefined) return null;
  if (isEarlyYear(row, at)) return taken("date", token.text, 1);
  if (!isShortYear(row, at)) return null;
  const mayBeUnit = entryAt(row, at + 1)?.unit !== undefined;
  const isMeant = isLetter(word) ? isShortenedYear(row, at) : Number(token.text) >= oldest;
  return mayBeUnit && !isMeant ? null : taken("date", token.text, 1);
}

/**
 * Whether it is an early year: after its preposition, where the word does not count years (`в 44 г.`, `в 44 году`, `w 44
 * roku`, but not `в 72 году жизни`), or an ordinal, `102. godine`; with fewer digits that is somebody's age as often.
 */
function isEarlyYear(row: TokenRow, at: number): boolean {
  const { text, tokens, language } = row;
  const [token, word] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "digits" || word === undefined || !/^[1-9]\d{0,2}$/.test(token.text)) return false;
  if (!marksEraYear(row, at + 1)) return false;
  if (token.text.length === 3 && isStop(text, token.end)) return true;
  const { beforeYears, ordinalYears } = language.lexicon;
  if (!beforeYears.has(tokens[at - 1]?.text ?? "")) return false;
  if (isLetter(word)) return isStop(text, word.end);
  // `od 1 roku do 5 lat`
  const isOrdinal = token.text !== "1" && ordinalYears.has(word.text);
  return isOrdinal || entryAt(row, at + 1)?.unit === undefined;
}

function isLetter(word: ValueToken | undefined): boolean {
  return word !== undefined && word.end - word.start === 1;
}

function isStop(text: string, at: number): boolean {
  return text.charCodeAt(at) === 46;
}

/** Whether a letter is shortened: inside of a sentence always, at its end only after the preposition of a year: `в 946 г.` */
function isShortenedYear(row: TokenRow, at: number): boolean {
  const { text, tokens } = row;
  const isWithin = tokens[at + 2] !== undefined;
  return isWithin && isStop(text, tokens[at + 1]?.end ?? 0) && !isWeight(row, at);
}

/**
 * Whether it is a weight: `200 г. муки`, `весом 200 г.`; a year with its preposition (`в 946 г. хлеба не было`) or an
 * ordinal's full stop is none.
 */
function isWeight(row: TokenRow, at: number): boolean {
  const { text, tokens } = row;
  const { weighed, beforeYears } = row.language.lexicon;
  if (!isLetter(tokens[at + 1]) || isStop(text, tokens[at]?.end ?? 0)) return false;
  const before = tokens[at - 1]?.text ?? "";
  return weighed.has(before) || (weighed.has(tokens[at + 2]?.text ?? "") && !beforeYears.has(before));
}

/** Numbers below this are people's ages as often as years. */
const oldest = 130;

/** Whether a number counts people, `1200 inhabitants`; in `In 1900 residents built …` it is a year. */
function countsPeople(row: TokenRow, at: number): boolean {
  const { tokens } = row;
  const { lexicon } = row.language;
  const next = tokens[at + 1];
  if (next?.kind !== "word" || !lexicon.counted.has(next.text)) return false;
  const before = tokens[at - 1]?.text ?? "";
  // `Visited by 1200 people`
  return !lexicon.beforeYears.has(before) && !(at === 1 && lexicon.beforeYearsFirst.has(before));
}

/** Suffixes that may be joined to a year to make it a decade. */
export const decadeSuffixes: ReadonlySet<string> = wordSet("s er ern е х");

/** The era after a year, or after the word for one: `44 году до н. э.`, `44 r. p.n.e.` */
export function eraOfYearAt(row: TokenRow, at: number): { era: Era; length: number } | null {
  const era = eraAt(row, at);
  if (era !== null || !marksYearAt(row, at)) return era;
  const behind = eraAt(row, at + 1);
  return behind === null ? null : { era: behind.era, length: behind.length + 1 };
}

function eraAt(row: TokenRow, at: number): { era: Era; length: number } | null {
  for (const { entry, length } of entriesAt(row, at)) {
    if (entry.era !== undefined) return { era: entry.era, length };
  }
  return null;
}
