import { partitionPoint } from "../../ground/ascending.ts";
import type { Link } from "../markup/markup.ts";
import type { VisibleText } from "../markup/visible-text.ts";

/**
 * Sentences of visible text, joined where one would end inside a link, whose words are one name: `[[Jeopardy! Masters]]`.
 *
 * @param ranges - `start, end, start, end, …`, ascending.
 * @param most - In UTF-16 units: nothing is joined into a longer sentence.
 */
export function joinedInLinks(
  ranges: readonly number[],
  links: readonly Link[],
  visible: VisibleText,
  most: number,
): readonly number[] {
  if (ranges.length === 2 || links.length === 0) return ranges;
  const joined: number[] = [];
  for (let i = 0; i < ranges.length; i += 2) {
    const start = ranges[i] ?? 0;
    const end = ranges[i + 1] ?? 0;
    const last = joined.at(-1) ?? 0;
    const isShort = end - (joined.at(-2) ?? 0) <= most;
    if (last > 0 && isShort && isInLink(last, start, links, visible)) joined[joined.length - 1] = end;
    else joined.push(start, end);
  }
  return joined;
}

/** Whether a link shows both what is before `end` and what begins at `start`. */
function isInLink(end: number, start: number, links: readonly Link[], visible: VisibleText): boolean {
  const place = visible.sourceOf(start, start + 1).start;
  const link = links[partitionPoint(links.length, (i) => (links[i]?.start ?? 0) <= place) - 1];
  if (link === undefined || link.kind !== "wikilink" || link.end <= place) return false;
  return link.start < visible.sourceOf(end - 1, end).end;
}
