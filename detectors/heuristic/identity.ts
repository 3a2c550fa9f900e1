import { foldSpace } from "../../src/plugin.ts";
import { subjectText } from "../subject-text.ts";

/** A text as it enters a subject, the same with whatever white space it is written. */
export function identityOf(text: string): string {
  return subjectText(foldSpace(text));
}
