import { addTo } from "../../src/plugin.ts";
import type { TableRow } from "./read-tables.ts";

/**
 * Pairs rows of one cell by what stands above and below them: once the cell changes, they have nothing in common.
 *
 * @param gone - Rows of the old table that have no partner yet; `come`: those of the new table.
 * @param partners - Maps each new row that has a partner to the old row it was.
 */
export function matchLoneCells(
  before: readonly TableRow[],
  after: readonly TableRow[],
  gone: ReadonlySet<TableRow>,
  come: ReadonlySet<TableRow>,
  partners: ReadonlyMap<TableRow, TableRow>,
): readonly (readonly [TableRow, TableRow])[] {
  const free = new Map<string, TableRow[]>();
  for (let i = after.length - 1; i >= 0; i--) {
    const row = after[i];
    if (row === undefined || row.cells.length !== 1 || !come.has(row)) continue;
    const place = neighboursOf(after, i, (beside) => partners.get(beside) ?? beside);
    addTo(free, place, row);
  }
  return before.flatMap((row, i) => {
    if (row.cells.length !== 1 || !gone.has(row)) return [];
    const now = free.get(neighboursOf(before, i, (beside) => beside))?.pop();
    return now === undefined ? [] : [[row, now] as const];
  });
}

/** What stands above and below a row; rows that changed count as what they were before. */
function neighboursOf(rows: readonly TableRow[], at: number, was: (beside: TableRow) => TableRow): string {
  const told = (beside: TableRow | undefined) => (beside === undefined ? null : was(beside).content);
  return JSON.stringify([told(rows[at - 1]), told(rows[at + 1])]);
}
