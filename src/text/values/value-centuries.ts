import { isCapitalAt } from "../character-kind.ts";
import type { TokenRow } from "./value-entries.ts";
import type { ValueToken } from "./value-token.ts";

/** Roman numerals of centuries with their values, with and without what makes them ordinals: `XVIII`, `XVIIIe`, `XVIIIth`. */
export const centuryNumerals: ReadonlyMap<string, number> = new Map(
  "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV"
    .split(" ")
    .flatMap((numeral, index) => formsOf(numeral, index + 1).map((form) => [form, index + 1] as const)),
);

function formsOf(numeral: string, value: number): readonly string[] {
  const ending = ["st", "nd", "rd"][(value % 20) - 1] ?? "th";
  const ordinals = ["e", "ᵉ", "ème", ...(value === 1 ? ["er", "ᵉʳ"] : [ending])].map((end) => numeral + end);
  // Cyrillic letters that look like the Latin ones.
  const others = [numeral.replaceAll("X", "Х"), numeral.replaceAll("I", "І")];
  return [numeral, ...ordinals, ...others, numeral.replaceAll("X", "Х").replaceAll("I", "І")];
}

/**
 * The tokens, with Roman numerals that count centuries as digits; other numerals belong to kings and chapters, or are
 * initials.
 */
export function centuriesAsDigits(row: TokenRow): readonly ValueToken[] {
  const { text, tokens } = row;
  let read: ValueToken[] | null = null;
  for (let at = 0; at < tokens.length; at++) {
    if (!beginsNumeral(text, tokens[at]) || numeralAt(text, tokens[at]) === undefined) continue;
    const run = runAt(row, at);
    for (const place of countedOf(row, run)) {
      const [token, value] = [tokens[place], numeralAt(text, tokens[place])];
      if (token === undefined || value === undefined) continue;
      read ??= [...tokens];
      read[place] = { kind: "digits", text: String(value), start: token.start, end: token.end };
    }
    at = run.places.at(-1) ?? at;
  }
  return read ?? tokens;
}

/** Checked for every word: a look-up in a set takes three times as long as these comparisons. */
function beginsNumeral(text: string, token: ValueToken | undefined): boolean {
  const unit = text.charCodeAt(token?.start ?? 0);
  return unit === 0x49 || unit === 0x56 || unit === 0x58 || unit === 0x406 || unit === 0x425;
}

function numeralAt(text: string, token: ValueToken | undefined): number | undefined {
  if (token?.kind !== "word" || token.end - token.start > longest) return undefined;
  return centuryNumerals.get(text.slice(token.start, token.end));
}

const longest = Math.max(...[...centuryNumerals.keys()].map((form) => form.length));

/** Numerals in a row: `XV–XVI`, `du XVᵉ au XVIᵉ`. */
interface Run {
  readonly places: readonly number[];
  /** Whether no words join them. */
  readonly isDashed: boolean;
}

function runAt({ text, tokens }: TokenRow, at: number): Run {
  const places = [at];
  let isDashed = true;
  for (let last = at, next = at + 1; next <= last + 1 + mostJoints; next++) {
    if (numeralAt(text, tokens[next]) === undefined) continue;
    const joint = between(text, tokens[last], tokens[next]);
    if (!dashes.test(joint) && !joints.test(joint)) break;
    if (!dashes.test(joint)) isDashed = false;
    places.push(next);
    last = next;
  }
  return { places, isDashed };
}

const mostJoints = 2;
const dashes = /^\.?(?:[-–—/]| [–—-] )$/;
const joints =
  /^\.? (?:and|or|to|y|e|o|u|i|ou|et|a|al|au|bis|und|oder|lub|do|oraz|и|или|до|по|і|й|та|або|és|vagy|și|sau)(?: (?:the|el|il|le|du|al))? $/;

/** Which numerals of a row count centuries, according to the words beside it. */
function countedOf(row: TokenRow, { places, isDashed }: Run): readonly number[] {
  const { text, tokens } = row;
  const { centuries } = row.language;
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const isMany = places.length > 1;
  // `secolul al XVIII-lea`
  const before = tokens[first - 1]?.text === "al" ? first - 2 : first - 1;
  if (inFront.test(between(text, tokens[before], tokens[first]))) {
    if (isWord(row, before, centuries.severalBefore)) return places;
    // `del siglo XIX y V Congreso`
    if (isWord(row, before, centuries.before)) {
      return isDashed || !isName(text, tokens[last + 1]) ? places : [first];
    }
  }
  // A letter that begins a sentence is a word: `І століття минуло`.
  if (last === 0 && tokens[0]?.end === 1) return [];
  const next = isEnding(row, last + 1) ? last + 2 : last + 1;
  if (!behind.test(between(text, tokens[next - 1], tokens[next]))) return [];
  if (isMany && isWord(row, next, centuries.severalBehind)) return places;
  if (!isWord(row, next, centuries.behind)) return [];
  // `Ludwika XIV i XVIII wieku`, but `Du XVᵉ au XVIᵉ siècle`
  const mayBeKings = isCapitalAt(text, (tokens[first]?.end ?? 0) - 1) && isName(text, tokens[first - 1]);
  return isDashed || !mayBeKings ? places : [last];
}

/** Whether a word is the ending that makes an ordinal of the numeral before it: `XVIII-го века`, `XV-a jarcento`. */
function isEnding({ text, tokens }: TokenRow, at: number): boolean {
  const ending = tokens[at];
  const isShort = ending !== undefined && ending.end - ending.start <= longestEnding;
  return isShort && between(text, tokens[at - 1], ending) === "-";
}

const longestEnding = 3;
const inFront = /^\.?\s(?:al\s)?$/;
const behind = /^(?:\.?\s|-|\.)$/;

function isWord({ text, tokens }: TokenRow, at: number, centuryWords: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  if (centuryWords.has(token.text)) return true;
  // `розділ II ст. 5`
  return centuryWords.has(text.slice(token.start, token.end + 1)) && tokens[at + 1]?.kind !== "digits";
}

function isName(text: string, token: ValueToken | undefined): boolean {
  return token !== undefined && isCapitalAt(text, token.start);
}

/** What stands between two tokens; if they are far apart, no more of it than is needed to see that. */
function between(text: string, token: ValueToken | undefined, next: ValueToken | undefined): string {
  if (token === undefined || next === undefined) return "…";
  return text.slice(token.end, Math.min(next.start, token.end + farApart));
}

/** Longer than any joint. */
const farApart = 20;
