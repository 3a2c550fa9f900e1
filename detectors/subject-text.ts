import { sha256 } from "../src/plugin.ts";

/** UTF-16 units of the longest text that enters a subject as it is. */
const longestText = 200;

/** A text as it enters a subject: itself, or, where it is long, `sha256:` and its digest. */
export function subjectText(text: string): string {
  return text.length <= longestText ? text : `sha256:${sha256(text)}`;
}
