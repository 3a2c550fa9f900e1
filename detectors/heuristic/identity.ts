import { subjectText } from "../subject-text.ts";

/** A text as it enters a subject, the same with whatever white space it is written. */
export function identityOf(text: string): string {
  return subjectText(folded(text));
}

/** A text with its white space folded: texts that differ only in white space become equal. */
export function folded(text: string): string {
  return /\s\s|[^\S ]|^\s|\s$/.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}
