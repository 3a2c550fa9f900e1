import { percentDecoded } from "../../ground/percent-decoded.ts";
import { webAddressOf } from "../../site.ts";

/** A page as given by its address. */
export interface AddressedPage {
  /** The wiki: the part before the title. */
  readonly api: string;
  readonly page: string;
}

/**
 * Reads the address of a page as a browser shows it: `https://en.wikipedia.org/wiki/Vic`. What else the address selects,
 * such as a revision or a section, is ignored.
 *
 * @returns `null` for a text that is no address, and for an address that names no page.
 */
export function addressedPage(text: string): AddressedPage | null {
  const url = isAddress(text) ? webAddressOf(text) : null;
  if (url === null || url.username !== "" || url.password !== "") return null;
  const { origin, pathname, searchParams } = url;
  const [, before, encoded = ""] = titleInPath.exec(pathname) ?? [];
  const title = before === undefined ? searchParams.get("title") : percentDecoded(encoded);
  if (title === null || title === "") return null;
  return { api: origin + (before ?? pathname), page: title };
}

/** Whether a text is an address: no page has a title that begins like one. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * A title follows the script, or what a wiki uses in its place; a wiki that hides its script may use `title/`. MediaWiki's
 * scripts can also stand in that place, and are no titles.
 */
const titleInPath = /^(.*?\/(?:index\.php|wiki|w|title)\/)(?!(?:index|api|rest|load)\.php(?:\/|$))(.+)$/;
