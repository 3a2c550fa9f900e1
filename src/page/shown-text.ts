import type { Depth } from "../event.ts";
import { cut, cutBoth } from "../text/cut.ts";

/** A text as evidence shows it at a depth: in full at `forensic`, else its beginning. */
export function shownText(text: string, depth: Depth): string {
  return depth === "forensic" ? text : cut(text);
}

/** Two texts, of which the second replaced the first, as evidence shows them: when they are cut, what differs is kept. */
export function shownTexts(before: string, after: string, depth: Depth): readonly [string, string] {
  return depth === "forensic" ? [before, after] : cutBoth(before, after);
}
