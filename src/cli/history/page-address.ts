import { webAddressOf } from "../../site.ts";

/** A page as its address names it. */
export interface AddressedPage {
  /** The wiki: what stands before the title. */
  readonly api: string;
  readonly page: string;
}

/**
 * Reads the address of a page, as it stands in a browser: `https://en.wikipedia.org/wiki/Vic`. What else it asks for, as a
 * revision or a section, is left out.
 *
 * @returns `null` for what is no address, and for one that names no page.
 */
export function addressedPage(text: string): AddressedPage | null {
  const url = isAddress(text) ? webAddressOf(text) : null;
  if (url === null || url.username !== "" || url.password !== "") return null;
  const { origin, pathname, searchParams } = url;
  const [, before, encoded = ""] = titleInPath.exec(pathname) ?? [];
  const title = before === undefined ? searchParams.get("title") : decoded(encoded);
  if (title === null || title === "") return null;
  return { api: origin + (before ?? pathname), page: title };
}

/** Whether a text is an address: no page has a title that begins so. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * A title stands behind the script, or what a wiki has in its place; one that hides its script has `title/` at times. The
 * scripts of MediaWiki stand in that place, too, and are no titles.
 */
const titleInPath = /^(.*?\/(?:index\.php|wiki|w|title)\/)(?!(?:index|api|rest|load)\.php(?:\/|$))(.+)$/;

function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
