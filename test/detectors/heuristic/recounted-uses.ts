import { createHash } from "node:crypto";

/** A reference as it stands in a text: what it defines, and whether it only does so in a list of references. */
interface Read {
  readonly start: number;
  readonly name: string | null;
  readonly works: readonly string[];
  isListed: boolean;
  group: string | null;
}

interface List {
  readonly start: number;
  readonly end: number;
  readonly group: string | null;
}

/** What was found so far. */
interface Reading {
  readonly references: Read[];
  readonly templates: List[];
  readonly lists: List[];
}

/**
 * How often a text cites each work, counted from scratch by a reader of its own.
 *
 * It knows `<ref>`, `<references>`, `{{reflist|refs=…|group=…}}`, `{{r|…}}`, `{{box|…}}` and comments, and no more; of
 * works addresses and words.
 */
export function recountedUses(text: string): ReadonlyMap<string, number> {
  const references = readReferences(text);
  const inText = references.filter(({ isListed }) => !isListed);
  const uses = new Map<string, number>();
  const cite = (work: string) => uses.set(work, (uses.get(work) ?? 0) + 1);
  for (const { works, name } of inText) {
    for (const work of works) cite(work);
    if (works.length === 0 && name !== null) for (const work of standsFor(references, name)) cite(work);
  }
  return uses;
}

/** All that the text defines under a name; where it defines nothing, all that lists do. */
function standsFor(references: readonly Read[], name: string): ReadonlySet<string> {
  const defined = references.filter((reference) => reference.name === name && reference.works.length > 0);
  const inText = defined.filter(({ isListed }) => !isListed);
  return new Set((inText.length > 0 ? inText : defined).flatMap(({ works }) => works));
}

function readReferences(text: string): readonly Read[] {
  const reading: Reading = { references: [], templates: [], lists: [] };
  readPart(text, 0, text.length, reading, false);
  for (const reference of reading.references) {
    const list = innermost(reading.lists, reference.start);
    const template = innermost(reading.templates, reference.start);
    if (list === undefined || (template !== undefined && template.start > list.start)) continue;
    reference.isListed = true;
    reference.group ??= list.group;
  }
  return reading.references.map((reference) => ({
    ...reference,
    name: reference.name === null ? null : `${reference.group ?? ""}#${reference.name}`,
  }));
}

function innermost(spans: readonly List[], at: number): List | undefined {
  return spans.filter(({ start, end }) => start < at && at < end).sort((a, b) => b.start - a.start)[0];
}

/** @param isReference - Whether it is a reference's content, in which tags are shown as they are written. */
function readPart(text: string, from: number, to: number, reading: Reading, isReference: boolean): void {
  const open: number[] = [];
  for (let at = from; at < to; ) {
    if (text.startsWith("<!--", at)) at = behindComment(text, at, from > 0 ? to : null);
    else if (text.startsWith("{{", at)) {
      open.push(at);
      at += 2;
    } else if (text.startsWith("}}", at) && open.length > 0) {
      at += 2;
      readTemplate(text, open.pop() ?? at, at, reading);
    } else at = isReference ? at + 1 : readTag(text, at, to, reading);
  }
}

/** On the page an unclosed comment is plain text, in a tag it goes to the end of it. */
function behindComment(text: string, at: number, limit: number | null): number {
  const close = text.indexOf("-->", at + 4);
  if (close !== -1 && (limit === null || close + 3 <= limit)) return close + 3;
  return limit ?? at + 4;
}

function readTemplate(text: string, start: number, end: number, { references, lists, templates }: Reading) {
  const [name = "", ...parts] = text.slice(start + 2, end - 2).split("|");
  const group = parts.find((part) => part.startsWith("group="))?.slice("group=".length) ?? null;
  templates.push({ start, end, group });
  if (name === "reflist") lists.push({ start, end, group });
  if (name !== "r") return;
  for (const part of parts) {
    if (!part.includes("=")) references.push({ start, name: part, works: [], isListed: false, group });
  }
}

function readTag(text: string, at: number, to: number, reading: Reading): number {
  const tag = /^<(references|ref)((?: [^<>/]*)?)(\/?)>/.exec(text.slice(at, to));
  if (tag === null) return at + 1;
  const [opener, kind = "", attributes = "", slash] = tag;
  const inside = at + opener.length;
  if (slash === "/") {
    if (kind === "ref") reading.references.push(readReference(at, attributes, ""));
    return inside;
  }
  const close = text.indexOf(`</${kind}>`, inside);
  const end = close + `</${kind}>`.length;
  if (close === -1 || end > to) return at + 1;
  if (kind === "ref") {
    reading.references.push(readReference(at, attributes, text.slice(inside, close)));
    readPart(text, inside, close, reading, true);
    return end;
  }
  reading.lists.push({ start: at, end, group: attributeOf(attributes, "group") });
  readPart(text, inside, close, reading, false);
  return end;
}

function readReference(start: number, attributes: string, content: string): Read {
  const shown = content.replace(/<!--(?:.*?-->|.*$)/gs, "").trim();
  const works = new Set(
    [...shown.matchAll(/http:\/\/([a-z0-9./]+)/g)].map(([, address]) => `url:${address}`),
  );
  if (works.size === 0 && shown !== "") works.add(`text:${wordsKey(shown)}`);
  const name = attributeOf(attributes, "name");
  return { start, name, works: [...works], isListed: false, group: attributeOf(attributes, "group") };
}

function attributeOf(attributes: string, name: string): string | null {
  return new RegExp(`\\b${name}=(\\w+)`).exec(attributes)?.[1] ?? null;
}

function wordsKey(shown: string): string {
  const words = shown
    .replace(/<[^<>]*>/g, " ")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return createHash("sha256")
    .update(words?.join(" ") ?? shown)
    .digest("hex");
}
