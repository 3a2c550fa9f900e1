import { unescaped } from "./address.ts";
import { isbnOf } from "./identifiers.ts";

/**
 * A key for a page that has several addresses: the book in a shop or among scanned books, the film, the message, the
 * article; for any other address, itself without a host for telephones, the name of an index page, escapes and case.
 *
 * It does not count works, but only says that two are one.
 *
 * @param bare - A normalised address.
 */
export function pageOfAddress(bare: string): string {
  const end = bare.search(/[/?]/);
  const host = end === -1 ? bare : bare.slice(0, end);
  const rest = end === -1 ? "" : bare.slice(end);
  const own = host.replace(/^(?:m|mobile)\.(?=[^.]+\.)/, "").replace(/^([a-z-]{2,12})\.m\./, "$1.");
  const path = rest.replace(/\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i, "");
  return bookAt(host, rest) ?? numberedAt(host, rest) ?? `page:${own}${unescaped(path).toLowerCase()}`;
}

/** Whether it is a site as a whole: many references name one beside what they cite. */
export function isSite(page: string): boolean {
  return page.startsWith("page:") && !/[/?]/.test(page);
}

/**
 * The name that a page has on whatever site it stands: the last part of its path, without an ending such as `.html`. It
 * stays the same when a site moves, and in copies of the page elsewhere.
 *
 * `null` where that is a number, a word, or a part with its number: many pages have such names.
 *
 * @param bare - A normalised address.
 */
export function nameOfPage(bare: string): string | null {
  const slash = bare.lastIndexOf("/");
  if (slash === -1 || bare.includes("?")) return null;
  const name = unescaped(bare.slice(slash + 1))
    .toLowerCase()
    .replace(/\.[a-z]{2,5}$/, "");
  return tellingName.test(name) && !numberedPart.test(name) ? name : null;
}

/** At least three letters, and either a digit or the length of a title: `sp001550`, `old-mill-of-harrow-burns`. */
const tellingName = /^(?=.*\p{L}{3})(?:(?=.*\d).{5}|.{16})/su;
const numberedPart =
  /^(?:index|default|home|main|page|part|sect|section|chapter|article|story|news|item|view|no|vol|volume|issue)[\d_-]*$/;

function bookAt(host: string, rest: string): string | null {
  if (/^(?:[a-z]+\.)?amazon\.[a-z.]{2,6}$/.test(host)) {
    const number = /\/(?:dp|product|asin|detail\/-)\/([a-z0-9]{10})(?![a-z0-9])/i.exec(rest)?.[1];
    if (number === undefined) return null;
    return /^\d{9}[\dx]$/i.test(number) ? `isbn:${isbnOf(number)}` : `amazon:${number.toUpperCase()}`;
  }
  if (!/^(?:books\.)?google\.[a-z.]{2,6}$/.test(host)) return null;
  const book =
    /^\/books(?:\/(?!edition\/)[^?]*)?\?(?:.*&)?id=([\w-]{6,20})|^\/books\/edition\/[^/]*\/([\w-]{6,20})/.exec(
      rest,
    );
  return book === null ? null : `google:${book[1] ?? book[2]}`;
}

/** Sites that show one thing at several addresses, each of which contains the thing's own name. */
const numbered: readonly { readonly host: RegExp; readonly at: RegExp; readonly kind: string }[] = [
  {
    host: /^(?:(?:m|music)\.)?youtube(?:-nocookie)?\.com$/,
    at: /^\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/|v\/)([\w-]{11})(?![\w-])/,
    kind: "youtube",
  },
  { host: /^youtu\.be$/, at: /^\/([\w-]{11})(?![\w-])/, kind: "youtube" },
  { host: /^archive\.org$/, at: /^\/(?:details|stream|download)\/([\w.-]+)/, kind: "archive" },
  { host: /^(?:mobile\.)?(?:twitter|x)\.com$/, at: /^\/\w+\/status(?:es)?\/(\d+)/, kind: "status" },
  {
    host: /^(?:europepmc\.org|ncbi\.nlm\.nih\.gov)$/,
    at: /^\/(?:pmc\/)?articles?\/(?:pmc\/)?pmc(\d+)/i,
    kind: "pmc",
  },
  { host: /^pmc\.ncbi\.nlm\.nih\.gov$/, at: /^\/articles\/pmc(\d+)/i, kind: "pmc" },
  { host: /^(?:search\.)?worldcat\.org$/, at: /^\/(?:[a-z]{2}\/)?(?:oclc|title)\/(\d+)/, kind: "oclc" },
  { host: /^jstor\.org$/, at: /^\/(?:stable|pss)\/(\d+)/, kind: "jstor" },
];

function numberedAt(host: string, rest: string): string | null {
  for (const { host: ofSite, at, kind } of numbered) {
    const name = ofSite.test(host) ? at.exec(rest)?.[1] : undefined;
    if (name !== undefined) return `${kind}:${name}`;
  }
  return null;
}
