import { HistoryError } from "./errors.ts";

/**
 * The wiki's key: host (with a non-default port) and the path before the page names.
 *
 * @param base - Main page address from siteinfo, in exports and in `api.php` alike.
 * @throws HistoryError `INPUT_MALFORMED` when `base` is no address.
 */
export function wikiKey(base: string): string {
  const url = addressOf(base);
  if (url === null) {
    throw new HistoryError(
      "INPUT_MALFORMED",
      `siteinfo base is no address (was ${JSON.stringify(base)}); name the wiki with --wiki`,
    );
  }
  const cuts = ["/wiki/", "/w/", "/index.php"]
    .map((mark) => url.pathname.indexOf(mark))
    .filter((at) => at >= 0);
  return url.host + (cuts.length === 0 ? "" : url.pathname.slice(0, Math.min(...cuts)));
}

/**
 * An address, read; `null` where it is none.
 *
 * `URL.canParse` is no test for that: on Node 20 it refuses letters of Latin-1 once it has been called often.
 */
export function addressOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Address of a special page on the wiki with the given base, `Special:Diff/1/2`. */
export function specialPage(base: string, name: string): string {
  return pagePrefix(base) + name;
}

/** Address of a page on the wiki with the given base, and of its list of revisions. */
export function pageAddress(
  base: string,
  title: string,
): { readonly page: string; readonly history: string } {
  const name = encodeURIComponent(title.toWellFormed().replaceAll(" ", "_")).replace(
    /%(2F|3A)/g,
    decodeURIComponent,
  );
  const page = pagePrefix(base) + name;
  return { page, history: `${page}${page.includes("?") ? "&" : "?"}action=history` };
}

function pagePrefix(base: string): string {
  const query = base.indexOf("title=");
  if (query >= 0) return base.slice(0, query + "title=".length);
  for (const mark of ["/wiki/", "/index.php/"]) {
    const at = base.indexOf(mark);
    if (at >= 0) return base.slice(0, at + mark.length);
  }
  return base.slice(0, base.lastIndexOf("/") + 1);
}
