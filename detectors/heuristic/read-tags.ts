import { type Block, markupOf, type TableLine, type TableTag } from "../../src/plugin.ts";
import { addCells, addWords, beginCaption, beginRow, newTable, type OpenTable } from "./open-table.ts";
import { shownPieces } from "./shown-in.ts";
import { closeTable, pushTable, type TableStack } from "./table-stack.ts";

/**
 * Reads a line with tags of tables: rows and cells begin as a browser begins them, so that most tags of an end may be left
 * out, and words between the end of a cell and the next cell belong to none.
 *
 * @param line - What its marks of wikitext are, if these count: of a line of cells, only tables that open in it are read, as
 *   its other tags belong to the words of its cells.
 */
export function readTags(stack: TableStack, index: number, block: Block, line: TableLine | null): void {
  const { tableTags } = markupOf(block);
  const shown = shownPieces(block);
  const outside = line === null || line.kind === "close" ? -1 : stack.open.length;
  let at = line === null ? 0 : (tableTags[0]?.start ?? 0);
  const addShown = (end: number) => {
    const table = stack.open.length > outside ? stack.open.at(-1) : undefined;
    if (table !== undefined) addWords(table, shown(at, end));
  };
  for (const tag of tableTags) {
    addShown(tag.start);
    if (stack.open.length > outside || isTable(tag)) take(stack, index, block, tag);
    at = tag.end;
  }
  addShown(block.text.length);
}

/** Whether a tag opens a table. */
export function isTable({ kind, isEnd }: TableTag): boolean {
  return kind === "table" && !isEnd;
}

function take(stack: TableStack, index: number, block: Block, tag: TableTag): void {
  const table = stack.open.at(-1);
  if (isTable(tag)) {
    // The words before and after it do not touch.
    if (table !== undefined) addWords(table, " ");
    pushTable(stack, newTable(index, block.text.slice(tag.start, tag.end), true));
  } else if (tag.kind === "table") {
    closeTable(stack, true);
  } else if (table !== undefined) {
    if (tag.isEnd) end(table, tag.kind);
    else begin(table, tag.kind, index);
  }
}

type Part = Exclude<TableTag["kind"], "table">;

function begin(table: OpenTable, kind: Part, index: number): void {
  table.isOver = false;
  if (kind === "row") {
    beginRow(table, index);
  } else if (kind === "caption") {
    table.row = null;
    beginCaption(table, "");
  } else {
    addCells(table, index, [""]);
    table.into = kind;
  }
}

/** Ends a row, or what the words belong to; `</td>` does not end a `<th>`, nor `</tr>` a caption. */
function end(table: OpenTable, kind: Part): void {
  const isRow = kind === "row" && table.into !== "caption";
  if (isRow) table.row = null;
  if (isRow || table.into === kind) table.into = "nothing";
}
