import { leftOutMark } from "./left-out-mark.ts";

/**
 * A text without its comments, even if the last is not closed, and without other marks that are removed as early. A line of
 * a gallery is read by itself.
 */
export function withoutComments(text: string): string {
  return text.includes("<") ? text.replace(allLeftOut, "") : text;
}

/** A comment, even if it is not closed, or another mark that is removed as early; with the flags `i` and `s`. */
export const leftOut = `<!--.*?(?:-->|$)|${leftOutMark}`;
const allLeftOut = new RegExp(leftOut, "gis");
