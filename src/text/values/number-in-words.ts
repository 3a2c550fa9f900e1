import { fractionAt, withFraction } from "./number-fraction.ts";
import type { NumberGrammar, NumberPart } from "./number-grammar.ts";
import { emptySum, type NumberSum, plus, roomOf, totalOf } from "./number-sum.ts";
import { entryAt, type TokenRow, unitAt } from "./value-entries.ts";
import type { ValueLanguage } from "./value-language.ts";
import { areClose, type ValueToken } from "./value-token.ts";

/** A number in words. */
interface WordedNumber {
  readonly value: number;
  /** How many tokens it has. */
  readonly length: number;
  /** What may still be added has to be less than this: after a scale, the scale itself; otherwise 1. */
  readonly room: number;
}

/** The longest number in words that begins at a token: `two hundred and five`, `deux cent cinq`. */
export function numberInWordsAt(row: TokenRow, at: number): WordedNumber | null {
  if (row.tokens[at]?.kind !== "word") return null;
  let longest: WordedNumber | null = null;
  for (const grammar of row.language.grammars) {
    const found = numberOf(row, at, grammar);
    if (found !== null && found.length > (longest?.length ?? 0)) longest = found;
  }
  return longest;
}

/** Whether a number may begin with a word: saves a look-up. */
export function mayBeginNumber(word: string, { grammars }: ValueLanguage): boolean {
  return grammars.some(
    ({ parts, pairs, partsOf }) => parts.has(word) || pairs.has(word) || partsOf(word) !== undefined,
  );
}

/** English words that are numbers elsewhere, and count as none where the language is not known. */
const english: ReadonlySet<string> = new Set(["once", "elf"]);

function numberOf(row: TokenRow, at: number, grammar: NumberGrammar): WordedNumber | null {
  const { tokens } = row;
  if (isRest(tokens, at, grammar)) return null;
  const summed = mayBegin(tokens, at, grammar, row.language) ? sumAt(tokens, at, grammar) : null;
  if (summed === null || isJoinedToOne(tokens, summed.next, summed.sum, grammar)) return null;
  const end = at + summed.whole.length;
  const fraction = fractionAt(tokens, end, grammar);
  if (fraction !== null) {
    const found = withFraction(tokens, end, summed.sum, fraction, grammar);
    return found === null ? null : { value: found.value, length: found.end - at, room: 1 };
  }
  const number = withOrdinal(tokens, at, summed, grammar);
  if (number === null || number.value > Number.MAX_SAFE_INTEGER) return null;
  const isDoubtful = number.length === 1 && grammar.doubtful.has(tokens[at]?.text ?? "");
  if (!isDoubtful || unitAt(row, at + 1) !== null) return number;
  return entryAt(row, at - 1)?.unitBefore === undefined ? null : number;
}

/** Whether it is joined to a scale of which nobody says how many there are: `the hundred and twenty men`. */
function isRest(
  tokens: readonly ValueToken[],
  at: number,
  { parts, words: { joint } }: NumberGrammar,
): boolean {
  if (joint === undefined || tokens[at - 1]?.text !== joint.word) return false;
  const scale = parts.get(tokens[at - 2]?.text ?? "");
  if (scale?.kind !== "scale" || scale.alone === true) return false;
  const before = tokens[at - 3];
  return before === undefined || (before.kind === "word" && !parts.has(before.text));
}

/** A number made of the parts that begin at a token. */
interface Summed {
  readonly whole: WordedNumber;
  /** The sum of all that was read; it is more than the whole where the number ends with a word that joins nothing. */
  readonly sum: NumberSum;
  /** The token after all that was read. */
  readonly next: number;
}

function sumAt(tokens: readonly ValueToken[], at: number, grammar: NumberGrammar): Summed | null {
  let sum: NumberSum = emptySum;
  let next = at;
  let whole: WordedNumber | null = null;
  /** The number up to the last hundreds or scale: what comes after it may belong to the next number. */
  let scaled: WordedNumber | null = null;
  /** The sum up to a comma; `null` again where what follows is known to be part of the number. */
  let uncertain: { readonly sum: NumberSum; readonly next: number } | null = null;
  let isPastComma = false;
  for (let step = stepAt(tokens, at, grammar); step !== null; step = stepBehind(tokens, next, grammar, sum)) {
    const after = withParts(sum, step, grammar);
    if (after === null) {
      // A scale multiplies what comes before it, which is then no part of this number.
      if (step.parts[0]?.kind === "scale") whole = scaled;
      break;
    }
    if (next > at && !areClose(tokens, next)) uncertain = { sum, next };
    sum = after;
    next += step.length;
    if (sum.joined || (uncertain !== null && roomOf(sum) < 100)) continue;
    if (uncertain !== null) isPastComma = true;
    uncertain = null;
    whole = { value: totalOf(sum), length: next - at, room: sum.group === null ? sum.scale : 1 };
    if (roomOf(sum) >= 100 && !isPastComma) scaled = whole;
  }
  return whole === null ? null : { whole, sum, next, ...uncertain };
}

