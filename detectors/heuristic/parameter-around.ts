import {
  markupOf,
  onceFor,
  type Parameter,
  partitionPoint,
  type Span,
  type Template,
  withoutComments,
} from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import type { Citation } from "./works.ts";

/** A longer value is not something that a reference supports, but a part of the page within a template. */
const longestValue = 300;
/** A template with more parameters, or a longer one, is no infobox; each reference is looked for in all of it. */
const mostParameters = 500;
const longestTemplate = 100_000;

/**
 * The parameter whose value a reference supports; `null` outside of templates and in lists of references. It is the one of
 * the outermost template around the reference, known by the template's name and the first of its other values, as a page may
 * call a template once for each of its stations.
 */
export function parameterAround({ side, block, found }: PlacedElement<Citation>): string | null {
  const place = side.blocks[block];
  if (place === undefined || found.isListDefined) return null;
  const template = outermostAround(markupOf(place).templates, found);
  if (template === undefined || template.parameters.length > mostParameters) return null;
  if (template.end - template.start > longestTemplate) return null;
  const source = place.text.slice(found.start, found.end);
  const parameter = holderOf(copiesOf(source, template), place.text, found.start);
  if (parameter === undefined || parameter.value.length - source.length > longestValue) return null;
  const first = template.parameters.find((other) => other !== parameter);
  return JSON.stringify([template.name, parameter.name, first?.value.trim() ?? null]);
}

/** The copies of one wikitext in a template: a reference's name may be used in the values of several parameters. */
interface Copies {
  readonly source: string;
  readonly values: readonly { readonly parameter: Parameter; readonly copies: number }[];
  readonly first: Place;
  /** The reference that was asked about last: the copies before the next one are counted from there. */
  last: Place;
}

interface Place {
  readonly start: number;
  /** How many copies stand before it. */
  readonly before: number;
}

const copiesIn = onceFor((_: Template) => new Map<string, Copies>());

function copiesOf(source: string, template: Template): Copies {
  const all = copiesIn(template);
  const known = all.get(source);
  if (known !== undefined) return known;
  const values = template.parameters
    .map((parameter) => ({ parameter, copies: countIn(parameter.value, source) }))
    .filter(({ copies }) => copies > 0);
  const first = { start: template.start, before: 0 };
  const copies = { source, values, first, last: first };
  all.set(source, copies);
  return copies;
}

/** The parameter that holds the copy at an offset, which is in no comment. */
function holderOf(copies: Copies, text: string, start: number): Parameter | undefined {
  const { source, values, last } = copies;
  if (values.length < 2) return values[0]?.parameter;
  const { start: from, before } = last.start <= start ? last : copies.first;
  let others = before + countIn(withoutComments(text.slice(from, start)), source);
  copies.last = { start, before: others };
  return values.find((value) => {
    if (value.copies > others) return true;
    others -= value.copies;
    return false;
  })?.parameter;
}

function countIn(text: string, source: string): number {
  return text.split(source).length - 1;
}

/** The outermost template around an element, given the last one that begins before the element and all around that one. */
function outermostAround(templates: readonly Template[], { start, end }: Span): Template | undefined {
  let outermost: Template | undefined;
  let template = templates[partitionPoint(templates.length, (i) => (templates[i]?.start ?? 0) < start) - 1];
  while (template !== undefined) {
    if (template.end > end) outermost = template;
    template = templates[template.parent];
  }
  return outermost;
}
