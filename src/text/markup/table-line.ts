import { behindLeftOutMark } from "./left-out-mark.ts";
import type { Span, TableCell, TableLine } from "./markup.ts";
import { nowikiContent, nowikiEnd } from "./nowiki.ts";

/** Offset of the first character of a line that is neither a space nor in a comment. */
export function firstInLine(text: string): number {
  let at = 0;
  for (;;) {
    const unit = text.charCodeAt(at);
    const next = unit === 32 || unit === 9 ? at + 1 : unit === 60 ? behindComments(text, at) : at;
    if (next === at) return at;
    at = next;
  }
}

/**
 * The offset after comments, and marks left out like them, that begin at an offset: MediaWiki removes them before it reads
 * lines.
 */
export function behindComments(text: string, start: number): number {
  let at = start;
  for (;;) {
    const next = text.startsWith("<!--", at) ? behindComment(text, at) : behindLeftOutMark(text, at);
    if (next === at) return at;
    at = next;
  }
}

/** The offset after a comment; its start where it is not closed. */
function behindComment(text: string, start: number): number {
  const end = text.indexOf("-->", start + 4);
  return end === -1 ? start : end + 3;
}

/** Whether a line may belong to a table, whose first character that is no space is at `first`. */
export function mayBeTableLine(text: string, first: number): boolean {
  const unit = text.charCodeAt(first);
  if (unit === 123) return text.charCodeAt(first + 1) === 124;
  return unit === 124 || unit === 33 || unit === 58;
}

/**
 * The part that a line plays in a table, by its first characters; `null` where it cannot belong to one.
 *
 * @param end - End of the line, without its newline.
 * @param held - Elements within which a `|` belongs to the element, in order and not nested.
 * @param textOf - Gives the text between two offsets without comments.
 * @see https://www.mediawiki.org/wiki/Help:Tables
 */
export function tableLineOf(
  text: string,
  end: number,
  held: readonly Span[],
  textOf: (start: number, end: number) => string,
): TableLine | null {
  const first = firstInLine(text);
  let at = first;
  while (isIndent(text.charCodeAt(at))) at++;
  // A template or an argument has a second brace there.
  if (text.charCodeAt(at) === 123 && text.charCodeAt(at + 1) === 124) return { kind: "open", cells: [] };
  const mark = text.charAt(first);
  if (mark === "!") return { kind: "cells", cells: cellsOf(text, first + 1, end, held, textOf, true) };
  if (mark !== "|") return null;
  switch (text.charAt(first + 1)) {
    case "}":
      return { kind: "close", cells: [] };
    case "-":
      return { kind: "row", cells: [] };
    case "+":
      return { kind: "caption", cells: cellsOf(text, first + 2, end, held, textOf, false).slice(0, 1) };
    default:
      return { kind: "cells", cells: cellsOf(text, first + 1, end, held, textOf, false) };
  }
}

function isIndent(unit: number): boolean {
  return unit === 58 || unit === 32 || unit === 9;
}

function cellsOf(
  text: string,
  start: number,
  end: number,
  held: readonly Span[],
  textOf: (start: number, end: number) => string,
  isHeader: boolean,
): readonly TableCell[] {
  const cells: TableCell[] = [];
  let next = held.findIndex((span) => span.end > start);
  if (next === -1) next = held.length;
  let from = start;
  /** The first lone `|` in the cell, and the first `[[` or `-{`, after which a `|` does not end attributes. */
  let attributes = -1;
  let link = -1;
  let isNowikiClosed = true;
  const finish = (to: number): void => {
    const hasAttributes = attributes !== -1 && (link === -1 || link > attributes);
    const first = hasAttributes ? attributes + 1 : from;
    cells.push({ start: first, end: to, text: textOf(first, to).trim() });
  };
  for (let at = start; at < end; at++) {
    const span = held[next];
    if (span !== undefined && at === span.start) {
      at = span.end - 1;
      next++;
      continue;
    }
    const unit = text.charCodeAt(at);
    if (unit === 60 && isNowikiClosed) {
      const content = nowikiContent(text, at);
      if (content !== -1) {
        const close = nowikiEnd(text, content);
        isNowikiClosed = close !== -1;
        at = Math.max(at, close);
        continue;
      }
    }
    const isDouble = text.charCodeAt(at + 1) === unit && at + 1 < end;
    const isVariant = unit === 45 && text.charCodeAt(at + 1) === 123 && span?.start !== at + 1;
    if (link === -1 && (isVariant || (unit === 91 && isDouble))) link = at;
    if (isDouble && (unit === 124 || (unit === 33 && isHeader))) {
      finish(at);
      at++;
      from = at + 1;
      attributes = -1;
      link = -1;
    } else if (unit === 124 && attributes === -1) {
      attributes = at;
    }
  }
  finish(end);
  return cells;
}
