import { type Block, type Change, markupOf, type TableLine } from "../../src/plugin.ts";
import { addCells, beginCaption, beginRow, closed, goOn, newTable, type OpenTable } from "./open-table.ts";
import { isTable, readTags } from "./read-tags.ts";
import { shownIn } from "./shown-in.ts";
import { closeTable, newStack, pushTable, type TableStack } from "./table-stack.ts";

/** A table in a text. A table within a cell is one of its own. */
export interface Table {
  /** Index of the block with its `{|` or `<table>`. */
  readonly block: number;
  /** The line with its `{|`, or its tag. */
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
  if (before.length === 0 && !after.changed.some((i) => opensTable(after.blocks[i]))) {
    tablesByText.set(after.blocks, none);
  }
  return tablesOf(after.blocks);
}

function opensTable(block: Block | undefined): boolean {
  if (block === undefined) return false;
  if (mayBeOpening(block.text) && markupOf(block).tableLine?.kind === "open") return true;
  return markupOf(block).tableTags.some(isTable);
}

function readTables(blocks: readonly Block[]): readonly Table[] {
  const stack = newStack();
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const table = stack.open.at(-1);
    if (block === undefined || (table === undefined && !mayOpen(block))) continue;
    const { tableLine, tableTags, heading } = markupOf(block);
    if (tableLine?.kind === "open") {
      pushTable(stack, newTable(i, shownIn(block), false));
      continue;
    }
    // Only within `{|` are the other marks of wikitext marks.
    const line = stack.wikitext > 0 ? tableLine : null;
    if (table !== undefined) {
      table.isOver = heading !== null || (table.isOver && line === null);
      readLine(stack, table, i, block, line);
    }
    if (tableTags.length > 0) readTags(stack, i, block, line);
  }
  // A table that is not closed goes to the end of the text.
  for (const table of stack.open.reverse()) stack.tables.push(closed(table));
  return stack.tables;
}

/** Whether a line outside any table may open one: with `{|`, after spaces, colons and comments, or with a tag. */
function mayOpen(block: Block): boolean {
  return mayBeOpening(block.text) || markupOf(block).tableTags.length > 0;
}

function mayBeOpening(text: string): boolean {
  const unit = text.charCodeAt(0);
  return unit === 123 || unit === 58 || unit === 32 || unit === 9 || unit === 60;
}

function readLine(
  stack: TableStack,
  table: OpenTable,
  index: number,
  block: Block,
  line: TableLine | null,
): void {
  switch (line?.kind) {
    case "caption":
      beginCaption(table, line.cells[0]?.text ?? "");
      break;
    case "row":
      beginRow(table, index);
      break;
    case "cells":
      addCells(
        table,
        index,
        line.cells.map(({ text }) => text),
        block,
      );
      break;
    case "close":
      closeTable(stack, false);
      break;
    default:
      if (markupOf(block).tableTags.length === 0) goOn(table, block);
  }
}
