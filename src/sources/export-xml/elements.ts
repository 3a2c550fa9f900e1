import type { HistoryError } from "../../errors.ts";
import { failureAt, type Place } from "../place.ts";
import { attributesOf } from "./attributes.ts";
import type { Tag } from "./tag.ts";
import type { Tags } from "./tags.ts";

/** An export while it is read: the source of its tags, and the current place. */
export interface ExportReader {
  readonly tags: Tags;
  readonly place: Place;
}

/** The error for XML that is not in the form of an export. */
export function malformed({ place }: ExportReader, what: string): HistoryError {
  return failureAt(place, "INPUT_MALFORMED", `${what}; export the page again, or unpack the file again`);
}

/** The next tag inside an element; `null` at the element's end. */
export function childOf(reader: ExportReader, parent: string): Tag | null {
  const tag = reader.tags.next();
  if (tag.kind !== "close") return tag;
  if (tag.name !== parent)
    throw malformed(reader, `${elementOf(parent)} must end before the element it is in`);
  return null;
}

/** Reads to the end of an element that has no children, so that `tags.content()` is its content. */
export function closeLeaf(reader: ExportReader, tag: Tag): void {
  const end = reader.tags.next();
  if (end.kind !== "close" || end.name !== tag.name) {
    throw malformed(reader, `${elementOf(tag.name)} must hold text alone and end with its own end tag`);
  }
}

/** The text of an element that has no children. */
export function textOfLeaf(reader: ExportReader, tag: Tag): string {
  if (tag.kind === "empty") return "";
  closeLeaf(reader, tag);
  const text = reader.tags.text();
  if (text === null)
    throw malformed(
      reader,
      `${elementOf(tag.name)} must be UTF-8, and each of its entities must mean a character`,
    );
  return text;
}

/**
 * The whole number in an element, at most 2^53 - 1.
 *
 * @param ofNothing - What an empty element means, if it may be empty: MediaWiki 1.31 to 1.34 write `<id />` for users without an
 * account on the wiki.
 */
export function integerOfLeaf(reader: ExportReader, tag: Tag, ofNothing?: number): number {
  const text = textOfLeaf(reader, tag).trim();
  if (text === "" && ofNothing !== undefined) return ofNothing;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw malformed(reader, `${elementOf(tag.name)} must be a whole number below 2^53`);
  }
  return value;
}

/** The id of a page or of a revision: a number from 0 to 2^53 - 1. */
export function idOfLeaf(reader: ExportReader, tag: Tag): number {
  const id = integerOfLeaf(reader, tag);
  if (id < 0) throw malformed(reader, `${elementOf(tag.name)} of a page or a revision must not be below 0`);
  return id;
}

/** The attributes of a tag. */
export function attributes(reader: ExportReader, tag: Tag): ReadonlyMap<string, string> {
  const found = attributesOf(tag.attributes);
  if (found === null) throw malformed(reader, `the attributes of ${elementOf(tag.name)} are not well formed`);
  return found;
}

/** Whether an element's content was removed from public view. */
export function isHidden(reader: ExportReader, tag: Tag): boolean {
  return tag.attributes !== "" && attributes(reader, tag).has("deleted");
}

/** How deeply elements that are skipped may be nested: exports have five levels, and the name of each open element is kept. */
const mostNested = 1000;

/** Skips an element and all it contains. */
export function skip(reader: ExportReader, tag: Tag): void {
  if (tag.kind === "empty") return;
  const open: string[] = [];
  for (let expected: string | undefined = tag.name; expected !== undefined; ) {
    const next = reader.tags.next();
    if (next.kind === "open") {
      if (open.length === mostNested)
        throw malformed(reader, `elements are nested deeper than ${mostNested}`);
      open.push(expected);
      expected = next.name;
    }
    if (next.kind !== "close") continue;
    if (next.name !== expected)
      throw malformed(reader, `${elementOf(expected)} must end before the element it is in`);
    expected = open.pop();
  }
}

/** An element as messages name it: by its name if that looks like an export's, since any other name is a stranger's text. */
function elementOf(name: string): string {
  return /^[A-Za-z][\w-]{0,29}$/.test(name) ? `<${name}>` : "an element";
}
