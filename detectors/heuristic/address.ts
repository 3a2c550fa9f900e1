import { isUtf8 } from "node:buffer";

/** Domains under which one archive can be reached. */
const endsOfArchiveToday = ["today", "is", "ph", "li", "vn", "md", "fo"];

/**
 * Prefixes under which archives keep copies of pages: the part after the prefix is the address that was archived.
 *
 * Each entry: what the address begins with, without scheme and `www.`, then how many path segments come before the archived
 * address.
 */
const archives: readonly (readonly [string, number])[] = [
  ["web.archive.org/web/", 1],
  ["web.archive.org/", 1],
  ["archive.org/web/", 1],
  ...endsOfArchiveToday.map((end) => [`archive.${end}/`, 1] as const),
  ["wayback.archive-it.org/", 2],
  ["ghostarchive.org/archive/", 1],
  ["webarchive.nationalarchives.gov.uk/", 1],
  ["webarchive.nationalarchives.gov.uk/ukgwa/", 1],
  ["webarchive.loc.gov/all/", 1],
  ["arquivo.pt/wayback/", 1],
  ["wayback.vefsafn.is/wayback/", 1],
  ["veebiarhiiv.digar.ee/a/", 1],
];

/** Archives that take the address as a parameter. */
const archivesByQuery = [
  /^webcitation\.org\/[\w-]{1,20}\?/i,
  /^archive\.wikiwix\.com\/cache\/(?:index2\.php)?\?/i,
];

/** What copies are called in archives that number them: such an address does not say which page it is a copy of. */
const numberedCopy = new RegExp(
  `^(?:webcitation\\.org|archive\\.(?:${endsOfArchiveToday.join("|")})|ghostarchive\\.org/archive|perma\\.cc)/[\\w-]{4,12}$`,
  "i",
);

/** Whether a normalised address leads to a copy in an archive without saying of which page. */
export function isNumberedCopy(bare: string): boolean {
  return numberedCopy.test(bare);
}

// Parameters that follow a reader around and say nothing about the page, or only how many pages of an article show at once.
const tracking =
  /^(?:utm_\w*|fbclid|fb_(?:ref|source|action_\w+)|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_cid|mc_eid|_ga|_gl|cmpid|ocid|ncid|ns_\w*|at_(?:medium|campaign)\w*|ref_src|ref_url|smid|partner|feature|spm|_hsenc|_hsmi|mkt_tok|trk|si|share|rss|xtor|wt_\w+|intcid|intcmp|guccounter|guce_\w+|__twitter_impression|soc_(?:src|trk)|emc|oref|_r|pagewanted)$/;

const mostArchives = 4;

/** An address in the form by which a work is known: no scheme, `www.`, fragment, tracking, archive, or slash at the end. */
export function normalisedAddress(address: string): string {
  let bare = withoutScheme(address.trim());
  for (let i = 0; i < mostArchives; i++) {
    const archived = archivedAddress(bare);
    if (archived === null) break;
    bare = withoutScheme(archived);
  }
  const hash = bare.indexOf("#");
  // Some sites name their pages by `#!` and `#/`.
  const isRoute = hash !== -1 && (bare[hash + 1] === "!" || bare[hash + 1] === "/");
  const withoutFragment = hash === -1 || isRoute ? bare : bare.slice(0, hash);
  const question = withoutFragment.indexOf("?");
  const path = question === -1 ? withoutFragment : withoutFragment.slice(0, question);
  const query = question === -1 ? "" : keptQuery(withoutFragment.slice(question + 1));
  const slash = path.indexOf("/");
  const host = (slash === -1 ? path : path.slice(0, slash)).toLowerCase().replace(/:(?:80|443)$/, "");
  const rest = slash === -1 ? "" : withoutSlashes(path.slice(slash));
  return host + rest + query;
}

function withoutScheme(address: string): string {
  const at = address.indexOf("//");
  const isScheme = at === 0 || (at > 0 && at <= 7 && address[at - 1] === ":");
  const bare = isScheme ? address.slice(at + 2) : address;
  return /^www\d?\./i.test(bare) ? bare.slice(bare.indexOf(".") + 1) : bare;
}

/** The address that an archive's page is a copy of; `null` where the page is not an archive's. */
function archivedAddress(bare: string): string | null {
  const lower = bare.slice(0, 60).toLowerCase();
  for (const [prefix, segments] of archives) {
    if (!lower.startsWith(prefix)) continue;
    let at = prefix.length;
    for (let i = 0; i < segments; i++) at = bare.indexOf("/", at) + 1 || bare.length;
    const rest = bare.slice(at);
    if (/^(?:https?:\/{1,2}|ftp:\/{1,2}|www\.|[\w-]+(?:\.[\w-]+)+\/)/i.test(rest)) {
      return rest.replace(/^(https?|ftp):\/+/i, "$1://");
    }
  }
  for (const archive of archivesByQuery) {
    const [prefix] = archive.exec(bare) ?? [];
    if (prefix === undefined) continue;
    for (const pair of bare.slice(prefix.length).split("&")) {
      if (pair.startsWith("url=")) return unescaped(pair.slice(4));
    }
  }
  return null;
}

function keptQuery(query: string): string {
  const kept = query.split("&").filter((pair) => {
    const equals = pair.indexOf("=");
    const name = equals === -1 ? pair : pair.slice(0, equals);
    return pair !== "" && !(name.length < 40 && tracking.test(name.toLowerCase()));
  });
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}

/** A percent-encoded text, decoded; escapes that are not UTF-8, as on older sites, stay as they are. */
export function unescaped(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-7][0-9a-fA-F])+|(?:%[89a-fA-F][0-9a-fA-F])+/g, (run) => {
    const bytes = Buffer.from(run.replaceAll("%", ""), "hex");
    return isUtf8(bytes) ? bytes.toString("utf8") : run;
  });
}
