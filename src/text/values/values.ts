import { isCapitalAt } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";
import { marksYearAt } from "./date-value.ts";
import { loneOrdinal } from "./lone-ordinal.ts";
import { mayBeginNumber } from "./number-in-words.ts";
import { behindNumber, besideNumber, numericAt } from "./numeric-value.ts";
import { type Taken, taken, type ValueKind } from "./taken.ts";
import { addressesAsWords } from "./value-addresses.ts";
import { centuriesAsDigits } from "./value-centuries.ts";
import { entriesAt, type TokenRow } from "./value-entries.ts";
import { type ValueLanguage, valueLanguage } from "./value-language.ts";
import { type ValueToken, valueTokens } from "./value-token.ts";

/** Something that can change a claim while the rest of its words stay the same. */
export interface Value {
  readonly kind: ValueKind;
  /** The value as the sentence has it. */
  readonly text: string;
  /** Equal for two ways of writing one value: `1,200` and `1200`. */
  readonly normal: string;
  /** How many of the remaining words come before it, without those that stand for a quantifier. */
  readonly place: number;
  /** Whether it is a quantifier that a sentence without any never means: `most`, but not `all` or `some`. */
  readonly limits: boolean;
  /** What a word such as `million` behind a number multiplies it by; 1 without one. */
  readonly scale: number;
}

/** A sentence with its values taken out. */
export interface ValuedText {
  /** What remains: words in lower case, without punctuation, and `*` for each quantifier; empty if nothing else remains. */
  readonly words: string;
  readonly values: readonly Value[];
  /** The numbers in labels in brackets, such as `[13]`: they are no values. */
  readonly labels: readonly Label[];
}

/** A number in a label, in ASCII digits, and how many of the remaining words come before it. */
export type Label = Pick<Value, "normal" | "place">;

/**
 * Takes the numbers, dates, amounts, negations and hedges out of a sentence, and its quantifiers, whose places are kept.
 *
 * It reads the wiki's own language, together with English if that uses other letters; digits may be in any of their scripts.
 *
 * @param language - Language of the wiki. Where it is `""` or has no words here, several languages are read, with digits as
 * in English.
 */
export function takeValues(text: string, language = ""): ValuedText {
  const spoken = valueLanguage(language);
  const { tokens: written, inLabels } = tokensOf(text, spoken);
  const tokens = spoken.writing.parted?.(written, spoken.lexicon, text) ?? written;
  const row: TokenRow = { text, tokens, language: spoken };
  const words: string[] = [];
  const values: Value[] = [];
  const labels: Label[] = [];
  let standIns = 0;
  let numberEnd = -1;
  for (let at = 0; at < tokens.length; ) {
    placeLabels(tokens[at]?.start ?? 0);
    const found = mayBeValue(tokens[at], spoken) ? (numericAt(row, at) ?? wordValueAt(row, at)) : null;
    const value = found ?? loneOrdinal(tokens[at], spoken);
    if (value === null) {
      const word = tokens[at]?.text ?? "";
      const isCounted = at === numberEnd;
      // `22 человека` becomes `25 человек`.
      words.push((isCounted ? spoken.lexicon.counted.get(word) : undefined) ?? word);
      at++;
      continue;
    }
    // `an 18-year-old` becomes `a 17-year-old`.
    if (words.at(-1) === "an") words[words.length - 1] = "a";
    const start = tokens[at]?.start ?? 0;
    // `d'abril` becomes `de maig`, `d'11 euros` `de 12 euros`.
    if (isElidedDe(words.at(-1), text.charAt(start - 1))) words[words.length - 1] = "de";
    at += value.length;
    if (value.kind === "number") numberEnd = at;
    const shown = text.slice(start, tokens[at - 1]?.end);
    put(value.kind, shown, value.normal, value.limits, value.scale);
    // `1240 г.` means the same as `1240 года`.
    if (value.kind === "date" && wholeYear.test(value.normal) && marksYearAt(row, at)) at++;
    for (const left of valueTokens(value.left, spoken.lexicon)) {
      // `None of it` negates `all of it`, and `couldn't be seen` negates `could be seen`.
      const negated = spoken.lexicon.entries.get(left.text);
      if (negated?.quantifier !== undefined) put("quantifier", shown, negated.quantifier);
      else if (negated?.hedge !== undefined) put("hedge", shown, negated.hedge);
      else words.push(left.text);
    }
  }
  placeLabels(text.length);
  return { words: words.length === standIns ? "" : words.join(" "), values, labels };

  function put(kind: ValueKind, shown: string, normal: string, limits = false, scale = 1): void {
    values.push({ kind, text: shown, normal, place: words.length - standIns, limits, scale });
    if (kind !== "quantifier") return;
    words.push(standIn);
    standIns++;
  }

  function placeLabels(before: number): void {
    for (let label = inLabels[labels.length]; label !== undefined && label.start < before; ) {
      labels.push({ normal: label.text, place: words.length - standIns });
      label = inLabels[labels.length];
    }
  }
}

