import type { HistoryError } from "../errors.ts";
import { failureAt, type Place } from "./place.ts";

/** The pages of an input that have begun. */
export interface PageIds {
  /** Notes a page; `false` where it had begun before. */
  add(pageId: number): boolean;
}

const idsOfChunk = 2048;

/** Notes pages by a bit each: a wiki numbers its pages one after the other, and 80 million take some 20 MB. */
export function createPageIds(): PageIds {
  const chunks = new Map<number, Uint32Array>();
  return {
    add(pageId) {
      const number = Math.floor(pageId / idsOfChunk);
      const place = pageId - number * idsOfChunk;
      const chunk = chunks.get(number) ?? new Uint32Array(idsOfChunk / 32);
      chunks.set(number, chunk);
      const word = chunk[place >>> 5] ?? 0;
      const bit = 1 << (place & 31);
      chunk[place >>> 5] = word | bit;
      return (word & bit) === 0;
    },
  };
}

/** The error for a page of export XML that begins a second time: each of the two would be told as if it were whole. */
export function pageAgain(place: Place): HistoryError {
  return failureAt(
    place,
    "INPUT_MALFORMED",
    "must stand in one <page> and has a second; export the page again, or put all its revisions into one <page>",
  );
}
