import {
  type Block,
  type Markup,
  markupOf,
  namesReused,
  onceFor,
  type Reference,
  sha256,
  type Template,
} from "../../src/plugin.ts";
import { isNumberedCopy } from "./address.ts";
import { citedCalls } from "./cited-calls.ts";
import { identifiersIn } from "./identifiers.ts";
import { createKnownWorks, type KnownWorks } from "./known-works.ts";
import { makesNote, withNotes } from "./note-template.ts";
import { ownContent } from "./own-content.ts";
import { type Contents, contentsOf, mostParts, type NestedCall } from "./reference-contents.ts";
import { shortWorks } from "./short-citation.ts";
import { longestKey, workByTitle, workOfAddress, workOfCall, workOfText } from "./work-of-call.ts";

/** A reference, and what it cites. */
export interface Citation {
  readonly start: number;
  readonly end: number;
  /** Group and name as one key; `null` where it has no name. */
  readonly name: string | null;
  /** Keys of the works it cites; none where a name is only used again. */
  readonly works: readonly string[];
  /**
   * What a note of a template says, as the key that a reference with these words would cite; `null` where it cites
   * something, or is no note.
   */
  readonly note: string | null;
  /** What it says beside what its name stands for, such as a page; `null` where that is nothing. */
  readonly details: string | null;
  /** Whether it stands in a list of references and defines what its name stands for, without being a use of the name. */
  readonly isListDefined: boolean;
  /** The reference as written; `null` where it has no words of its own, or where a template makes it and they are values. */
  readonly written: string | null;
}

/** The name by which a reference cites what others define; `null` where it says itself what it cites. */
export function nameUsed({ name, works }: Citation): string | null {
  return works.length > 0 ? null : name;
}

const none: readonly Citation[] = [];

/** The references of a block and what they cite; found once a block. */
export function citationsOf(block: Block): readonly Citation[] {
  return mayCite(markupOf(block)) ? readCitations(block) : none;
}

/** The references of a block that say something in words of their own. */
export function writtenReferencesOf(block: Block): readonly Citation[] {
  const citations = citationsOf(block);
  return citations.every(isWritten) ? citations : citations.filter(isWritten);
}

function isWritten({ written }: Citation): boolean {
  return written !== null;
}

/** Whether a text has references, uses the name of one, or cites a work by a short note. */
export function mayCite({ references, templates }: Markup): boolean {
  return (
    references.length > 0 || templates.some((template) => makesNote(template) || usesOf(template).length > 0)
  );
}

const readCitations = onceFor((block: Block): readonly Citation[] => {
  const { text, grammar } = block;
  const markup = markupOf(block);
  const hasNotes = markup.templates.some(makesNote);
  const all = hasNotes ? withNotes(markup) : markup;
  const contents = contentsOf(all);
  const onWiki = knownOn(grammar);
  const citations = all.references.map((reference, index): Citation => {
    const isOfTemplate = index >= markup.references.length;
    const worksOf = isOfTemplate ? worksNamed : worksOfReference;
    const works = worksIn(text, reference, contents[index] ?? { calls: [], links: [] }, onWiki, worksOf);
    return {
      start: reference.start,
      end: reference.end,
      name: nameKey(reference),
      works,
      note: isOfTemplate && works.length === 0 ? wordsOf(reference) : null,
      details: reference.details,
      isListDefined: reference.isListDefined,
      written: isOfTemplate || works.length === 0 ? null : text.slice(reference.start, reference.end),
    };
  });
  const uses = markup.templates.flatMap(usesOf);
  if (!hasNotes && uses.length === 0) return citations;
  return [...citations, ...uses].sort((a, b) => a.start - b.start);
});

/** The names that a template uses as `<ref name=… />` does, or the works that it cites by a short note. */
function usesOf(template: Template): readonly Citation[] {
  const { start, end } = template;
  const use = { start, end, note: null, details: null, isListDefined: false, written: null };
  const works = shortWorks(template);
  if (works.length > 0) return [{ ...use, name: null, works: works.map(shortened) }];
  return namesReused(template).map((reused) => ({ ...use, name: nameKey(reused), works: [] }));
}

function shortened(work: string): string {
  return work.length <= longestKey ? work : `short:sha256:${sha256(work)}`;
}

const mostUnits = 4 * 1024 * 1024;

/** The works known on one wiki: on another, the same wikitext may call other templates, `{{Vorlage:ISBN|…}}`. */
const knownOn = onceFor((_: Block["grammar"]): KnownWorks => createKnownWorks(mostUnits));

function worksIn(
  text: string,
  reference: Reference,
  contents: Contents,
  onWiki: KnownWorks,
  worksOf: typeof worksNamed,
): readonly string[] {
  if (reference.content === null) return [];
  // The wikitext says it all, except for what the surroundings take away: addresses, and what is nested too deeply.
  let key = text.slice(reference.start, reference.end);
  key += `\n${callsIn(contents.calls)}`;
  for (const { start, target } of contents.links) key += `\n${start - reference.start} ${target}`;
  let works = onWiki.find(key);
  if (works === undefined) {
    works = worksOf(reference, contents);
    onWiki.add(key, works, text);
  }
  return works;
}

function callsIn(calls: readonly NestedCall[]): number {
  return calls.reduce((sum, { inner }) => sum + callsIn(inner), calls.length);
}

function nameKey({ name, group }: Pick<Reference, "name" | "group">): string | null {
  if (name === null) return null;
  const key = `${group ?? ""}\n${name}`;
  return key.length <= longestKey ? key : sha256(key);
}

/**
 * What a reference cites, each work by its best key: DOI, ISBN, PMID, arXiv, otherwise address, otherwise text.
 *
 * A reference that holds citation templates cites what they name; any other cites what its words and links name. A copy in
 * an archive that does not say which page it is a copy of counts only where there is nothing else.
 */
function worksOfReference(reference: Reference, contents: Contents): readonly string[] {
  if (reference.content === null || reference.content === "") return [];
  const named = worksNamed(reference, contents);
  if (named.length > 0) return named;
  const content = ownContent(reference.content);
  // `{{http://a.example/b}}`: braces instead of brackets.
  const address = /https?:\/\/[^\s|{}[\]<>"]{1,500}/i.exec(content);
  return [address === null ? workOfText(content) : workOfAddress(address[0])];
}

/** What a reference says; `null` where it only uses a name. */
function wordsOf({ content }: Reference): string | null {
  return content === null || content === "" ? null : workOfText(ownContent(content));
}

/** What a reference names, apart from its words, which in a note only explain. */
function worksNamed({ content }: Reference, contents: Contents): readonly string[] {
  const copies = new Set<string>();
  for (const found of worksByRank(ownContent(content ?? ""), contents)) {
    const works = new Set<string>();
    for (const work of found) (isCopy(work) ? copies : works).add(work);
    if (works.size > 0) return [...works];
  }
  return [...copies];
}

/** What the parts of a reference name, those that count most first. */
function* worksByRank(content: string, contents: Contents): Generator<readonly string[], undefined> {
  const { links } = contents;
  const calls = citedCalls(contents);
  const named = calls.map((call) => workOfCall(call, links));
  yield named.filter((work) => work !== null);
  yield identifiersIn(content).slice(0, mostParts);
  yield links.map(({ target }) => workOfAddress(target));
  const unnamed = calls.filter((_, i) => named[i] === null);
  yield unnamed.map(({ template }) => workByTitle(template)).filter((work) => work !== null);
}

function isCopy(work: string): boolean {
  return work.startsWith("url:") && isNumberedCopy(work.slice(4));
}
