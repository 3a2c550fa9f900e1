import * as v from "valibot";

/** A parameter that is a whole number, with its default. */
export function wholeNumber(fallback: number, least: number, most: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);
}

/** A parameter that is a finite number, with its default. */
export function finiteNumber(fallback: number, least: number, most: number) {
  return v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), fallback);
}
