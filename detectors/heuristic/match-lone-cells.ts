import { addTo } from "../../src/plugin.ts";
import type { TableRow } from "./read-tables.ts";

/**
 * Pairs rows of one cell by what stands above and below them: once the cell changes, they have nothing in common. As many of
 * them in a row are paired in their order.
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
  const free = new Map<string, (readonly TableRow[])[]>();
  const now = runsOf(after, come, (beside) => partners.get(beside) ?? beside);
  for (const { place, rows } of now.toReversed()) addTo(free, place, rows);
  return runsOf(before, gone, (beside) => beside).flatMap(({ place, rows }) => {
    const there = free.get(place)?.pop() ?? [];
    return there.flatMap((is, i) => (rows[i] === undefined ? [] : [[rows[i], is] as const]));
  });
}

/** Rows of one cell without a partner that follow each other, and how many stand between what. */
interface Run {
  readonly place: string;
  readonly rows: readonly TableRow[];
}

/** @param was - What a row that has a partner was before: such rows count as that. */
function runsOf(
  rows: readonly TableRow[],
  free: ReadonlySet<TableRow>,
  was: (beside: TableRow) => TableRow,
): readonly Run[] {
  const told = (beside: TableRow | undefined) => (beside === undefined ? null : was(beside).content);
  const isFree = (row: TableRow | undefined) => row !== undefined && row.cells.length === 1 && free.has(row);
  const runs: Run[] = [];
  for (let start = 0; start < rows.length; start++) {
    if (!isFree(rows[start])) continue;
    let end = start + 1;
    while (isFree(rows[end])) end++;
    const place = JSON.stringify([told(rows[start - 1]), end - start, told(rows[end])]);
    runs.push({ place, rows: rows.slice(start, end) });
    start = end;
  }
  return runs;
}
