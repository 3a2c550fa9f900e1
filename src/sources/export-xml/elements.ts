import type { HistoryError } from "../../errors.ts";
import { failureAt, type Place } from "../place.ts";
import { attributesOf } from "./attributes.ts";
import type { Tag } from "./tag.ts";
import type { Tags } from "./tags.ts";

/** An export as it is read: where its tags come from, and where we are. */
export interface ExportReader {
  readonly tags: Tags;
  readonly place: Place;
}

/** The error for XML that is not as an export has it. */
export function malformed({ place }: ExportReader, what: string): HistoryError {
  return failureAt(place, "INPUT_MALFORMED", `${what}; export the page again, or unpack the file again`);
}

/** The next tag inside an element; `null` at the element's end. */
export function childOf(reader: ExportReader, parent: string): Tag | null {
  const tag = reader.tags.next();
  if (tag.kind !== "close") return tag;
  if (tag.name !== parent) throw malformed(reader, `<${parent}> must end before the element it is in`);
  return null;
}

/** Reads to the end of an element that has no children. Its content is then the tags' content. */
export function closeLeaf(reader: ExportReader, tag: Tag): void {
  const end = reader.tags.next();
  if (end.kind !== "close" || end.name !== tag.name) {
    throw malformed(reader, `<${tag.name}> must hold text alone and end with </${tag.name}>`);
  }
}

/** The text of an element that has no children. */
export function textOfLeaf(reader: ExportReader, tag: Tag): string {
  if (tag.kind === "empty") return "";
  closeLeaf(reader, tag);
  const text = reader.tags.text();
  if (text === null)
    throw malformed(reader, `<${tag.name}> must be UTF-8 and hold no entity that means no character`);
  return text;
}

/**
 * The whole number in an element, at most 2^53 - 1.
 *
 * @param ofNothing - What an empty element stands for, where it may be: MediaWiki 1.31 to 1.34 write `<id />` for who has no
 * account on the wiki.
 */
export function integerOfLeaf(reader: ExportReader, tag: Tag, ofNothing?: number): number {
  const text = textOfLeaf(reader, tag).trim();
  if (text === "" && ofNothing !== undefined) return ofNothing;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    throw malformed(reader, `<${tag.name}> must be a whole number below 2^53`);
  }
  return value;
}

/** The id of a page or of a revision: a number from 0 to 2^53 - 1. */
export function idOfLeaf(reader: ExportReader, tag: Tag): number {
  const id = integerOfLeaf(reader, tag);
  if (id < 0) throw malformed(reader, `<${tag.name}> of a page or a revision must not be below 0`);
  return id;
}

/** The attributes of a tag. */
export function attributes(reader: ExportReader, tag: Tag): ReadonlyMap<string, string> {
  const found = attributesOf(tag.attributes);
  if (found === null) throw malformed(reader, `the attributes of <${tag.name}> are not well formed`);
  return found;
}

/** Whether an element's content was taken from public view. */
export function isHidden(reader: ExportReader, tag: Tag): boolean {
  return tag.attributes !== "" && attributes(reader, tag).has("deleted");
}

/** Reads past an element and all it holds. */
export function skip(reader: ExportReader, tag: Tag): void {
  if (tag.kind === "empty") return;
  const open = [tag.name];
  while (open.length > 0) {
    const next = reader.tags.next();
    if (next.kind === "open") open.push(next.name);
    if (next.kind !== "close") continue;
    const expected = open.pop();
    if (next.name !== expected) throw malformed(reader, `<${expected}> must end before the element it is in`);
    if (open.length > 1000) throw malformed(reader, "elements are nested deeper than 1000");
  }
}
