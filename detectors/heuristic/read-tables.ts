import {
  type Block,
  type Change,
  foldSpace,
  markupOf,
  type Span,
  withoutComments,
} from "../../src/plugin.ts";

/** A table in a text. A table within a cell is one of its own. */
export interface Table {
  /** Index of the block with its `{|`. */
  readonly block: number;
  /** The line with its `{|`. */
  readonly opening: string;
  readonly caption: string | null;
  readonly rows: readonly TableRow[];
  /** All of it as one text, white space folded. */
  readonly content: string;
}

/** A row that holds cells, with the words of each, white space folded. */
export interface TableRow {
  /** Index of the block that opens it, or, where none does, of the block of its first cell. */
  readonly block: number;
  readonly cells: readonly string[];
  /** Its cells as one text: two rows are equal if their texts are. */
  readonly content: string;
}

const none: readonly Table[] = [];
const tablesByText = new WeakMap<readonly Block[], readonly Table[]>();

/** The tables of a text, in the order of their ends; found once for each text. */
export function tablesOf(blocks: readonly Block[]): readonly Table[] {
  const known = tablesByText.get(blocks);
  if (known !== undefined) return known;
  const tables = readTables(blocks);
  tablesByText.set(blocks, tables);
  return tables;
}

/** The tables of a change's new text, given those of the old one: where there were none, only a new line can open one. */
export function tablesAfter({ after }: Change, before: readonly Table[]): readonly Table[] {
  if (before.length === 0 && !after.changed.some((i) => isOpening(after.blocks[i]))) {
    tablesByText.set(after.blocks, none);
  }
  return tablesOf(after.blocks);
}

function isOpening(block: Block | undefined): boolean {
  return block !== undefined && mayOpen(block.text) && markupOf(block).tableLine?.kind === "open";
}

interface OpenTable {
  readonly block: number;
  readonly opening: string;
  caption: string | null;
  /** Whether the caption was the last to begin. */
  isInCaption: boolean;
  readonly rows: { block: number; cells: string[] }[];
  /** The line in which the last cell begins. */
  lastCells: Block | null;
  /** Whether the last cell shows nothing so far. Reading its text instead would make V8 copy all of it for each further line. */
  isLastBlank: boolean;
  /** Whether a heading came after the last cell: then the table lacks its end, and what follows belongs to the page. */
  isOver: boolean;
}

function readTables(blocks: readonly Block[]): readonly Table[] {
  const open: OpenTable[] = [];
  const tables: Table[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (block === undefined || (open.length === 0 && !mayOpen(block.text))) continue;
    const { tableLine: line, heading } = markupOf(block);
    const table = open.at(-1);
    if (line?.kind === "open") {
      open.push({
        block: i,
        opening: foldSpace(shownIn(block)),
        caption: null,
        isInCaption: false,
        rows: [],
        lastCells: null,
        isLastBlank: false,
        isOver: false,
      });
      continue;
    }
    if (table === undefined) continue;
    table.isOver = heading !== null || (table.isOver && line === null);
    switch (line?.kind) {
      case "caption":
        table.isInCaption = table.caption === null;
        table.caption ??= line.cells[0] ?? "";
        break;
      case "row":
        table.isInCaption = false;
        table.rows.push({ block: i, cells: [] });
        break;
      case "cells":
        table.isInCaption = false;
        addCells(table, i, line.cells);
        table.lastCells = block;
        table.isLastBlank = line.cells.at(-1)?.trim() === "";
        break;
      case "close":
        open.pop();
        tables.push(closed(table));
        break;
      default:
        if (!table.isOver) goOn(table, block);
    }
  }
  // A table that is not closed goes to the end of the text.
  for (const table of open.reverse()) tables.push(closed(table));
  return tables;
}

/** Whether a line outside any table may begin with `{|`, after spaces, colons and comments. */
function mayOpen(text: string): boolean {
  const unit = text.charCodeAt(0);
  return unit === 123 || unit === 58 || unit === 32 || unit === 9 || unit === 60;
}

function addCells(table: OpenTable, block: number, cells: readonly string[]): void {
  let row = table.rows.at(-1);
  if (row === undefined) {
    row = { block, cells: [] };
    table.rows.push(row);
  }
  for (const cell of cells) row.cells.push(cell);
}

/**
 * A line that begins no cell belongs to the cell, or to the caption, before it; templates after the words of a cell, or after
 * a caption, are rows of their own.
 */
function goOn(table: OpenTable, block: Block): void {
  if (table.isInCaption) {
    if (!isTemplates(block)) table.caption = `${table.caption ?? ""}\n${shownIn(block)}`;
    return;
  }
  const cells = table.rows.at(-1)?.cells;
  const last = cells?.at(-1);
  if (cells === undefined || last === undefined) return;
  if (isTemplates(block) && (!table.isLastBlank || areHeaders(table.lastCells))) return;
  const shown = shownIn(block);
  cells[cells.length - 1] = `${last}\n${shown}`;
  table.isLastBlank &&= shown.trim() === "";
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

/** A line without comments and without marks that MediaWiki removes as early (`<onlyinclude>{|`). */
function shownIn(block: Block): string {
  const { text } = block;
  // In a line with `<nowiki>`, comments may be shown as written: only those that the markup has are removed.
  return text.includes("<nowiki>") ? without(text, commentsIn(block)) : withoutComments(text);
}

function commentsIn(block: Block): readonly Span[] {
  return markupOf(block).opaque.filter(({ start }) => block.text.startsWith("<!--", start));
}

/** A text without some of its parts, which may be nested. */
function without(text: string, parts: readonly Span[]): string {
  let left = "";
  let at = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start > at) left += text.slice(at, start);
    at = Math.max(at, end);
  }
  return left + text.slice(at);
}

function closed({ block, opening, rows, ...open }: OpenTable): Table {
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
