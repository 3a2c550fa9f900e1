import { cut } from "../../../text/cut.ts";

/** A page, by its title or by its id on the wiki. */
export type PageName = string | { readonly pageId: number };

/** No title is longer, in bytes; what is typed in place of one may be. */
const longestTitle = 255;

/** A page's name as messages have it. */
export function quotedName(name: PageName): string {
  return typeof name === "string" ? JSON.stringify(shown(name.toWellFormed())) : `with id ${name.pageId}`;
}

function shown(title: string): string {
  // As many UTF-16 units as so many bytes hold, and no half of a character.
  const { read } = new TextEncoder().encodeInto(title, new Uint8Array(longestTitle));
  return cut(title, read);
}
