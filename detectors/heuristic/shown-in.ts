import { type Block, markupOf, type Span, withoutComments } from "../../src/plugin.ts";

/** A line without comments and without marks that MediaWiki removes as early (`<onlyinclude>{|`). */
export function shownIn(block: Block): string {
  return shownPieces(block)(0, block.text.length);
}

/** Gives pieces of a line as `shownIn` gives all of it. Pieces are asked for in order, and none ends within a comment. */
export function shownPieces(block: Block): (start: number, end: number) => string {
  const { text } = block;
  if (!text.includes("<nowiki>")) return (start, end) => withoutComments(text.slice(start, end));
  // In a line with `<nowiki>`, comments may be shown as written: only those that the markup has are removed.
  const comments = commentsIn(block);
  let next = 0;
  return (start, end) => {
    let left = "";
    let at = start;
    for (
      let comment = comments[next];
      comment !== undefined && comment.start < end;
      comment = comments[++next]
    ) {
      if (comment.start < at) continue;
      left += text.slice(at, comment.start);
      at = comment.end;
    }
    return left + text.slice(at, end);
  };
}

/** The comments that a line's markup has, in order. */
export function commentsIn(block: Block): readonly Span[] {
  return markupOf(block).opaque.filter(({ start }) => block.text.startsWith("<!--", start));
}

/** A text without some of its parts, which may be nested. */
export function without(text: string, parts: readonly Span[]): string {
  let left = "";
  let at = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start > at) left += text.slice(at, start);
    at = Math.max(at, end);
  }
  return left + text.slice(at);
}
