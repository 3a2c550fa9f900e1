import { asOf } from "./as-of-template.ts";
import { measureOf } from "./measure-template.ts";
import { signOf } from "./sign-template.ts";

/**
 * What shows in the place of a template that begins at `start` and of which no parameter shows by itself: a number with its
 * unit, a sign, or since when something is so; `""` of one that shows what is not known here, or nothing.
 */
export function templateWords(source: string, start: number, end: number): string {
  if (!source.startsWith("{{", start)) return "";
  return measureOf(source, start, end) || signOf(source, start) || asOf(source, start, end);
}
