import {
  type Block,
  centuryNumerals,
  markupOf,
  measureOf,
  type Sentence,
  type Side,
  type Span,
  sentencesOf,
  type ValueChange,
} from "../../src/plugin.ts";
import { beginningIn } from "../beginning-in.ts";
import { type Prepared, traitsOf } from "./prepared.ts";

/**
 * The changes of values in a sentence without those that templates may have made: `30 m (98 ft)` that became
 * `{{convert|30|m}}` still stands there, though all that such a template shows is not known here.
 *
 * Where a template came that is given a value that is missing, or all numbers of it, no number that is missing there is told;
 * nor where one came that shows a measure which stood there (`30 m`), and may show it in another unit; nor where a variable
 * or a function came, which may show any number (`0 articles`, `{{NUMBEROFARTICLES}} articles`).
 */
export function withoutTemplateValues(
  changes: readonly ValueChange[],
  [before, old]: readonly [Side, Prepared],
  [after, now]: readonly [Side, Prepared],
): readonly ValueChange[] {
  if (changes.every(({ from, to }) => from !== null && to !== null)) return changes;
  const [was, is] = [shownValues(before, old), shownValues(after, now)];
  const wentIn = ({ kind, from, to }: ValueChange) =>
    from !== null && to === null && mayShow(is, kind, from, was);
  const cameOut = ({ kind, from, to }: ValueChange) =>
    from === null && to !== null && mayShow(was, kind, to, is);
  const [someWentIn, someCameOut] = [changes.some(wentIn), changes.some(cameOut)];
  return changes.filter((change) => {
    const isInDoubt = (change.to === null && someWentIn) || (change.from === null && someCameOut);
    return !isInDoubt || (!isNumeric(change.kind) && !wentIn(change) && !cameOut(change));
  });
}

/** Whether a value is one of numbers: a negation or a hedge stands beside what a template shows. */
function isNumeric(kind: ValueChange["kind"]): boolean {
  return kind !== "negation" && kind !== "hedge";
}

/** What a sentence shows of values, and what may show some. */
interface ShownValues {
  /** Its templates; its variables and parser functions, with `null`. By how they are written. */
  readonly calls: ReadonlyMap<string, Call | null>;
  /** Its values by their texts, as they are equal however written. */
  readonly normals: ReadonlyMap<string, string>;
}

/** What may show values, of a template. */
interface Call {
  /** What it is given that does not show here, the numbers in that, and those that it is called by (`{{5e}}`). */
  readonly given: ReadonlySet<string>;
  /** The numbers of the measure that it shows first; none where it shows none. */
  readonly measured: readonly string[];
}

function shownValues(side: Side, placed: Prepared): ShownValues {
  const { values } = traitsOf(placed).values();
  const normals = new Map(values.map(({ text, normal }) => [text, normal]));
  const block = side.blocks[placed.block];
  return {
    calls: block === undefined ? new Map() : callsIn(block, reachOf(block, placed.sentence)),
    normals,
  };
}

function callsIn(block: Block, reach: Span): ShownValues["calls"] {
  const { templates, references, opaque } = markupOf(block);
  const calls = new Map<string, Call | null>();
  const written = ({ start, end }: Span) => block.text.slice(start, end);
  for (const template of within(templates, reach)) {
    if (template.reference !== -1) continue;
    const { name, parameters, shown } = template;
    const words = shown === null ? null : written(shown).trim();
    const given = parameters.map(({ value }) => value.trim()).filter((value) => value !== words);
    const named = /^\d/.test(name) ? numbersIn(name) : [];
    calls.set(written(template), {
      given: new Set([...given.flatMap((value) => [value, ...numbersIn(value)]), ...named]),
      measured: numbersIn(measureOf(block.text, template.start, template.end)),
    });
  }
  for (const span of outside(within(opaque, reach), within(references, reach))) {
    if (written(span).startsWith("{{") && written(span).endsWith("}}")) calls.set(written(span), null);
  }
  return calls;
}

