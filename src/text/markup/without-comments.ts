import { leftOutMark } from "./left-out-mark.ts";

/**
 * A text without its comments, the last of which may be open, and without other marks that are gone as early: a line of a
 * gallery is read by itself.
 */
export function withoutComments(text: string): string {
  return text.includes("<") ? text.replace(leftOut, "") : text;
}

const leftOut = new RegExp(`<!--.*?(?:-->|$)|${leftOutMark}`, "gis");
