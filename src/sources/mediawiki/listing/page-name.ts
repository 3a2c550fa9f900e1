/** A page, by its title or by its id on the wiki. */
export type PageName = string | { readonly pageId: number };

/** A page's name as messages have it. */
export function quotedName(name: PageName): string {
  return typeof name === "string" ? JSON.stringify(name.toWellFormed()) : `with id ${name.pageId}`;
}