/** Whether a sentence that lacks a value of the other one may show it, by what that one does not hold. */
function mayShow(shown: ShownValues, kind: ValueChange["kind"], value: string, other: ShownValues): boolean {
  const ways = [[value], numbersIn(value), numbersIn(other.normals.get(value) ?? "")];
  for (const [written, call] of shown.calls) {
    if (other.calls.has(written)) continue;
    if (isNumeric(kind) && (call === null || stoodThere(call.measured, other))) return true;
    if (ways.some((parts) => parts.length > 0 && parts.every((part) => call?.given.has(part)))) return true;
    if (!isNumeric(kind) && call !== null && isAmong(value, call.given)) return true;
  }
  return false;
}

/** Whether a template is given words together with a number: `{{val|about 30}}`. More than that is a note, or another sentence. */
function isAmong(words: string, given: Call["given"]): boolean {
  const wanted = spaced(words);
  return [...given].some((value) => {
    const [before, behind] = value.length > longestGiven ? [] : spaced(value).split(wanted);
    return behind !== undefined && /\p{Nd}/u.test(before + behind) && !/\p{L}/u.test(before + behind);
  });
}

const longestGiven = 60;

/** A text with spaces around its Latin words: `no` is no part of `not`. */
function spaced(text: string): string {
  return text
    .toLowerCase()
    .replace(/[a-z]+/g, " $& ")
    .replace(/\s+/g, " ");
}

/** Whether the numbers of a measure stand in a sentence, as a value of its own. */
function stoodThere(measured: readonly string[], { normals }: ShownValues): boolean {
  if (measured.length === 0) return false;
  const wanted = measured.join(" ");
  return [...normals.keys()].some((text) => numbersIn(text).join(" ") === wanted);
}

/** A sentence with what shows no words before the first one of a line, and behind one that ends without a mark. */
function reachOf(block: Block, { start, end, text }: Sentence): Span {
  const sentences = sentencesOf(block);
  const isFirst = sentences[0]?.start === start;
  const isOpen = sentences.at(-1)?.end === end && openEnd.test(text);
  return {
    start: isFirst ? block.text.lastIndexOf("\n", start) + 1 : start,
    end: isOpen ? block.text.length : end,
  };
}

const openEnd = /[\p{L}\p{M}\p{N}]$/u;

/** The spans that stand in none of the references. */
function outside(spans: readonly Span[], references: readonly Span[]): readonly Span[] {
  let next = 0;
  let notedEnd = 0;
  return spans.filter(({ start, end }) => {
    for (let one = references[next]; one !== undefined && one.start <= start; one = references[++next]) {
      notedEnd = Math.max(notedEnd, one.end);
    }
    return end > notedEnd;
  });
}

function within<TSpan extends Span>(spans: readonly TSpan[], reach: Span): readonly TSpan[] {
  return beginningIn(spans, ({ start }) => start, reach).filter(({ end }) => end <= reach.end);
}

/** The runs of digits, those that are grouped as one, without zeros in front; of a Roman numeral its value. */
function numbersIn(text: string): readonly string[] {
  const word = text.trim();
  // `{{versalita|xviii}}`
  const century = centuryNumerals.get(word) ?? centuryNumerals.get(word.toUpperCase());
  if (century !== undefined) return [String(century)];
  // `1½` is given as `{{frac|1|1|2}}`.
  const plain = text.replace(fractions, (sign) => ` ${sign.normalize("NFKD")}`);
  return (plain.replaceAll(groupMark, "").match(digits) ?? []).map((number) => number.replace(zeros, ""));
}

const fractions = /[¼-¾⅐-⅞]/g;

const groupMark = /(?<=\p{Nd})[.,\s'’](?=\p{Nd}{3}(?!\p{Nd}))/gu;
const digits = /\p{Nd}+/gu;
const zeros = /^0+(?=.)/;
