import { partitionPoint } from "../../ground/ascending.ts";
import { tellsAuthor, tellsPublication, tellsTitle } from "../markup/citation-parameters.ts";
import { headingLine } from "../markup/heading.ts";
import type { Markup, Parameter, Span, TableCell, Template } from "../markup/markup.ts";
import { isWordless } from "../markup/wordless-template.ts";
import { wordSet } from "../word-set.ts";
import { mayBeWrittenOut } from "./written-out.ts";

/**
 * The lines that stand apart from the text of their block, in values that templates are given and in captions of files, and may hold
 * a sentence: where each stands, without the marks of a list, and the words of its own. First those that stand within no other, then
 * those within one of these, and so on; each time in order.
 *
 * There are none in headings, in names, such as those of works, authors and publishers, in references and in what is no prose, nor
 * in templates that show no words, or those of the sentence around.
 */
export function linesApart(source: string, markup: Markup): readonly (readonly TableCell[])[] {
  const wholes = wholesIn(source, markup);
  if (wholes.length === 0) return none;
  const held = heldIn(markup);
  const lines = wholes.flatMap((whole) => linesOf(source, whole, held)).sort((a, b) => a.start - b.start);
  const levels: TableCell[][] = [];
  /** Where the lines end that the next may stand in, the outermost first. */
  const ends: number[] = [];
  for (const line of lines) {
    while ((ends.at(-1) ?? line.end) <= line.start) ends.pop();
    const level = levels[ends.length] ?? [];
    level.push(line);
    levels[ends.length] = level;
    ends.push(line.end);
  }
  return levels;
}

const none: readonly never[] = [];

function isProse({ name, value, positional }: Parameter): boolean {
  return mayBeWrittenOut(value) && (positional || !isName(name.toLowerCase()));
}

/** Whether a parameter names something, or a work, its author or its publisher. */
function isName(parameter: string): boolean {
  return (
    names.has(parameter) || tellsTitle(parameter) || tellsAuthor(parameter) || tellsPublication(parameter)
  );
}

const names = wordSet("name nombre nome naam namn navn nimi имя اسم नाम নাম 名前 名称 이름");

/** Values and captions that may hold a sentence, in order. */
function wholesIn(source: string, markup: Markup): readonly Span[] {
  const wholes: Span[] = [];
  for (const { shown, reference, parameters } of markup.templates) {
    if (shown !== null || reference !== -1) continue;
    for (const parameter of parameters) if (isProse(parameter)) wholes.push(parameter);
  }
  for (const { caption, label } of markup.media) {
    if (caption !== null && mayBeWrittenOut(label ?? "")) wholes.push(caption);
  }
  if (wholes.length === 0) return none;
  return wholes.sort((a, b) => a.start - b.start).filter(shownOutside(source, markup));
}

/** Tells of values and captions, asked in order, whether they stand outside of references, of what is no prose and of what shows no words. */
function shownOutside(source: string, { templates, references, opaque }: Markup): (span: Span) => boolean {
  const noProse = opaque.filter(({ start }) => !gallery.test(source.slice(start, start + gallerySize)));
  const silent = [...templates.filter(isWordless), ...references, ...noProse].sort(
    (a, b) => a.start - b.start,
  );
  let next = 0;
  let silentEnd = 0;
  return ({ start }) => {
    for (let span = silent[next]; span !== undefined && span.start < start; span = silent[++next]) {
      silentEnd = Math.max(silentEnd, span.end);
    }
    return start >= silentEnd;
  };
}

/** A gallery holds captions. */
const gallery = /^<gallery/i;
const gallerySize = "<gallery".length;

/** What stands in a line as one piece, and is not among its words; links, and what a template shows, are. */
function heldIn({ templates, references, opaque, media }: Markup): readonly Span[] {
  return [...templates.flatMap(aroundShown), ...references, ...opaque, ...media].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

function aroundShown({ start, end, shown }: Template): readonly Span[] {
  if (shown === null) return [{ start, end }];
  return [
    { start, end: shown.start },
    { start: shown.end, end },
  ];
}

/** The lines of a value or a caption that may hold a sentence outside of what is held. */
function linesOf(source: string, { start, end }: Span, held: readonly Span[]): readonly TableCell[] {
  const lines: TableCell[] = [];
  let own = "";
  let lineStart = start;
  const finish = (to: number): void => {
    if (mayBeWrittenOut(own) && headingLine(own, own.length, none) === null) {
      lines.push({ start: behindMarks(source, lineStart, to), end: to, text: own.trim() });
    }
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
