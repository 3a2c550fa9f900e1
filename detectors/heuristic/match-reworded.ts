import { type Bigrams, bigramSimilarity, bigramsOf } from "../../src/plugin.ts";
import type { Table } from "./read-tables.ts";

/** The same as for a sentence and what it became. */
const leastAlike = 0.6;

/** Most tables compared by their words, since each of one side is compared with each of the other. */
const mostCompared = 30;

/** Pairs tables of one cell, which share no cell once its words change, by how alike they read; the most alike first. */
export function matchReworded(
  gone: readonly Table[],
  come: readonly Table[],
): readonly (readonly [Table, Table])[] {
  const before = loneCells(gone);
  const after = loneCells(come);
  const candidates = before.flatMap((was) =>
    after.flatMap((is) => {
      const alike = bigramSimilarity(was.bigrams, is.bigrams);
      return alike < leastAlike ? [] : [{ was: was.table, is: is.table, alike }];
    }),
  );
  candidates.sort((a, b) => b.alike - a.alike);
  const taken = new Set<Table>();
  return candidates.flatMap(({ was, is }) => {
    if (taken.has(was) || taken.has(is)) return [];
    taken.add(was).add(is);
    return [[was, is] as const];
  });
}

function loneCells(tables: readonly Table[]): readonly { table: Table; bigrams: Bigrams }[] {
  const lone = tables.filter(({ rows }) => rows.length === 1 && rows[0]?.cells.length === 1);
  return lone
    .slice(0, mostCompared)
    .map((table) => ({ table, bigrams: bigramsOf(table.rows[0]?.content ?? "") }));
}
