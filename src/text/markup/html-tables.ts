import type { Span, TableTag } from "./markup.ts";

/** The tags that stand in none of some spans, which are in order and not nested. */
export function outsideOf(tags: readonly TableTag[], held: readonly Span[]): readonly TableTag[] {
  let next = 0;
  return tags.filter(({ start }) => {
    while ((held[next]?.end ?? start + 1) <= start) next++;
    return (held[next]?.start ?? start) >= start;
  });
}

/** The tables among tags that are in no other, each from its `<table>` to its `</table>`, or to the end of the line. */
export function tablesAmong(tags: readonly TableTag[], lineEnd: number): readonly Span[] {
  const tables: Span[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of tags) {
    if (tag.kind !== "table" || (tag.isEnd && depth === 0)) continue;
    if (depth === 0) start = tag.start;
    depth += tag.isEnd ? -1 : 1;
    if (depth === 0) tables.push({ start, end: tag.end });
  }
  if (depth > 0) tables.push({ start, end: lineEnd });
  return tables;
}
