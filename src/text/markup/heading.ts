import type { Heading, Span } from "./markup.ts";
import { isPhpSpace } from "./php-space.ts";

/** A heading's level and the offsets of its text; `null` where the line is no heading. */
export function headingLine(
  text: string,
  lineEnd: number,
  comments: readonly Span[],
): { readonly level: Heading["level"]; readonly start: number; readonly end: number } | null {
  let start = 0;
  for (const comment of comments) {
    if (comment.start !== start) break;
    start = comment.end;
  }
  if (text.charCodeAt(start) !== equals) return null;
  let end = trimmedEnd(text, lineEnd, start);
  for (let i = comments.length - 1; i >= 0; i--) {
    const comment = comments[i];
    if (comment === undefined || comment.end > end) continue;
    if (comment.end !== end) break;
    end = trimmedEnd(text, comment.start, start);
  }
  let leading = 0;
  while (start + leading < end && text.charCodeAt(start + leading) === equals) leading++;
  if (leading === end - start) {
    const level = Math.min(maxLevel, (leading - 1) >> 1);
    return level < 1 ? null : { level, start: start + level, end: end - level };
  }
  let trailing = 0;
  while (text.charCodeAt(end - 1 - trailing) === equals) trailing++;
  const level = Math.min(maxLevel, leading, trailing);
  return level < 1 ? null : { level, start: start + level, end: end - level };
}

const equals = 61;
const maxLevel = 6;

function trimmedEnd(text: string, end: number, start: number): number {
  let at = end;
  while (at > start && isPhpSpace(text.charCodeAt(at - 1))) at--;
  return at;
}
