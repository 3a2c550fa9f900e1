import { asOf } from "./as-of-template.ts";
import { localWords } from "./local-template.ts";
import { measureOf } from "./measure-template.ts";
import { signOf } from "./sign-template.ts";

/**
 * What shows in the place of a template that begins at `start` and of which no parameter shows by itself: a number with its
 * unit, a sign, a century, a date, or since when something is so; `""` of one that shows what is not known here, or nothing.
 *
 * @param language - Of the wiki.
 */
export function templateWords(source: string, start: number, end: number, language: string): string {
  if (!source.startsWith("{{", start)) return "";
  return (
    measureOf(source, start, end) ||
    signOf(source, start) ||
    localWords(source, start, end, language) ||
    asOf(source, start, end)
  );
}
