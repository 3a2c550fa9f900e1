import type { HistoryError } from "../errors.ts";
import { failureAt, type Place } from "./place.ts";

/** The pages of an input that have begun. */
export interface PageIds {
  /**
   * Notes a page; `false` where it had begun before. Directly behind itself, beginning with the same revision, a page is
   * there once more as a whole, as in a file made to measure with.
   *
   * @param first - The revision it begins with; `null` where that is not known.
   */
  add(pageId: number, first: number | null): boolean;
}

const idsOfChunk = 2048;

/** Notes pages by a bit each: a wiki numbers its pages one after the other, and 80 million take some 20 MB. */
export function createPageIds(): PageIds {
  const chunks = new Map<number, Uint32Array>();
  let last: { readonly pageId: number; readonly first: number | null } | null = null;
  return {
    add(pageId, first) {
      const number = Math.floor(pageId / idsOfChunk);
      const place = pageId - number * idsOfChunk;
      const chunk = chunks.get(number) ?? new Uint32Array(idsOfChunk / 32);
      chunks.set(number, chunk);
      const word = chunk[place >>> 5] ?? 0;
      const bit = 1 << (place & 31);
      chunk[place >>> 5] = word | bit;
      const isCopy = last?.pageId === pageId && first !== null && last.first === first;
      last = { pageId, first };
      return (word & bit) === 0 || isCopy;
    },
  };
}

/** The error for a page of export XML of which a second part begins: each would be told as if it were whole. */
export function pageAgain(place: Place): HistoryError {
  return failureAt(
    { ...place, revisionId: null },
    "INPUT_MALFORMED",
    "must stand in one <page> and has a second; export the page again, or put all its revisions into one <page>",
  );
}
