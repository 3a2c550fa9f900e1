import type { HistoryError } from "../errors.ts";
import { sha256 } from "../json.ts";
import type { Page } from "../revision.ts";
import { failureAt, type Place } from "./place.ts";

/** What distinguishes a page from the others of its input: its id or, if it has none, its namespace and title. */
export type BegunPage = Pick<Page, "namespace" | "pageId" | "title">;

/** The pages of an input that have begun. */
export interface BegunPages {
  /**
   * Notes a page; `false` if it had begun before. A page directly after itself that begins with the same revision is a repeat of
   * the whole page, as in files made for measurements.
   *
   * @param first - The revision it begins with; `null` if that is not known.
   */
  add(page: BegunPage, first: number | null): boolean;
}

const idsOfChunk = 2048;

/** Notes each page by one bit: a wiki numbers its pages one after the other, and 80 million take some 20 MB. */
export function createBegunPages(): BegunPages {
  const chunks = new Map<number, Uint32Array>();
  // A title may be as long as a text.
  const withoutId = new Set<string>();
  let last: { readonly key: number | string; readonly first: number | null } | null = null;

  function isNewId(pageId: number): boolean {
    const number = Math.floor(pageId / idsOfChunk);
    const place = pageId - number * idsOfChunk;
    const chunk = chunks.get(number) ?? new Uint32Array(idsOfChunk / 32);
    chunks.set(number, chunk);
    const word = chunk[place >>> 5] ?? 0;
    const bit = 1 << (place & 31);
    chunk[place >>> 5] = word | bit;
    return (word & bit) === 0;
  }

  return {
    add(page, first) {
      const key = page.pageId === 0 ? sha256(nameOf(page)) : page.pageId;
      const isNew = typeof key === "number" ? isNewId(key) : !withoutId.has(key);
      if (typeof key === "string") withoutId.add(key);
      const isCopy = last?.key === key && first !== null && last.first === first;
      last = { key, first };
      return isNew || isCopy;
    },
  };
}

/** What distinguishes pages that have no id. */
export function nameOf({ namespace, title }: Pick<BegunPage, "namespace" | "title">): string {
  return `${namespace}:${title}`;
}

/** The error for a page of export XML that comes in two parts: each would be analysed as if it were the whole page. */
export function pageAgain(place: Place): HistoryError {
  return failureAt(
    { ...place, revisionId: null },
    "INPUT_MALFORMED",
    "is in more than one <page>; export it again, or put all its revisions into one <page>",
  );
}