/** The number with the ordinal that ends it; `null` where that would make it a fraction, seconds, or two things. */
function withOrdinal(
  tokens: readonly ValueToken[],
  at: number,
  { whole, sum, next }: Summed,
  grammar: NumberGrammar,
): WordedNumber | null {
  const ordinal = areClose(tokens, next) ? grammar.ordinals.get(tokens[next]?.text ?? "") : undefined;
  if (ordinal === undefined) return whole;
  const room = roomOf(sum);
  if (ordinal >= 1 && ordinal < room) {
    // `three hundred and first aid kits`
    const before = tokens[at - 1]?.text ?? "";
    const isApart = sum.joined && grammar.words.determiners?.split(" ").includes(before) === false;
    return isApart ? null : { value: totalOf(sum) + ordinal, length: next + 1 - at, room: 1 };
  }
  return ordinal >= 3 || ordinal === 0 || room >= 10 ? null : whole;
}

function withParts(sum: NumberSum, { parts, inWord }: Step, grammar: NumberGrammar): NumberSum | null {
  let so: NumberSum | null = sum;
  for (const part of parts) {
    if (so === null) return null;
    so = plus(so, part, grammar, inWord);
  }
  return so;
}

/** Whether a word begins a number here. */
function mayBegin(
  tokens: readonly ValueToken[],
  at: number,
  grammar: NumberGrammar,
  { isKnown }: ValueLanguage,
): boolean {
  const word = tokens[at]?.text ?? "";
  if (!isKnown && english.has(word)) return false;
  const part = grammar.parts.get(word);
  if (part === undefined || part.kind === "number") return true;
  if (part.kind === "scale") return isKnown && part.alone === true && !halves.has(tokens[at - 1]?.text ?? "");
  const next = grammar.parts.get(tokens[at + 1]?.text ?? "");
  if (next?.kind !== "scale" || !areClose(tokens, at + 1)) return false;
  if (partitives.has(tokens[at - 1]?.text ?? "")) return false;
  return part.kind === "before" || (part.kind === "article" && isKnown && next.value >= 1e6);
}

/** `half a million`, `a quarter of a million`, `la moitié d'un million`. */
const partitives: ReadonlySet<string> = new Set(["half", "of", "d'", "de", "di", "van"]);

/** Words that mean half of the thousand or the million after them. */
const halves: ReadonlySet<string> = new Set(["pół", "ćwierć", "пол", "пів", "نصف"]);

/** Several parts of a number taken at once. */
interface Step {
  readonly parts: readonly NumberPart[];
  /** How many tokens they have. */
  readonly length: number;
  readonly inWord: boolean;
}

function stepBehind(
  tokens: readonly ValueToken[],
  at: number,
  grammar: NumberGrammar,
  sum: NumberSum,
): Step | null {
  const goesOn = areClose(tokens, at) || (mayHaveComma(sum, grammar) && tokens[at]?.behindComma === true);
  return goesOn ? stepAt(tokens, at, grammar) : null;
}

/** `one thousand, two hundred` */
function mayHaveComma({ group, joined }: NumberSum, { words }: NumberGrammar): boolean {
  return words.commas === true && group === null && !joined;
}

/**
 * Whether an article after a hundred or more may be the last part of the number, or belong to what is counted: `mille et une
 * nuits`.
 */
function isJoinedToOne(
  tokens: readonly ValueToken[],
  at: number,
  sum: NumberSum,
  { words, parts }: NumberGrammar,
): boolean {
  return (
    !sum.joined &&
    roomOf(sum) >= 100 &&
    tokens[at]?.text === words.joint?.word &&
    words.articles?.split(" ").includes(tokens[at + 1]?.text ?? "") === true &&
    parts.get(tokens[at + 2]?.text ?? "")?.kind !== "scale"
  );
}

/** The parts that begin at a token. */
function stepAt(tokens: readonly ValueToken[], at: number, grammar: NumberGrammar): Step | null {
  const word = tokens[at]?.text;
  if (word === undefined || tokens[at]?.kind !== "word") return null;
  const behind = areClose(tokens, at + 1) ? tokens[at + 1]?.text : undefined;
  const joint = grammar.words.onesFirst === true ? grammar.words.joint?.word : undefined;
  const step = stepOf(word, behind, grammar);
  if (step !== null || joint === undefined || !word.startsWith(joint)) return step;
  const joined = stepOf(word.slice(joint.length), behind, grammar);
  return joined === null ? null : { ...joined, parts: [{ value: 0, kind: "joint" }, ...joined.parts] };
}

/** The parts of a word, or of the word together with the one after it. */
function stepOf(word: string, behind: string | undefined, grammar: NumberGrammar): Step | null {
  const pair = grammar.pairs.has(word) ? grammar.parts.get(`${word} ${behind}`) : undefined;
  if (pair !== undefined) return { parts: [pair], length: 2, inWord: false };
  const part = grammar.parts.get(word);
  if (part !== undefined) return { parts: [part], length: 1, inWord: false };
  const parts = grammar.partsOf(word);
  return parts === undefined ? null : { parts, length: 1, inWord: true };
}
