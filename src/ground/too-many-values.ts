import { countOutsideStrings } from "./outside-strings.ts";

/**
 * Most lists, objects and members in one JSON text from outside: a hundred times what a revision has, and ten times what 5000
 * entries of a wiki's log have. 60 kB of gzip can hold sixty times as many; these took 5 GB of memory, and minutes in which
 * signals had no effect.
 */
export const mostValues = 1_000_000;

/** Whether a JSON text has more than `mostValues` values, counted by the brackets and separators outside strings. */
export function holdsTooManyValues(text: string): boolean {
  if (text.length <= mostValues) return false;
  return countOutsideStrings(text, ",[{") > mostValues;
}
