import { HistoryError } from "../../errors.ts";
import { pagesSchema } from "./client/answer.ts";
import type { Ask } from "./client/api-client.ts";
import { readQuery } from "./client/read-query.ts";
import { titleFault } from "./listing/invalid-title.ts";
import { pageMissing } from "./listing/page-missing.ts";
import { type PageName, quotedName } from "./listing/page-name.ts";
import type { SourceReport } from "./report.ts";

/** A page to read, and the redirect that led to it. */
export interface Followed extends Pick<SourceReport, "normalizedFrom" | "redirectedFrom"> {
  readonly name: PageName;
}

/** A page that is read under the name it was requested by. */
export function unfollowed(name: PageName): Followed {
  return { name, normalizedFrom: null, redirectedFrom: null };
}

/**
 * The page that a redirect finally leads to. A page that is not a redirect is returned as requested, without further checks.
 *
 * @throws HistoryError `PAGE_INTERWIKI`, `PAGE_SPECIAL`; `PAGE_MISSING` for a redirect to a page that does not exist, or for
 * redirects in a circle; the title it leads to is in `details.redirectsTo`.
 */
export async function followRedirect(ask: Ask, name: PageName): Promise<Followed> {
  // "A|B" would request two pages.
  if (typeof name === "string" && titleFault(name) !== null) return unfollowed(name);
  const which = typeof name === "string" ? { titles: name } : { pageids: String(name.pageId) };
  const answer = await ask({ ...which, redirects: "1", prop: "info" });
  const { pages, normalized, redirects, interwiki } = readQuery(pagesSchema, answer);
  const [first] = redirects;
  if (first === undefined) return unfollowed(name);
  const [page] = pages;
  const what = `the page ${quotedName(name)} redirects`;
  const fix = "read the redirect itself, without following it";
  const details = { redirectsTo: page?.title ?? interwiki[0]?.title ?? first.to };
  const error = (code: "PAGE_INTERWIKI" | "PAGE_MISSING" | "PAGE_SPECIAL", where: string) =>
    new HistoryError(code, `${what} ${where}; ${fix}`, details);
  if (interwiki.length > 0) throw error("PAGE_INTERWIKI", "to a page of another wiki");
  if (page?.title === undefined) throw error("PAGE_MISSING", "to itself, directly or through others");
  if (page.special || (page.ns ?? 0) < 0) throw error("PAGE_SPECIAL", "to a page without a history");
  if (page.missing) {
    const missing = { what: `${what} to one that is not on this wiki`, fix, title: page.title, details };
    throw await pageMissing(ask, missing);
  }
  const isRespelt = typeof name === "string" && normalized.length > 0;
  return { name: page.title, normalizedFrom: isRespelt ? name : null, redirectedFrom: first.from };
}
