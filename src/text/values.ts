import { groupsByStop } from "./number-group.ts";
import { besideNumber, numericAt, type Taken, type ValueKind } from "./numeric-value.ts";
import { entryBeginnings, valueLexicon } from "./value-lexicon.ts";
import { type ValueToken, valueTokens, wordsAt } from "./value-token.ts";

/** Something that can change a claim while the rest of its words stay. */
export interface Value {
  readonly kind: ValueKind;
  /** As the sentence has it. */
  readonly text: string;
  /** Equal for two ways to write one value: `1,200` and `1200`. */
  readonly normal: string;
  /** How many of the remaining words stand before it. */
  readonly place: number;
}

/** A sentence with its values taken out. */
export interface ValuedText {
  /** What remains: words in lower case, without punctuation. */
  readonly words: string;
  readonly values: readonly Value[];
}

/** A value that is another on the other side; `null` where there is none. */
export interface ValueChange {
  readonly kind: ValueKind;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Takes the numbers, dates, amounts, negations and hedges out of a sentence.
 *
 * English, German, French, Spanish, Hindi, Russian, Arabic, Chinese and Japanese; digits in any of their scripts.
 *
 * @param language - Of the wiki; `""` where it is not known: numbers are then read as English writes them.
 */
export function takeValues(text: string, language = ""): ValuedText {
  const tokens = tokensOf(text);
  const stopGroups = groupsByStop(language);
  const words: string[] = [];
  const values: Value[] = [];
  for (let at = 0; at < tokens.length; ) {
    const taken = mayBeValue(tokens[at])
      ? (numericAt(tokens, at, stopGroups) ?? wordValueAt(tokens, at))
      : null;
    if (taken === null) {
      words.push(tokens[at]?.text ?? "");
      at++;
      continue;
    }
    const start = tokens[at]?.start ?? 0;
    at += taken.length;
    const shown = text.slice(start, tokens[at - 1]?.end);
    values.push({ kind: taken.kind, text: shown, normal: taken.normal, place: words.length });
    for (const left of valueTokens(taken.left)) words.push(left.text);
  }
  return { words: words.join(" "), values };
}

/**
 * The tokens of a sentence but for labels in brackets: of a note (`[13]`), or of a sense before it (`[2, 3a]`).
 *
 * A label says nothing, and changes whenever a note or a sense is put before its own.
 */
function tokensOf(text: string): readonly ValueToken[] {
  const tokens = valueTokens(text);
  if (!text.includes("[")) return tokens;
  const labels = [...text.matchAll(labelInBrackets)].map(({ 0: label, index }) => [
    index,
    index + label.length,
  ]);
  if (labels.length === 0) return tokens;
  let next = 0;
  return tokens.filter(({ start }) => {
    while (start >= (labels[next]?.[1] ?? Infinity)) next++;
    return start < (labels[next]?.[0] ?? Infinity);
  });
}

const labelInBrackets = /\[\p{Nd}{1,3}[a-z]?(?: ?[,–-] ?\p{Nd}{1,3}[a-z]?){0,20}\]/gu;

/**
 * The values that differ between two sentences that are otherwise the same words; empty where they are not.
 *
 * A value that only moved, or is written in another way, is no change.
 */
export function changedValues(from: ValuedText, to: ValuedText): readonly ValueChange[] {
  if (from.words !== to.words || from.words === "") return [];
  const changes: ValueChange[] = [];
  const lost: Value[] = [];
  const gained: Value[] = [];
  for (let i = 0, j = 0; i < from.values.length || j < to.values.length; ) {
    const place = Math.min(from.values[i]?.place ?? Infinity, to.values[j]?.place ?? Infinity);
    const oldEnd = endOfPlace(from.values, i, place);
    const nowEnd = endOfPlace(to.values, j, place);
    pairAt(from.values.slice(i, oldEnd), to.values.slice(j, nowEnd));
    i = oldEnd;
    j = nowEnd;
  }
  function pairAt(old: readonly Value[], now: readonly Value[]): void {
    const rest = [...now];
    for (const value of old) {
      const at = rest.findIndex((other) => sameGroup(value.kind, other.kind));
      const other = at < 0 ? undefined : rest.splice(at, 1)[0];
      if (other === undefined) lost.push(value);
      else if (other.normal !== value.normal)
        changes.push({ kind: other.kind, from: value.text, to: other.text });
    }
    gained.push(...rest);
  }
  for (const value of lost) {
    const at = gained.findIndex(({ kind, normal }) => kind === value.kind && normal === value.normal);
    if (at < 0) changes.push({ kind: value.kind, from: value.text, to: null });
    else gained.splice(at, 1);
  }
  return [...changes, ...gained.map(({ kind, text }) => ({ kind, from: null, to: text }))];
}

function endOfPlace(values: readonly Value[], from: number, place: number): number {
  let end = from;
  while (values[end]?.place === place) end++;
  return end;
}

/** Numbers, dates and amounts take each other's place; a negation only that of a negation. */
function sameGroup(a: ValueKind, b: ValueKind): boolean {
  const worded = (kind: ValueKind) => kind === "negation" || kind === "hedge";
  return a === b || (!worded(a) && !worded(b));
}

/** Most words begin no entry of the lexicon: for them nothing else need be asked. */
function mayBeValue(token: ValueToken | undefined): boolean {
  return token !== undefined && (token.kind !== "word" || entryBeginnings.has(token.text));
}

/** A negation or hedge, or a word that blurs the number beside it. */
function wordValueAt(tokens: readonly ValueToken[], at: number): Taken | null {
  for (let length = entryBeginnings.get(tokens[at]?.text ?? "") ?? 0; length > 0; length--) {
    const text = wordsAt(tokens, at, length);
    const entry = text === null ? undefined : valueLexicon.get(text);
    if (entry === undefined || text === null) continue;
    const normal = text;
    if (entry.negates === true) return { kind: "negation", normal: "not", length, left: "" };
    if (entry.unnegated !== undefined)
      return { kind: "negation", normal: "not", length, left: entry.unnegated };
    if (entry.hedges === true) return { kind: "hedge", normal, length, left: "" };
    if (entry.bounds === true && besideNumber(tokens, at, length)) {
      return { kind: "hedge", normal, length, left: "" };
    }
  }
  return null;
}
