import { isSpace } from "../character-kind.ts";
import type { Link, Span } from "./markup.ts";

/** Two quotes or more in a row. */
export interface QuoteRun {
  readonly start: number;
  readonly length: number;
}

/**
 * Where three quotes are an apostrophe and italics: `l'''Iliade''`, `''Titanic'''s`.
 *
 * MediaWiki reads them so in a line in which neither bold nor italics come out even. Labels of links are lines of their own,
 * and so are cells of wikitext, which it puts on lines before it reads quotes; those of HTML are not. A block counts as one line
 * here, because hardly any goes on in another.
 *
 * @param runs - Runs of quotes that are markup, in order.
 * @param cells - Those in which the text stands, in order.
 * @see Parser::handleTables, Parser::doQuotes, https://doc.wikimedia.org/mediawiki-core/master/php/classMediaWiki_1_1Parser_1_1Parser.html
 */
export function strayBold(
  source: string,
  runs: readonly QuoteRun[],
  links: readonly Link[],
  cells: readonly Span[],
): ReadonlySet<number> {
  if (!runs.some(isBold)) return none;
  let outside: Line = { start: 0, runs: [] };
  let label = outside;
  const lines = [outside];
  const labelled = links.filter(({ start }) => source.startsWith("[[", start));
  let cell = -1;
  let next = 0;
  let inside = -1;
  for (const run of runs) {
    while ((cells[cell + 1]?.start ?? Infinity) <= run.start) {
      outside = { start: beyondSpace(source, cells[++cell]?.start ?? 0), runs: [] };
      lines.push(outside);
    }
    while ((labelled[next]?.end ?? Infinity) <= run.start) next++;
    if ((labelled[next]?.start ?? Infinity) > run.start) {
      outside.runs.push(run);
      continue;
    }
    if (inside !== next) {
      label = { start: 0, runs: [] };
      lines.push(label);
    }
    inside = next;
    label.runs.push(run);
  }
  const stray = new Set<number>();
  for (const line of lines) {
    const run = strayIn(source, line);
    if (run !== null) stray.add(run.start);
  }
  return stray;
}

interface Line {
  readonly start: number;
  readonly runs: QuoteRun[];
}

function beyondSpace(source: string, start: number): number {
  let at = start;
  while (isSpace(source.charCodeAt(at))) at++;
  return at;
}

const none: ReadonlySet<number> = new Set();

function isBold({ length }: QuoteRun): boolean {
  return length === 3 || length === 4;
}

/** The first bold after a single letter (of one byte, as MediaWiki counts), otherwise after a word, otherwise after a space. */
function strayIn(source: string, { start, runs }: Line): QuoteRun | null {
  const bold = runs.filter((run) => run.length !== 2).length;
  const italic = runs.filter((run) => !isBold(run)).length;
  if (bold % 2 === 0 || italic % 2 === 0) return null;
  let behindWord: QuoteRun | null = null;
  let behindSpace: QuoteRun | null = null;
  let last = start;
  for (const run of runs) {
    if (isBold(run)) {
      // Of four quotes the first is text, and the other three come after it.
      const text = source.slice(last, run.start + run.length - 3);
      if (text.endsWith(" ")) behindSpace ??= run;
      else if (text.at(-2) === " " && text.charCodeAt(text.length - 1) < 0x80) return run;
      else behindWord ??= run;
    }
    last = run.start + run.length;
  }
  return behindWord ?? behindSpace;
}
