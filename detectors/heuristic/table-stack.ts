import { closed, type OpenTable } from "./open-table.ts";
import type { Table } from "./read-tables.ts";

/** Tables of a text while it is read. */
export interface TableStack {
  /** Those that are open, innermost last. */
  readonly open: OpenTable[];
  /** How many of them `{|` opened, and how many `<table>`. */
  wikitext: number;
  html: number;
  /** Those that are closed, in the order of their ends. */
  readonly tables: Table[];
}

/** No table. */
export function newStack(): TableStack {
  return { open: [], wikitext: 0, html: 0, tables: [] };
}

/** Opens a table within those that are open. */
export function pushTable(stack: TableStack, table: OpenTable): void {
  stack.open.push(table);
  if (table.isHtml) stack.html++;
  else stack.wikitext++;
}

/**
 * Closes the innermost table that `|}`, or `</table>`, can close, and those within it; where none is open, nothing.
 *
 * To a browser `</table>` ends a `{|` within it, too, and `|}` a `<table>`; here a slip of the pen stays in the table that
 * has it.
 */
export function closeTable(stack: TableStack, isHtml: boolean): void {
  if ((isHtml ? stack.html : stack.wikitext) === 0) return;
  for (let table = stack.open.pop(); table !== undefined; table = stack.open.pop()) {
    if (table.isHtml) stack.html--;
    else stack.wikitext--;
    stack.tables.push(closed(table));
    if (table.isHtml === isHtml) return;
  }
}
