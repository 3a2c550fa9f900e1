import * as v from "valibot";
import { object } from "../ground/argument.ts";
import { parse } from "../ground/parse.ts";
import type { Page, PageHistory } from "../revision.ts";
import { wikiAddressOf } from "../site.ts";

/** Most UTF-16 units of a title or a user's name, which each event repeats. MediaWiki allows 255 bytes. */
export const mostName = 1_000;

const text = v.string("must be a string");
const title = v.pipe(text, v.maxLength(mostName, `must have at most ${mostName} characters`));
const wholeNumber = v.custom<number>(Number.isSafeInteger, "must be a whole number");

const siteShape = v.looseObject(
  {
    wiki: text,
    base: v.custom<string>(
      (base) => typeof base === "string" && wikiAddressOf(base) !== null,
      "must be the address of the main page, such as https://wiki.example/wiki/Main_Page",
    ),
    case: v.picklist(["first-letter", "case-sensitive"], "must be first-letter or case-sensitive"),
    language: v.string('must be a language such as en, or "" where it is not known'),
    namespaces: v.instance(Map, 'must be a Map of names by number, such as new Map([[0, ""], [1, "Talk"]])'),
  },
  object("must be an object that says which wiki it is"),
);
const pageShape = v.looseObject(
  { site: siteShape, pageId: wholeNumber, title, namespace: wholeNumber },
  object("must be an object with site, pageId, title and namespace"),
);
const historyShape = v.looseObject(
  {
    page: v.unknown(),
    timeline: v.custom<PageHistory["timeline"]>(isIterable, "must be an AsyncIterable of entries"),
  },
  object("must be a PageHistory, as readHistories gives and a mediawikiSource's page"),
);

/**
 * Refuses an invalid page history, since it may be the caller's own.
 *
 * @throws HistoryError `INVALID_INPUT`, saying which member must be what.
 */
export function checkHistory(history: PageHistory): void {
  parse(historyShape, history, "history");
  checkPage(history.page);
}

/**
 * Refuses an invalid page, whose events would fail at the first link, or get the ids of another page's events.
 *
 * @throws HistoryError `INVALID_INPUT`, saying which member must be what.
 */
export function checkPage(page: Page): void {
  parse(pageShape, page, "page");
}

function isIterable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Symbol.asyncIterator in value || Symbol.iterator in value;
}