/** Stands for a quantifier among the words, so that it is seen where another took its place and where one came or went. */
export const standIn = "*";

function isElidedDe(word: string | undefined, joint: string): boolean {
  return (word === "d'" || word === "d") && (joint === "'" || joint === "’");
}

const wholeYear = /^(?:\d{3}|\d+(?: bc)?$)/;

/**
 * The tokens of a sentence, with addresses whole and centuries as digits, but without labels in brackets, of a note (`[13]`)
 * or of a sense before it (`[2, 3a]`), and without the time at the end of a signature.
 *
 * These say nothing about what is claimed. A label changes whenever a note or a sense is inserted before its own.
 */
function tokensOf(text: string, language: ValueLanguage): TokensOf {
  if (text.endsWith(")") && timeAlone.test(text)) return { tokens: [], inLabels: [] };
  const spoken = addressesAsWords(text, valueTokens(text, language.lexicon));
  const tokens = centuriesAsDigits({ text, tokens: spoken, language });
  const labels = text.includes("[") ? spansOf(text, labelInBrackets) : [];
  const times = text.endsWith(")") ? spansOf(text, timeOfSignature) : [];
  if (labels.length + times.length === 0) return { tokens, inLabels: [] };
  const said: ValueToken[] = [];
  const inLabels: ValueToken[] = [];
  const [isInLabel, isInTime] = [within(labels), within(times)];
  for (const token of tokens) {
    if (isInLabel(token)) {
      if (token.kind === "digits") inLabels.push(token);
    } else if (!isInTime(token)) said.push(token);
  }
  return { tokens: said, inLabels };
}

type Ends = readonly (readonly [start: number, end: number])[];

function spansOf(text: string, pattern: RegExp): Ends {
  return Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => [index, index + length]);
}

/** Whether a token stands in one of the spans; tokens are asked about in the order of the text. */
function within(spans: Ends): (token: ValueToken) => boolean {
  let next = 0;
  return ({ start }) => {
    while (start >= (spans[next]?.[1] ?? Infinity)) next++;
    return start >= (spans[next]?.[0] ?? Infinity);
  };
}

interface TokensOf {
  readonly tokens: readonly ValueToken[];
  /** The numbers that were left out. */
  readonly inLabels: readonly ValueToken[];
}

const labelInBrackets = /\[\p{Nd}{1,3}[a-z]?(?: ?[,–-] ?\p{Nd}{1,3}[a-z]?){0,20}\]/gu;

const clock = String.raw`[\p{Nd}]{1,2}(?::[\p{Nd}]{2}|h[\p{Nd}]{2}min)`;
/** A time that may also be a number: it counts only beside a whole date. */
const dottedClock = String.raw`[\p{Nd}]{1,2}\.[\p{Nd}]{2}`;
const day = String.raw`[\p{Nd}]{1,2}\.? [^()\p{Nd}]{2,20}`;
const days = [
  String.raw`${clock}[,،]? [^()]{2,30}[\p{Nd}]{4}\.?`,
  String.raw`${dottedClock}, ${day}[\p{Nd}]{4}`,
  String.raw`(?:${day}|[\p{Nd}]{1,2}\. [\p{Nd}]{1,2}\. )?[\p{Nd}]{4}[^()\p{Nd}]{1,9}${clock}`,
  String.raw`${day}[\p{Nd}]{4}(?: kl\.| kello)? ${dottedClock}`,
  String.raw`[\p{Nd}]{4}\. [^()\p{Nd}]{2,20}[\p{Nd}]{1,2}\., ${clock}`,
  String.raw`[\p{Nd}]{4}\. gada ${day} ${dottedClock}`,
  String.raw`[\p{Nd}]{4}[年년] ?[\p{Nd}]{1,2}[月월] ?[\p{Nd}]{1,2}[日일] \([\p{L}]\) ${clock}`,
];
const zone = String.raw`[A-Z]{3,5}|[+-][\p{Nd}]{2,4}|ت ع م|ইউটিসি`;

