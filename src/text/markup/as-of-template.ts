import { callParts } from "./call-parts.ts";

/**
 * What `{{as of|2010}}` shows: `As of 2010`, and with a month `As of May 2010`; `""` for another template, and where a day
 * or other words are given.
 *
 * @param end - Offset after its braces.
 * @see https://en.wikipedia.org/wiki/Template:As_of
 */
export function asOf(source: string, start: number, end: number): string {
  opening.lastIndex = start;
  if (!opening.test(source)) return "";
  const { places, named } = callParts(source.slice(opening.lastIndex, end - 2));
  const [year = "", month = "", ...more] = places;
  const name = month === "" ? "" : nameOf(month);
  // A parameter without a value counts as left out.
  const isGiven = (parameter: string) => (named.get(parameter) ?? "") !== "";
  if (!/^\d{4}$/.test(year) || more.join("") !== "" || name === null || isGiven("alt")) return "";
  const opened = isGiven("since") ? "Since" : "As of";
  const words = `${opened} ${name === "" ? "" : `${name} `}${year}`;
  return isGiven("lc") ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}

const opening = /\{\{[ _]*as[ _]of[ _]*\|/iy;

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** A month by its number or name; `null` where it is none. */
function nameOf(month: string): string | null {
  const number = /^\d{1,2}$/.test(month) ? Number(month) : 0;
  return months[number - 1] ?? months.find((name) => name.toLowerCase() === month.toLowerCase()) ?? null;
}
