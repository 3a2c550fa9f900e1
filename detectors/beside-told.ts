import { type Block, type Span, wordsIn } from "../src/plugin.ts";
import { setAlike } from "./set-alike.ts";

/** What a stretch of a text holds beside what has events of its own. */
export interface Rest {
  readonly text: string;
  /** Whether it holds anything that has an event. */
  readonly holdsTold: boolean;
}

/**
 * What a stretch of a block holds beside some elements.
 *
 * @param told - The elements that have events of their own; in any order, and also within each other.
 */
export function besideTold(block: Block, { start, end }: Span, told: readonly Span[]): Rest {
  let rest = "";
  let at = start;
  for (const inner of told.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (inner.start < at || inner.end > end) continue;
    rest += `${block.text.slice(at, inner.start)} `;
    at = inner.end;
  }
  const alike = setAlike(rest + block.text.slice(at, end));
  // Spaces come and go with an element, but divide words.
  return { text: `${alike.replace(/\s+/g, "")} ${wordsIn(alike).join(" ")}`, holdsTold: at > start };
}

/** Whether two stretches differ only in what has events of its own. */
export function differInTold(before: Rest, after: Rest): boolean {
  return before.text === after.text && (before.holdsTold || after.holdsTold);
}
