import { onceFor } from "../../src/plugin.ts";
import { setAlike } from "../set-alike.ts";
import type { TableRow } from "./read-tables.ts";

/** A cell without the marks of bold, italics and links to pages: cells that say the same have the same words. */
export function cellWords(cell: string): string {
  return setAlike(cell)
    .replace(/'{2,}/g, "")
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, "$1")
    .trim();
}

/** A row with the words of its cells in their place. */
export const asWords = onceFor((row: TableRow): TableRow => {
  const cells = row.cells.map(cellWords);
  return { ...row, cells, content: cells.join(" | ") };
});
