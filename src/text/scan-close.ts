import { isFunction, withoutModifier } from "./functions.ts";
import type { Parameter, Span } from "./markup.ts";
import { listTemplates, referenceGroup } from "./reference-lists.ts";
import { type Level, maxDepth, type Scan, withoutComments } from "./scan.ts";
import { shownParameter } from "./shown-parameter.ts";
import { attribute } from "./tags.ts";
import { decodePercent, type Title, titleOf, titleText } from "./title.ts";
import { addressEnd, bracketedAddress, bracketedScheme } from "./urls.ts";

const fileNamespace = 6;
const mediaNamespace = -2;
const templateNamespace = 10;
const categoryNamespace = 14;

/** Takes in the template, function or argument whose last `length` braces have just been closed. */
export function closeTemplate(scan: Scan, level: Level, length: number): void {
  if (scan.levels.length > maxDepth) return;
  const start = level.start + level.count - length;
  const end = scan.at;
  if (length === 3) {
    scan.opaque.push({ start, end });
    return;
  }
  const { pipes } = level;
  const hasParameters = pipes.length > 0;
  const nameEnd = pipes[0] ?? end - 2;
  const name = withoutModifier(withoutComments(scan, start + 2, nameEnd).trim());
  if (name === "") return;
  if (isFunction(name, hasParameters, scan.grammar)) {
    if (/^#tag *: *ref$/i.test(name)) {
      takeTagFunction(scan, level, start, end);
    } else {
      takeFunction(scan, start, end);
      if (/^#tag *: *references$/i.test(name)) takeList(scan, start, end, parametersOf(scan, level, end));
    }
    return;
  }
  const known = templateName(name, scan);
  if (known === null) return;
  // `{{http://…}}` asks for a template of that name.
  keepAddresses(scan, level.mark, nameEnd, end);
  const parameters = parametersOf(scan, level, end);
  const lowerName = known.toLowerCase();
  const shown = shownOf(scan, level, end, shownParameter(lowerName, parameters));
  scan.templates.push({ name: known, parameters, shown, start, end, reference: -1, parent: -1 });
  if (listTemplates.has(lowerName)) takeList(scan, start, end, parameters);
}

/** A function shows nothing that is known here, but for a number that is only written as the wiki writes numbers. */
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

/** Where the parameter stands that shows in a template's place: words of a line, not whole lines. */
function shownOf(scan: Scan, { pipes }: Level, end: number, place: number): Span | null {
  if (place === -1) return null;
  const shown = { start: (pipes[place] ?? 0) + 1, end: pipes[place + 1] ?? end - 2 };
  const words = scan.text.slice(shown.start, shown.end);
  return words.trim() === "" || words.includes("\n") ? null : shown;
}

function takeList(scan: Scan, start: number, end: number, parameters: readonly Parameter[]): void {
  // Most lists define nothing; what was read last is what may stand in this one.
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
  // The content is the first part whatever it holds: an `=` in it names nothing.
  const content = withoutComments(scan, (level.pipes[0] ?? end - 2) + 1, level.pipes[1] ?? end - 2).trim();
  const named = (name: string) => {
    const value = parameters.findLast((parameter) => parameter.name === name)?.value;
    // Quotes are taken off as off a tag's attribute; characters stay as they are written.
    return attribute(value?.replace(/^(["'])(.*)["']$/s, "$2"));
  };
  const name = named("name");
  scan.references.push({
    start,
    end,
    name,
    group: named("group"),
    content: content === "" && name !== null ? null : content,
    isListDefined: false,
  });
}

function parametersOf(scan: Scan, level: Level, end: number): readonly Parameter[] {
  const parameters: Parameter[] = [];
  let position = 0;
  for (let part = 0; part < level.pipes.length; part++) {
    const from = (level.pipes[part] ?? 0) + 1;
    const to = level.pipes[part + 1] ?? end - 2;
    const equals = level.equals[part] ?? -1;
    if (equals === -1) {
      parameters.push({ name: String(++position), value: withoutComments(scan, from, to), positional: true });
    } else {
      const name = withoutComments(scan, from, equals).trim();
      parameters.push({ name, value: withoutComments(scan, equals + 1, to).trim(), positional: false });
    }
  }
  return parameters;
}

/** Takes in the link whose `[[` and `]]` are the innermost two of a level's. */
export function closeLink(scan: Scan, level: Level, end: number): void {
  const start = level.start + level.count - 2;
  const outer = scan.top;
  const targetEnd = level.pipes[0] ?? end - 2;
  const target = withoutComments(scan, start + 2, targetEnd);
  // Of three brackets the first two open the link, and no target begins with the third.
  const isTarget =
    level.count % 2 === 0 &&
    bracketedScheme(target.trimStart(), 0) === -1 &&
    !hasEmptyLabel(scan, level, end);
  const written = isTarget ? titleOf(decodePercent(target), scan.grammar) : null;
  // A redirect leads to a category or another wiki, whose language it is not: as if a colon stood there.
  const title = start === scan.redirectLink && written !== null ? { ...written, hasColon: true } : written;
  const isFile =
    title !== null && title.namespace === fileNamespace && title.interwiki === "" && !title.hasColon;
  // Of links within links only the inner ones are links, but for captions.
  const isLink = title !== null && (isFile || !level.holdsLink);
  if (outer.kind === "brackets" && (isLink || level.holdsLink)) outer.holdsLink = true;
  if (!isLink || scan.levels.length > maxDepth) return;
  // No target or option is a place for addresses, nor is the label of a link: only the caption of a file.
  if (!isFile) keepAddresses(scan, level.mark, end, end);
  takeLink(scan, level, title, start, end);
}

/** `[[a|]]` is no link: on saving, MediaWiki fills in a label where it can. */
function hasEmptyLabel(scan: Scan, { pipes }: Level, end: number): boolean {
  const first = pipes[0];
  if (first === undefined) return false;
  const at = first + 1;
  if (at === end - 2) return true;
  if (!scan.text.startsWith("<!--", at) || scan.levels.length > maxDepth) return false;
  return withoutComments(scan, at, end - 2) === "";
}

function takeLink(scan: Scan, level: Level, title: Title, start: number, end: number): void {
  const { pipes } = level;
  const label = pipes[0] === undefined ? null : withoutComments(scan, pipes[0] + 1, end - 2);
  const { namespace, text: name } = title;
  if (namespace === mediaNamespace && title.interwiki === "") {
    scan.media.push({ kind: "file", isLink: true, name, label, options: [], start, end });
    return;
  }
  if (!title.hasColon && title.interwiki === "") {
    if (namespace === fileNamespace) {
      const { label: caption, options, captionSpan } = shownAs(scan, pipes, end - 2);
      keepAddresses(scan, level.mark, ...captionSpan);
      scan.media.push({ kind: "file", isLink: false, name, label: caption, options, start, end });
      return;
    }
    if (namespace === categoryNamespace) {
      const sortKey = label?.trim() ?? null;
      scan.media.push({ kind: "category", isLink: false, name, label: sortKey, options: [], start, end });
      return;
    }
  }
  const isLanguage = !title.hasColon && scan.grammar.languages.has(title.interwiki);
  const kind = isLanguage ? "interlanguage" : "wikilink";
  scan.links.push({ kind, target: titleText(title, scan.grammar), label, start, end, reference: -1 });
}

/** The parts of a file's link: options, and as its label the last that is none. */
function shownAs(scan: Scan, pipes: readonly number[], end: number) {
  const options: string[] = [];
  let label: string | null = null;
  let captionSpan: readonly [number, number] = [end, end];
  for (let part = 0; part < pipes.length; part++) {
    const partSpan = [(pipes[part] ?? 0) + 1, pipes[part + 1] ?? end] as const;
    const text = withoutComments(scan, ...partSpan).trim();
    if (text === "") continue;
    if (isImageOption(text, scan.grammar.imageWords)) {
      options.push(text);
    } else {
      label = text;
      captionSpan = partSpan;
    }
  }
  return { label, options, captionSpan };
}

const sizeOption = /^[0-9]*(?:x[0-9]+)? *\D{1,12}$/;

/** Whether a part of a file's link is one of the wiki's options: `thumb`, `200px`, `alt=…`. */
function isImageOption(text: string, words: ReadonlySet<string>): boolean {
  if (text.length > 200 && !text.includes("=")) return false;
  const option = text.toLowerCase();
  if (words.has(option)) return true;
  const equals = option.indexOf("=");
  if (equals > 0 && words.has(`${option.slice(0, equals).trim()}=$1`)) return true;
  const first = option.charCodeAt(0);
  if (!((first >= 48 && first <= 57) || first === 120) || option.length > 24 || !sizeOption.test(option))
    return false;
  return words.has(option.replace(/^[0-9]*(?:x[0-9]+)? */, "$$1"));
}

/** Takes in the link in brackets that waits in a level, its `]` right before `end`. */
export function closeAddress(scan: Scan, level: Level, end: number): void {
  const { address } = level;
  if (address === null) return;
  level.address = null;
  const { text } = scan;
  const from = address.start + 1;
  const addressStop = throughBraces(text, bracketedScheme(text, from), end - 1);
  const target = bracketedAddress(text.slice(from, addressStop));
  const label = withoutComments(scan, addressStop, end - 1).trim();
  if (scan.levels.length > maxDepth) return;
  scan.links.push({
    kind: "external",
    target,
    label: label === "" ? null : label,
    start: address.start,
    end,
    reference: -1,
  });
}

/** The end of an address in brackets, which may hold templates. */
function throughBraces(text: string, start: number, limit: number): number {
  let at = addressEnd(text, start, limit, false);
  while (at < limit && text.startsWith("{{", at)) {
    let depth = 0;
    for (; at < limit; at++) {
      const unit = text.charCodeAt(at);
      if (unit === 123) depth++;
      else if (unit === 125 && --depth === 0) break;
    }
    at = addressEnd(text, Math.min(at + 1, limit), limit, false);
  }
  return at;
}

/** Where no `]` came for a link in brackets, its address and those behind it are bare ones. */
export function dropAddress(scan: Scan, level: Level): void {
  if (level.address === null) return;
  for (const link of level.address.bare) scan.links.push(link);
  level.address = null;
}

/** Forgets the addresses among the links from a mark on, but for those that begin in a span. */
function keepAddresses(scan: Scan, mark: number, from: number, to: number): void {
  const { links } = scan;
  let kept = mark;
  for (let i = mark; i < links.length; i++) {
    const link = links[i];
    if (link === undefined) continue;
    if (link.kind !== "external" || (link.start >= from && link.start < to)) links[kept++] = link;
  }
  links.length = kept;
}
