import { partitionPoint } from "../../ground/ascending.ts";
import { tellsAuthor, tellsPublication, titleNames } from "../markup/citation-parameters.ts";
import type { Markup, Parameter, Span, TableCell, Template } from "../markup/markup.ts";
import { isWordless } from "../markup/wordless-template.ts";
import { mayBeWrittenOut } from "./written-out.ts";

/** A line of a value that a template is given: where it stands, without the marks of a list, and the words of its own. */
export interface ValueLine extends TableCell {
  /** Index of the template in the markup. */
  readonly template: number;
  /** Where the value ends that it is a line of. */
  readonly valueEnd: number;
}

/**
 * The lines of templates' values that may hold a sentence, in order; none stands within another.
 *
 * There are none in the names of works, authors and publishers, in references and in what is no prose, nor in templates that
 * show no words, or those of the sentence around.
 */
export function valueLines(source: string, markup: Markup): readonly ValueLine[] {
  const { templates } = markup;
  if (!templates.some(mayHoldProse)) return none;
  const held = heldIn(markup);
  const isSilent = silentIn(markup);
  const lines: ValueLine[] = [];
  for (const [template, found] of templates.entries()) {
    if (isSilent(template) || !mayHoldProse(found)) continue;
    for (const parameter of found.parameters) {
      if (!isProse(parameter)) continue;
      const valueEnd = parameter.end;
      for (const line of linesOf(source, parameter, held)) lines.push({ ...line, template, valueEnd });
    }
  }
  // A template within a line that is read belongs to that line.
  let end = 0;
  return lines
    .sort((a, b) => a.start - b.start)
    .filter((line) => {
      if (line.start < end) return false;
      end = line.end;
      return true;
    });
}

const none: readonly never[] = [];

function mayHoldProse({ shown, reference, parameters }: Template): boolean {
  return shown === null && reference === -1 && parameters.some(isProse);
}

function isProse({ name, value, positional }: Parameter): boolean {
  return mayBeWrittenOut(value) && (positional || !isName(name.toLowerCase()));
}

/** Whether a parameter names a work, its author or its publisher. */
function isName(parameter: string): boolean {
  return titleNames.has(parameter) || tellsAuthor(parameter) || tellsPublication(parameter);
}

/** Tells, asked in order, which templates show no words, or stand in one that does not or in what is no prose. */
function silentIn({ templates, opaque }: Markup): (index: number) => boolean {
  const silent = new Uint8Array(templates.length);
  let next = 0;
  let opaqueEnd = 0;
  return (index) => {
    const template = templates[index];
    if (template === undefined) return true;
    for (let span = opaque[next]; span !== undefined && span.start < template.start; span = opaque[++next]) {
      opaqueEnd = Math.max(opaqueEnd, span.end);
    }
    const isOne = silent[template.parent] === 1 || template.start < opaqueEnd || isWordless(template);
    silent[index] = isOne ? 1 : 0;
    return isOne;
  };
}

/** What stands in a value as one piece, whose lines are not those of the value; not links, whose words are the value's. */
function heldIn({ templates, references, opaque, media }: Markup): readonly Span[] {
  return [...templates, ...references, ...opaque, ...media].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

/** The lines of a value that may hold a sentence outside of what is held. */
function linesOf(source: string, { start, end }: Span, held: readonly Span[]): readonly TableCell[] {
  const lines: TableCell[] = [];
  let own = "";
  let lineStart = start;
  const finish = (to: number): void => {
    if (mayBeWrittenOut(own))
      lines.push({ start: behindMarks(source, lineStart, to), end: to, text: own.trim() });
    lineStart = to + 1;
  };
  const firstFrom = (place: number) => partitionPoint(held.length, (i) => (held[i]?.start ?? 0) < place);
  for (let at = start; at < end; ) {
    const element = held[firstFrom(at)];
    const stop = Math.min(element?.start ?? end, end);
    const [first = "", ...others] = source.slice(at, stop).split("\n");
    own += first;
    at += first.length;
    for (const other of others) {
      finish(at);
      own = other;
      at += other.length + 1;
    }
    at = Math.max(at, element?.end ?? end);
  }
  finish(end);
  return lines;
}

/** Where the words of a line begin: behind spaces and the marks of a list. */
function behindMarks(source: string, start: number, end: number): number {
  let at = start;
  while (at < end && marks.includes(source.charAt(at))) at++;
  return at;
}

const marks = "*#:; \t";
