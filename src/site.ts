import { HistoryError } from "./errors.ts";
import { quoted } from "./ground/quoted.ts";

/**
 * The wiki's key: host (with a non-default port) and the path before `/wiki/`, `/w/` or `/index.php`.
 *
 * Where the address has none of these, the path may be that of the page names (`/title/Main_Page`) and is left out: then wikis
 * in folders of one host have one key.
 *
 * @param base - Main page address from siteinfo, which exports and `api.php` give alike.
 * @throws HistoryError `INPUT_MALFORMED` when `base` is not an http or https address.
 */
export function wikiKey(base: string): string {
  const url = webAddress(base);
  const cuts = ["/wiki/", "/w/", "/index.php"]
    .map((mark) => url.pathname.indexOf(mark))
    .filter((at) => at >= 0);
  return url.host + (cuts.length === 0 ? "" : url.pathname.slice(0, Math.min(...cuts)));
}

/**
 * The main page address of a wiki, as its source gives it, or else made from its key.
 *
 * @param told - What the source says; its key is used if its address is invalid.
 * @param named - The key that the caller gives, if any; used instead of the source's.
 * @param where - The source, for the message.
 * @throws HistoryError `INPUT_MALFORMED` when the source gives no http or https address, or an invalid key; `INVALID_INPUT`
 * when the caller's key is invalid.
 */
export function siteBase(
  told: { readonly base?: string | undefined; readonly wiki?: string | undefined },
  named: string | undefined,
  where: string,
): string {
  const key = named ?? told.wiki;
  if (key !== undefined && !isKey(key)) throw noKey(key, named === undefined ? where : null);
  if (told.base !== undefined && (key === undefined || wikiAddressOf(told.base) !== null)) {
    webAddress(told.base, `${where}: `);
    return told.base;
  }
  const base = baseOf(key ?? "");
  webAddress(base, `${where}: `);
  return base;
}

function baseOf(key: string): string {
  return `https://${key}/wiki/`;
}

/** Whether a text is a key. An address, or another spelling of the key, would give the same events other ids. */
function isKey(key: string): boolean {
  const base = baseOf(key);
  return wikiAddressOf(base) !== null && wikiKey(base) === key;
}

/** @param where - The source of the key; `null` if the caller named it. */
function noKey(wiki: string, where: string | null): HistoryError {
  return new HistoryError(
    where === null ? "INVALID_INPUT" : "INPUT_MALFORMED",
    `${where === null ? "wiki" : `${where}: site.wiki`}: must be the key of a wiki, such as en.wikipedia.org (was ${quoted(wiki)})`,
    { wiki },
  );
}

/** The parsed form of an http or https address; `null` for any other text, such as `javascript:`. */
export function webAddressOf(text: string): URL | null {
  const url = addressOf(text);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
}

/** Most UTF-16 units of the address of a main page, which each event repeats in its links. */
const mostBase = 2_000;

/** The parsed address of a wiki's main page; `null` for any other text, and for an address that is too long to repeat. */
export function wikiAddressOf(base: string): URL | null {
  return base.length > mostBase ? null : webAddressOf(base);
}

/**
 * The parsed address of a wiki's main page.
 *
 * @param before - What the message begins with.
 * @throws HistoryError `INPUT_MALFORMED` for anything but an http or https address.
 */
function webAddress(base: string, before = ""): URL {
  const url = wikiAddressOf(base);
  if (url !== null) return url;
  throw new HistoryError(
    "INPUT_MALFORMED",
    `${before}the wiki's base must be an address of http or https with at most ${mostBase} characters; name the wiki with --wiki en.wikipedia.org`,
  );
}

/**
 * The parsed form of an address; `null` if the text is none.
 *
 * `URL.canParse` cannot test this: on Node 20 it refuses a host with Latin-1 letters (`https://é.example/`) once V8 has
 * compiled its caller, although it accepted it before (20.20.2, after 4,000 calls).
 */
function addressOf(text: string): URL | null {
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

let lastBase = "";
let lastPrefix = "";

/** The part of an address before the page name. The last one is kept: every event's links need it, mostly of one wiki. */
function pagePrefix(base: string): string {
  if (base !== lastBase) [lastBase, lastPrefix] = [base, createPagePrefix(base)];
  return lastPrefix;
}

/** Makes the prefix from the parsed address, since a source may write anything there. */
function createPagePrefix(base: string): string {
  const { origin, pathname, search } = webAddress(base);
  const query = /[?&]title=/.exec(search);
  if (query !== null) return origin + pathname + search.slice(0, query.index + query[0].length);
  for (const mark of ["/wiki/", "/index.php/"]) {
    const at = pathname.indexOf(mark);
    if (at >= 0) return origin + pathname.slice(0, at + mark.length);
  }
  return origin + pathname.slice(0, pathname.lastIndexOf("/") + 1);
}
