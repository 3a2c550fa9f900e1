import { measureOf } from "./measure-template.ts";
import { signOf } from "./sign-template.ts";

/**
 * What shows in the place of a template that begins at `start` and of which no parameter shows by itself: a sign, or a
 * number with its unit; `""` of one that shows what is not known here, or nothing.
 */
export function templateWords(source: string, start: number, end: number): string {
  return source.startsWith("{{", start) ? signOf(source, start) || measureOf(source, start, end) : "";
}
