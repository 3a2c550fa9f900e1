import { cut } from "../../../text/cut.ts";

/** A page, by its title or by its id on the wiki. */
export type PageName = string | { readonly pageId: number };

/** No title is longer, in bytes; what is typed in place of one may be. */
const longestTitle = 255;

/** A page's name as messages have it. */
export function quotedName(name: PageName): string {
  return typeof name === "string"
    ? JSON.stringify(cut(name.toWellFormed(), longestTitle))
    : `with id ${name.pageId}`;
}
