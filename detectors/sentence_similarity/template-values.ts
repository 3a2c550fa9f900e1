import {
  type Block,
  markupOf,
  type PlacedSentence,
  partitionPoint,
  type Sentence,
  type Side,
  type Template,
  type ValueChange,
} from "../../src/plugin.ts";

/**
 * The changes of values in a sentence without those that templates may have made: `30 m (98 ft)` that became
 * `{{convert|30|m}}` still stands there, though what such a template shows is not known here.
 *
 * Where a template of the sentence is given all numbers of a value that is missing, nothing that is missing there is told.
 */
export function withoutTemplateValues(
  changes: readonly ValueChange[],
  [before, old]: readonly [Side, PlacedSentence],
  [after, now]: readonly [Side, PlacedSentence],
): readonly ValueChange[] {
  const wentIn = changes.some(({ from, to }) => to === null && isGiven(from, after, now));
  const cameOut = changes.some(({ from, to }) => from === null && isGiven(to, before, old));
  if (!wentIn && !cameOut) return changes;
  return changes.filter(({ from, to }) => !(wentIn && to === null) && !(cameOut && from === null));
}

/** Whether a template of the sentence, of which nothing shows here, is given all numbers of a value. */
function isGiven(value: string | null, side: Side, { block, sentence }: PlacedSentence): boolean {
  const text = side.blocks[block];
  const numbers = value === null ? [] : numbersIn(value);
  if (text === undefined || numbers.length === 0) return false;
  return templatesIn(text, sentence).some(({ shown, reference, parameters }) => {
    if (shown !== null || reference !== -1) return false;
    const given = new Set(parameters.flatMap((parameter) => numbersIn(parameter.value)));
    return numbers.every((number) => given.has(number));
  });
}

/** Templates stand in the order of their beginnings: of a line with many the others are not looked at. */
function templatesIn(block: Block, { start, end }: Sentence): readonly Template[] {
  const { templates } = markupOf(block);
  const first = partitionPoint(templates.length, (i) => (templates[i]?.start ?? 0) < start);
  const behind = partitionPoint(templates.length, (i) => (templates[i]?.start ?? 0) < end);
  return templates.slice(first, behind).filter((template) => template.end <= end);
}

/** The runs of digits, those that are grouped as one. */
function numbersIn(text: string): readonly string[] {
  return text.replaceAll(groupMark, "").match(digits) ?? [];
}

const groupMark = /(?<=\p{Nd})[.,\s'’](?=\p{Nd}{3}(?!\p{Nd}))/gu;
const digits = /\p{Nd}+/gu;