/** What `~~~~` is saved as: `09:28, 18 April 2006 (UTC)`, `5. Jan. 2006, 12:34 (CET)`. No full stop follows it. */
const timeOfSignature = new RegExp(String.raw`(?:${days.join("|")})(?= \((?:${zone})\)$)`, "gu");

/** A signature without a name: an address may stand before the time, which is no number. */
const timeAlone = new RegExp(String.raw`^[^\p{L}]*(?:${days.join("|")}) \((?:${zone})\)$`, "u");

/** Most words begin no entry of the lexicon, and need no further check. */
function mayBeValue(token: ValueToken | undefined, language: ValueLanguage): boolean {
  if (token?.kind !== "word") return token !== undefined;
  return language.lexicon.beginnings.has(token.text) || mayBeginNumber(token.text, language);
}

/** A negation, hedge or quantifier, or a word that blurs the number beside it. */
function wordValueAt(row: TokenRow, at: number): Taken | null {
  const { text, tokens } = row;
  const token = tokens[at];
  if (token === undefined || isNumberSign(text, token, tokens[at + 1])) return null;
  for (const { entry, length } of entriesAt(row, at)) {
    // The month has a capital wherever it is: `May`.
    if (entry.month !== undefined && isCapitalAt(text, token.start)) continue;
    if (entry.negates === true || (entry.doubles === true && isDoubling(row, at)))
      return taken("negation", "not", length);
    if (entry.unnegated !== undefined) return { ...taken("negation", "not", length), left: entry.unnegated };
    if (entry.hedge !== undefined) return taken("hedge", entry.hedge, length);
    if (entry.frequency !== undefined) {
      const { times, left } = entry.frequency;
      return { ...taken("number", times, 1), left };
    }
    if (entry.bound !== undefined && besideNumber(row, at, length)) {
      return taken("hedge", entry.bound, length);
    }
    if (entry.boundBehind !== undefined && behindNumber(row, at)) {
      return taken("hedge", entry.boundBehind, length);
    }
    if (entry.quantifier !== undefined) {
      const limits = entry.limits === true && !addsNothing(tokens, at);
      return { ...taken("quantifier", entry.quantifier, length), limits };
    }
  }
  return null;
}

/** Whether a quantifier adds nothing: `most notably` says what `notably` says, `the last few years` what `the last years` says. */
function addsNothing(tokens: readonly ValueToken[], at: number): boolean {
  const word = tokens[at]?.text;
  if (word === "few") return beforeFew.has(tokens[at - 1]?.text ?? "");
  return word === "most" && tokens[at + 1]?.text.endsWith("ly") === true;
}

const beforeFew = wordSet("first last next past");

/** Whether a word doubles a negation: `ne chante plus`; but `ne chante pas plus` and `ne chante plus que` compare or limit. */
function isDoubling({ tokens, language: { lexicon } }: TokenRow, at: number): boolean {
  if (limiting.has(tokens[at + 1]?.text ?? "")) return false;
  for (let before = at - 1; before >= Math.max(0, at - farthest); before--) {
    const word = tokens[before]?.text ?? "";
    if (lexicon.entries.get(word)?.negates === true) return firstOfTwo.has(word);
  }
  return false;
}

const firstOfTwo: ReadonlySet<string> = new Set(["ne", "n'"]);
const limiting: ReadonlySet<string> = new Set(["que", "qu'"]);
/** How many words away it may be, counting the verb: `n'y a presque plus`. */
const farthest = 4;

/** Whether it is `No. 5`, which is no negation. */
function isNumberSign(text: string, sign: ValueToken, next: ValueToken | undefined): boolean {
  return sign.text === "no" && text.charCodeAt(sign.end) === 46 && next?.kind === "digits";
}
