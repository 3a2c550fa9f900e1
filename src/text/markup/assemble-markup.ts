import { isAscending, partitionPoint } from "../../ground/ascending.ts";
import { headingLine } from "./heading.ts";
import { headingText } from "./heading-text.ts";
import { outsideOf, tablesAmong } from "./html-tables.ts";
import type { Heading, Markup, Span, TableLine, TableTag } from "./markup.ts";
import { type FoundReference, type Scan, uncommented } from "./scan.ts";
import { firstInLine, mayBeTableLine, tableLineOf } from "./table-line.ts";

/** The elements of a finished reading, in document order, each with what it stands in. */
export function assembled(scan: Scan): Markup {
  const media = inOrder(scan.media);
  const opaque = inOrder(scan.opaque);
  const references = inOrder(scan.references);
  const templates = inOrder(scan.templates);
  const links = inOrder(scan.links);
  if (references.length > 0) {
    const around = enclosing(references);
    for (const link of links) link.reference = around(link);
    const aroundTemplate = enclosing(references);
    for (const template of templates) template.reference = aroundTemplate(template);
  }
  if (templates.length > 1) {
    const around = enclosing(templates);
    for (const template of templates) template.parent = around(template);
  }
  if (scan.comments.length > 0) for (const reference of references) readAgain(scan, reference);
  if (scan.lists.length > 0 && references.length > 0) defineInLists(scan, references, templates);
  const markup: { -readonly [Member in keyof Markup]: Markup[Member] } = {
    templates,
    references,
    links,
    media,
    opaque,
    heading: null,
    tableLine: null,
    tableTags: none,
  };
  const heading = headingOf(scan, markup);
  if (scan.tableTags !== null) markup.tableTags = tableTagsOf(scan.tableTags, markup);
  markup.tableLine = tableLine(scan, markup);
  markup.heading = heading;
  return markup;
}

const none: readonly never[] = [];

/** Blocks are kept by the thousand: kinds of elements that a block lacks share one empty list, and no list has room to spare. */
function inOrder<TSpan extends Span>(spans: TSpan[]): readonly TSpan[] {
  if (spans.length === 0) return none;
  if (isAscending(spans, ({ start }) => start)) return spans.slice();
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Makes a function that, called for spans in order, gives the index of the innermost of `outer` around each, or -1. */
function enclosing(outer: readonly Span[]): (span: Span) => number {
  const open: number[] = [];
  let next = 0;
  return (span) => {
    for (let found = outer[next]; found !== undefined && found.start < span.start; found = outer[++next]) {
      open.push(next);
    }
    for (
      let top = open.at(-1);
      top !== undefined && (outer[top]?.end ?? 0) <= span.start;
      top = open.at(-1)
    ) {
      open.pop();
    }
    return open.at(-1) ?? -1;
  };
}

/** Takes the comments out of a reference's content. */
function readAgain(scan: Scan, reference: FoundReference): void {
  const { content } = reference;
  if (content?.includes("<!--") !== true) return;
  const start = scan.text.indexOf(content, reference.start);
  reference.content = uncommented(scan, start, start + content.length).trim();
}

/**
 * Marks the references that stand directly in a list. One in a template of the list, as in a note that it defines, is a use.
 *
 * @see https://www.mediawiki.org/wiki/Help:Cite#Placing_reference_definitions_in_the_references_list
 */
function defineInLists(scan: Scan, references: readonly FoundReference[], templates: readonly Span[]): void {
  const lists = inOrder(scan.lists);
  const [aroundList, aroundTemplate, aroundReference] = [lists, templates, references].map(enclosing);
  for (const reference of references) {
    const list = lists[aroundList?.(reference) ?? -1];
    const template = templates[aroundTemplate?.(reference) ?? -1];
    const outer = references[aroundReference?.(reference) ?? -1];
    if (list === undefined || Math.max(template?.start ?? 0, outer?.start ?? 0) > list.start) continue;
    reference.isListDefined = true;
    reference.group ??= list.group;
  }
}

function headingOf(scan: Scan, markup: Markup): Heading | null {
  const line = headingLine(scan.text, lineEndOf(scan), scan.comments);
  if (line === null) return null;
  return { level: line.level, text: headingText(scan.text, line, markup, scan.grammar.site.language) };
}

function tableTagsOf(tags: readonly TableTag[], { templates, references, opaque, media }: Markup) {
  return outsideOf(tags, outermost([...templates, ...references, ...opaque, ...media]));
}

function tableLine(scan: Scan, { templates, references, opaque, tableTags }: Markup): TableLine | null {
  const { text } = scan;
  if (!mayBeTableLine(text, firstInLine(text))) return null;
  const end = lineEndOf(scan);
  const inner = tableTags.length === 0 ? none : tablesAmong(tableTags, end);
  const held = outermost([...templates, ...references, ...opaque, ...inner]);
  return tableLineOf(text, end, held, (from, to) => withoutTables(scan, from, to, inner));
}

/** The spans that are in no other, in order. */
function outermost(spans: Span[]): readonly Span[] {
  const held: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= (held.at(-1)?.end ?? 0)) held.push(span);
  }
  return held;
}

/** The text between two offsets without comments, and without the tables in it. */
function withoutTables(scan: Scan, start: number, end: number, tables: readonly Span[]): string {
  if (tables.length === 0) return uncommented(scan, start, end);
  let next = partitionPoint(tables.length, (i) => (tables[i]?.start ?? 0) < start);
  let left = "";
  let at = start;
  for (let table = tables[next]; table !== undefined && table.end <= end; table = tables[++next]) {
    left += `${uncommented(scan, at, table.start)} `;
    at = table.end;
  }
  return left + uncommented(scan, at, end);
}

function lineEndOf(scan: Scan): number {
  const { text, lineEnd } = scan;
  if (lineEnd !== -1) return lineEnd;
  return text.endsWith("\n") ? text.length - 1 : text.length;
}
