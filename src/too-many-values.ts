import { countOutsideStrings } from "./outside-strings.ts";

/**
 * Most lists, objects and members in one JSON text of others: a hundred times what a revision has, and ten times what 5000
 * entries of a wiki's log have. 60 kB of gzip can hold sixty times as many, which took 5 GB of memory, and minutes in which
 * no signal was heard.
 */
export const mostValues = 1_000_000;

/** Whether a JSON text has more than so many values, by what begins and parts them outside of strings. */
export function holdsTooManyValues(text: string): boolean {
  if (text.length <= mostValues) return false;
  return countOutsideStrings(text, ",[{") > mostValues;
}
