import type { Value } from "./values.ts";

/**
 * Whether a value with what the one beside it adds is another: the rest of a date (`5–7 May 2001` says `5 May – 7 May 2001`),
 * an era or half of a day.
 */
export function saysBeside(value: Value, beside: Value, full: Value): boolean {
  if (full.kind === "amount") {
    return value.kind === "number" && beside.kind === "amount" && isHour(value, beside, full);
  }
  if (full.kind !== "date" || beside.kind !== "date") return false;
  if (value.kind === "number" && full.normal === `${value.normal} bc`) return beside.normal.endsWith(" bc");
  const { year, rest } = partsOf(full.normal);
  const besides = partsOf(beside.normal);
  if (rest === "" || besides.rest === "") return false;
  // The year may stand once for both.
  if (year !== "" && year !== besides.year) return false;
  if (value.kind === "number") return rest === besides.rest.replace(/\d+$/, value.normal);
  return value.kind === "date" && value.normal === `-${rest}`;
}

/** Whether a number is the hour of a time by that of the one beside it: `3–5 pm` says `3 pm – 5 pm`. */
function isHour(value: Value, beside: Value, full: Value): boolean {
  const [, hour, minutes = "00"] = /^(\d\d?)(?::(\d\d))?$/.exec(value.normal) ?? [];
  const later = /^(\d\d?):\d\d$/.exec(beside.normal)?.[1];
  if (hour === undefined || later === undefined) return false;
  return full.normal === `${(Number(hour) % 12) + (Number(later) < 12 ? 0 : 12)}:${minutes}`;
}

/** The year of a date, and its month and day: `2001` and `5-7` of `2001-5-7`. */
function partsOf(date: string): { readonly year: string; readonly rest: string } {
  const [, year = "", rest = ""] = /^(\d*)-(\d+-\d*)$/.exec(date) ?? [];
  return { year, rest };
}
