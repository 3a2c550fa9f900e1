import { calledByFunction } from "./called-by-function.ts";
import { keepAddresses } from "./close-address.ts";
import { isFunction, withoutModifier } from "./functions.ts";
import { invokedTemplate } from "./invoked-template.ts";
import type { Parameter, Span } from "./markup.ts";
import { referenceTemplates } from "./note-templates.ts";
import { isProse, isQuotation } from "./quotation-templates.ts";
import { listTemplates, referenceGroup } from "./reference-lists.ts";
import { isTooDeep, type Level, type Scan, uncommented } from "./scan.ts";
import { shownParameter } from "./shown-parameter.ts";
import { attribute } from "./tag-attributes.ts";
import { titleOf, titleText } from "./title.ts";

const templateNamespace = 10;

/** Adds the template, function or argument whose last `length` braces have just been closed. */
export function closeTemplate(scan: Scan, level: Level, length: number): void {
  if (isTooDeep(scan)) return;
  const start = level.start + level.count - length;
  const end = scan.at;
  if (length === 3) {
    takeArgument(scan, level, start, end);
    return;
  }
  const { pipes } = level;
  const hasParameters = pipes.length > 0;
  const nameEnd = pipes[0] ?? end - 2;
  const name = withoutModifier(uncommented(scan, start + 2, nameEnd).trim());
  if (name === "") return;
  const invoked =
    hasParameters && invoke.test(name) ? invokedTemplate(name, firstPart(scan, level, end)) : null;
  const called =
    invoked === null && name.startsWith("#") ? calledByFunction(name, hasParameters, scan.grammar) : null;
  if (invoked === null && called === null && isFunction(name, hasParameters, scan.grammar)) {
    if (/^#tag *: *ref$/i.test(name)) {
      takeTagFunction(scan, level, start, end);
    } else {
      if (query.test(name)) dropConditions(scan, start, nameEnd);
      takeFunction(scan, start, end);
      if (/^#tag *: *references$/i.test(name)) takeList(scan, start, end, parametersOf(scan, level, end));
    }
    return;
  }
  const known = called ?? templateName(invoked ?? name, scan);
  if (known === null) return;
  // `{{http://…}}` calls a template of that name.
  keepAddresses(scan, level.mark, nameEnd, end);
  const parameters = parametersOf(scan, invoked === null ? level : behindFirstPart(level), end);
  const lowerName = known.toLowerCase();
  const names = referenceTemplates.get(lowerName);
  if (names !== undefined) {
    takeReference(scan, parameters, names, { start, end });
    return;
  }
  const shown = shownOf(scan, level, end, lowerName, parameters);
  scan.templates.push({ name: known, parameters, shown, start, end, reference: -1, parent: -1 });
  if (listTemplates.has(lowerName)) takeList(scan, start, end, parameters);
}

const invoke = /^#invoke/i;

/** What stands between the first `|` and the second, trimmed. */
function firstPart(scan: Scan, { pipes }: Level, end: number): string {
  const [first = end - 3, second = end - 2] = pipes;
  return uncommented(scan, first + 1, second).trim();
}

/** A call whose first part gives the template no value. */
function behindFirstPart(level: Level): Level {
  return { ...level, pipes: level.pipes.slice(1), equals: level.equals.slice(1) };
}

/** Takes an argument: nothing gives it a value on a page, so that it shows what follows its first `|`, if that is one line. */
function takeArgument({ opaque, text }: Scan, { pipes }: Level, start: number, end: number): void {
  const [first, second = end - 3] = pipes;
  if (first === undefined || text.slice(first, second).includes("\n")) opaque.push({ start, end });
  else opaque.push({ start, end: first + 1 }, { start: second, end });
}

/** The names of functions that query pages in Semantic MediaWiki. */
const query = /^#(?:ask|show|concept) *:/i;

/**
 * Drops the conditions of a query, which are written as links and categories without being any: `{{#ask: [[Category:Towns]]
 * [[Area::>9]]|?Area}}`.
 *
 * @see https://www.semantic-mediawiki.org/wiki/Help:Selecting_pages
 */
function dropConditions({ links, media }: Scan, start: number, end: number): void {
  dropBetween(links, start, end);
  dropBetween(media, start, end);
}

/** @param found - What was read up to now: everything that begins after `start` is at its end. */
function dropBetween(found: Span[], start: number, end: number): void {
  let kept = found.findLastIndex((span) => span.start < start) + 1;
  for (const span of found.slice(kept)) if (span.start >= end) found[kept++] = span;
  found.length = kept;
}

/** Takes a function, which shows nothing that is known here, except a number that is only given the wiki's way to write it. */
function takeFunction(scan: Scan, start: number, end: number): void {
  const [before, number] =
    formattedNumber.exec(scan.text.slice(start, Math.min(end, start + 80)))?.slice(1) ?? [];
  if (before === undefined || number === undefined) {
    scan.opaque.push({ start, end });
    return;
  }
  const shown = start + before.length;
  scan.opaque.push({ start, end: shown }, { start: shown + number.length, end });
}

const formattedNumber = /^(\{\{\s*formatnum\s*:\s*)([-−]?\d[\d.,]*)\s*(?:\|[^{}|]*)?\}\}$/i;

/** Where the parameter stands whose words show in a template's place; they may have several lines only in a quotation. */
function shownOf(
  scan: Scan,
  { pipes, equals }: Level,
  end: number,
  name: string,
  parameters: readonly Parameter[],
): Span | null {
  const { text } = scan;
  const { language } = scan.grammar.site;
  const place = shownParameter(name, parameters, language);
  if (place === -1) return null;
  // The `=` after a parameter's name, where there is one, comes after the `|`.
  const start = Math.max(pipes[place] ?? 0, equals[place] ?? -1) + 1;
  const shown = { start, end: pipes[place + 1] ?? end - 2 };
  const words = text.slice(shown.start, shown.end);
  if (words.trim() === "") return null;
  const isShown = !words.includes("\n") || (isQuotation(name, language) && isProse(ownWords(scan, shown)));
  return isShown ? shown : null;
}

/** Words with a mark in place of each element in them, since the lines of a call or a reference are not lines of the words. */
function ownWords({ text, templates, references, opaque }: Scan, { start, end }: Span): string {
  const held = [templates, references, opaque]
    .flatMap((spans: readonly Span[]) => spans.slice(spans.findLastIndex((span) => span.start < start) + 1))
    .sort((a, b) => a.start - b.start);
  let own = "";
  let at = start;
  for (const span of held) {
    if (span.start < at) continue;
    own += `${text.slice(at, span.start)}.`;
    at = span.end;
  }
  return own + text.slice(at, end);
}

function takeList(scan: Scan, start: number, end: number, parameters: readonly Parameter[]): void {
  // Most lists define nothing; only what was read last can stand in this one.
  if ((scan.references.at(-1)?.start ?? -1) < start) return;
  scan.lists.push({ start, end, group: referenceGroup(parameters) });
}

function templateName(name: string, scan: Scan): string | null {
  if (name.startsWith("/")) return name;
  const title = titleOf(name, scan.grammar, templateNamespace);
  if (title === null || (title.text === "" && title.interwiki === "")) return null;
  if (title.namespace === templateNamespace) return title.text;
  const text = titleText({ ...title, section: null }, scan.grammar);
  return title.namespace === 0 && title.interwiki === "" ? `:${text}` : text;
}

/** `{{#tag:ref|content|name=n}}` */
function takeTagFunction(scan: Scan, level: Level, start: number, end: number): void {
  const parameters = parametersOf(scan, level, end);
  // The content is the first part, whatever it holds: an `=` in it does not name a parameter.
  const content = firstPart(scan, level, end);
  const named = (name: string) => {
    // Quotes are removed as from an attribute of a tag; the rest stays as written.
    return attribute(valueGiven(parameters, name)?.replace(/^(["'])(.*)["']$/s, "$2"));
  };
  pushReference(scan, { start, end }, content, named("name"), named("group"), named("details"));
}

/** `{{הערה|content|שם=n}}` */
function takeReference(
  scan: Scan,
  parameters: readonly Parameter[],
  names: { readonly name: string; readonly group: string },
  span: Span,
): void {
  const given = (wanted: string) => valueGiven(parameters, wanted);
  const content = given("1")?.trim() ?? "";
  pushReference(scan, span, content, attribute(given(names.name)), attribute(given(names.group)), null);
}

function pushReference(
  scan: Scan,
  { start, end }: Span,
  content: string,
  name: string | null,
  group: string | null,
  details: string | null,
): void {
  const own = content === "" && name !== null ? null : content;
  scan.references.push({ start, end, name, group, content: own, details, isListDefined: false });
}

/** The value that a call gives to a parameter; of several, the last counts. */
function valueGiven(parameters: readonly Parameter[], wanted: string): string | undefined {
  return parameters.findLast(({ name }) => name === wanted)?.value;
}

function parametersOf(scan: Scan, { pipes, equals }: Level, end: number): readonly Parameter[] {
  let position = 0;
  // Made at once, without room to spare: most of what is kept of a text is arrays with one or two elements.
  return pipes.map((pipe, part) => {
    const from = pipe + 1;
    const to = pipes[part + 1] ?? end - 2;
    const sign = equals[part] ?? -1;
    if (sign === -1) {
      const value = uncommented(scan, from, to);
      return { name: String(++position), value, positional: true, start: from, end: to };
    }
    const name = uncommented(scan, from, sign).trim();
    const value = uncommented(scan, sign + 1, to).trim();
    return { name, value, positional: false, start: sign + 1, end: to };
  });
}
