import { asOf } from "./as-of-template.ts";
import { localWords } from "./local-template.ts";
import { measureOf } from "./measure-template.ts";
import { signOf } from "./sign-template.ts";

/**
 * What shows in the place of the template that begins at `start`, if no parameter shows by itself: a number with its unit, a
 * sign, a century, a date, or since when something is so; `""` where it shows nothing, or nothing that is known here.
 *
 * @param language - Language of the wiki.
 */
export function templateWords(source: string, start: number, end: number, language: string): string {
  if (!source.startsWith("{{", start)) return "";
  return (
    measureOf(source, start, end, language) ||
    signOf(source, start) ||
    localWords(source, start, end, language) ||
    asOf(source, start, end)
  );
}
