import type { Depth } from "../event.ts";
import { cut, cutBoth } from "../text/cut.ts";

/** A text as evidence shows it at a depth: whole at `forensic`, else its beginning. */
export function shownText(text: string, depth: Depth): string {
  return depth === "forensic" ? text : cut(text);
}

/** Two texts of which the second came in the place of the first: where they are cut, what differs is shown. */
export function shownTexts(before: string, after: string, depth: Depth): readonly [string, string] {
  return depth === "forensic" ? [before, after] : cutBoth(before, after);
}
