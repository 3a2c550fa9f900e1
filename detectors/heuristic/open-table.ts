import { type Block, foldSpace, markupOf } from "../../src/plugin.ts";
import type { Table, TableRow } from "./read-tables.ts";
import { commentsIn, shownIn, without } from "./shown-in.ts";

/** A table whose end has not been read. */
export interface OpenTable {
  readonly block: number;
  readonly opening: string;
  readonly isHtml: boolean;
  caption: string | null;
  /** What the words that follow belong to: the last cell of the row, if it has any, the caption, or nothing. */
  into: "cell" | "header" | "caption" | "nothing";
  readonly rows: Row[];
  /** The row that takes the next cells; `null` where they begin one. */
  row: Row | null;
  /** The line in which the last cell begins, if marks of wikitext begin it. */
  lastCells: Block | null;
  /** Whether the last cell shows nothing so far. Reading its text instead would make V8 copy all of it for each further line. */
  isLastBlank: boolean;
  /** Whether a heading came after the last cell: then the table lacks its end, and what follows belongs to the page. */
  isOver: boolean;
}

interface Row {
  readonly block: number;
  readonly cells: string[];
}

/** A table of which only the opening is known: its line, or its tag. */
export function newTable(block: number, opening: string, isHtml: boolean): OpenTable {
  return {
    block,
    opening: foldSpace(opening),
    isHtml,
    caption: null,
    into: "nothing",
    rows: [],
    row: null,
    lastCells: null,
    isLastBlank: false,
    isOver: false,
  };
}

/** Begins a caption; of several, the first is the table's. */
export function beginCaption(table: OpenTable, caption: string): void {
  table.into = table.caption === null ? "caption" : "cell";
  table.caption ??= caption;
}

/** Begins a row, so far without cells. */
export function beginRow(table: OpenTable, block: number): void {
  table.into = "nothing";
  table.row = { block, cells: [] };
  table.rows.push(table.row);
}

/** Begins cells, in a new row if none is open; what follows goes on with the last. */
export function addCells(
  table: OpenTable,
  block: number,
  cells: readonly string[],
  line: Block | null = null,
): void {
  if (table.row === null) beginRow(table, block);
  for (const cell of cells) table.row?.cells.push(cell);
  table.into = "cell";
  table.lastCells = line;
  table.isLastBlank = cells.at(-1)?.trim() === "";
}

/** Goes on with what is open, if anything is, after a tag or with a line of a table written in HTML. */
export function addWords(table: OpenTable, words: string): void {
  if (table.isOver || table.into === "nothing") return;
  if (table.into === "caption") table.caption = (table.caption ?? "") + words;
  else addToCell(table, words);
}

function addToCell(table: OpenTable, words: string): void {
  const cells = table.row?.cells;
  const last = cells?.at(-1);
  if (cells === undefined || last === undefined) return;
  cells[cells.length - 1] = last + words;
  table.isLastBlank &&= words.trim() === "";
}

/**
 * A line that begins no cell belongs to the cell, or to the caption, before it; in a table of wikitext, templates after the
 * words of a cell, or after a caption, are rows of their own.
 */
export function goOn(table: OpenTable, block: Block): void {
  if (table.isHtml) addWords(table, shownIn(block));
  else if (!table.isOver && !isRowOfTemplates(table, block)) addWords(table, `\n${shownIn(block)}`);
}

function isRowOfTemplates(table: OpenTable, block: Block): boolean {
  if (table.into === "nothing" || !isTemplates(block)) return false;
  return table.into === "caption" || !table.isLastBlank || areHeaders(table.lastCells);
}

/** Whether a line begins several headers: if it is empty, it does not take in a template on the line below. */
function areHeaders(line: Block | null): boolean {
  if (line === null) return false;
  const { tableLine } = markupOf(line);
  return tableLine !== null && tableLine.cells.length > 1 && shownIn(line).trimStart().startsWith("!");
}

/** Whether a line holds only templates, with nothing but comments beside them, and no template around words that it shows. */
function isTemplates(block: Block): boolean {
  if (!block.text.includes("{{")) return false;
  const templates = markupOf(block).templates.filter(
    ({ reference, shown }) => reference === -1 && shown === null,
  );
  return templates.length > 0 && without(block.text, [...templates, ...commentsIn(block)]).trim() === "";
}

/** A table as what was read of it. */
export function closed({ block, opening, rows, ...open }: OpenTable): Table {
  const caption = open.caption === null ? null : foldSpace(open.caption);
  const read = rows
    .filter(({ cells }) => cells.length > 0)
    .map((row): TableRow => {
      const cells = row.cells.map(foldSpace);
      return { block: row.block, cells, content: cells.join(" | ") };
    });
  const content = [opening, caption ?? "", ...read.map((row) => row.content)].join("\n");
  return { block, opening, caption, rows: read, content };
}
