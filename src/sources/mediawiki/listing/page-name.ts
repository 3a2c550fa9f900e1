import { cut } from "../../../text/cut.ts";

/** The name of a page: its title, or its id on the wiki. */
export type PageName = string | { readonly pageId: number };

/** Length of the longest title, in bytes; what is typed instead of a title may be longer. */
const longestTitle = 255;

/** A page's name as messages show it. */
export function quotedName(name: PageName): string {
  return typeof name === "string" ? JSON.stringify(shown(name.toWellFormed())) : `with id ${name.pageId}`;
}

function shown(title: string): string {
  // As many UTF-16 units as fit in these bytes, without splitting a character.
  const { read } = new TextEncoder().encodeInto(title, new Uint8Array(longestTitle));
  return cut(title, read);
}
