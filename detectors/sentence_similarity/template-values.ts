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
 * The changes of values in a sentence, without those that templates may account for: after `30 m (98 ft)` became
 * `{{convert|30|m}}` the text still shows both, but here not everything is known that such a template shows.
 *
 * A missing number is not reported where one of these came:
 * - a template that is given a missing value, or all of its numbers;
 * - a template that shows a measure which stood there (`30 m`), as it may show it in another unit;
 * - a variable or a function, which may show any number (`0 articles`, `{{NUMBEROFARTICLES}} articles`).
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

/** Whether a value is made of numbers; a negation or a hedge is not, and stands beside what a template shows. */
function isNumeric(kind: ValueChange["kind"]): boolean {
  return kind !== "negation" && kind !== "hedge" && kind !== "quantifier";
}

/** The values that a sentence shows, and the calls that may show some. */
interface ShownValues {
  /** Its templates, and with `null` its variables and parser functions; by how they are written. */
  readonly calls: ReadonlyMap<string, Call | null>;
  /** Its values: the text of each, and the form in which it is equal however written. */
  readonly normals: ReadonlyMap<string, string>;
}

/** What a template may show of values. */
interface Call {
  /** The values it is given that do not show here, the numbers in them, and the numbers in its own name (`{{5e}}`). */
  readonly given: ReadonlySet<string>;
  /** The numbers of the measure that it shows first; empty where it shows none. */
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
      measured: numbersIn(measureOf(block.text, template.start, template.end, block.grammar.site.language)),
    });
  }
  for (const span of outside(within(opaque, reach), within(references, reach))) {
    if (written(span).startsWith("{{") && written(span).endsWith("}}")) calls.set(written(span), null);
  }
  return calls;
}

/** Whether a sentence may show a value that it lacks, by calls that the other sentence does not have. */
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

/**
 * Whether a template is given words with nothing but a number: `{{val|about 30}}`. A longer value is a note, or another
 * sentence.
 */
function isAmong(words: string, given: Call["given"]): boolean {
  const wanted = spaced(words);
  return [...given].some((value) => {
    const [before, behind] = value.length > longestGiven ? [] : spaced(value).split(wanted);
    return behind !== undefined && /\p{Nd}/u.test(before + behind) && !/\p{L}/u.test(before + behind);
  });
}

const longestGiven = 60;

/** A text with spaces around its Latin words, so that `no` is not found in `not`. */
function spaced(text: string): string {
  return text
    .toLowerCase()
    .replace(/[a-z]+/g, " $& ")
    .replace(/\s+/g, " ");
}

/** Whether the numbers of a measure stand in a sentence as one value. */
function stoodThere(measured: readonly string[], { normals }: ShownValues): boolean {
  if (measured.length === 0) return false;
  const wanted = measured.join(" ");
  return [...normals.keys()].some((text) => numbersIn(text).join(" ") === wanted);
}

/**
 * The span of a sentence, extended to the beginning of the line if it is the first, and to the end if it is the last and has
 * no end mark.
 */
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

/** The spans that are in none of the references. */
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

/** The runs of digits without leading zeros, grouped digits as one run; for a Roman numeral its value. */
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
