import type { Link } from "../markup/markup.ts";
import type { VisibleText } from "../markup/visible-text.ts";

/**
 * Sentences of visible text joined where one would end inside a link, whose words are one name: `[[Jeopardy! Masters]]`.
 *
 * @param ranges - `start, end, start, end, …`, ascending.
 * @param most - Units: nothing is joined into a longer one.
 */
export function joinedInLinks(
  ranges: readonly number[],
  source: string,
  links: readonly Link[],
  visible: VisibleText,
  most: number,
): readonly number[] {
  if (ranges.length === 2) return ranges;
  const names = links.filter(
    ({ kind, start, end }) => kind === "wikilink" && parted.test(source.slice(start, end)),
  );
  if (names.length === 0) return ranges;
  const joined: number[] = [];
  let next = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    const start = ranges[i] ?? 0;
    const end = ranges[i + 1] ?? 0;
    const place = visible.sourceOf(start, start + 1).start;
    while ((names[next]?.end ?? place + 1) <= place) next++;
    const last = joined.at(-1) ?? 0;
    const isInside = last > 0 && (names[next]?.start ?? place) < visible.sourceOf(last - 1, last).end;
    if (isInside && end - (joined.at(-2) ?? 0) <= most) joined[joined.length - 1] = end;
    else joined.push(start, end);
  }
  return joined;
}

/** A mark with words behind it. */
const parted = /[.?!…。！？]["'’”»)]*\s+[^\s\]]/;
