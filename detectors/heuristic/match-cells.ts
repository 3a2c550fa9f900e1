/** Something made of cells: a row, or a table as all its cells. */
interface Cells {
  readonly cells: readonly string[];
}

// A cell found in more rows than this says nothing of which row is which.
const mostSharers = 20;

/**
 * Pairs old and new rows, or tables, that share at least half of the smaller one's text; most shared first.
 *
 * Indices of old and new, ascending by the old.
 */
export function matchByCells(before: readonly Cells[], after: readonly Cells[]): [number, number][] {
  if (before.length === 0 || after.length === 0) return [];
  const holders = new Map<string, number[]>();
  for (let now = 0; now < after.length; now++) {
    for (const cell of after[now]?.cells ?? []) {
      const known = holders.get(cell);
      if (known === undefined) holders.set(cell, [now]);
      else if (known.length <= mostSharers && known.at(-1) !== now) known.push(now);
    }
  }
  const candidates: { old: number; now: number; shared: number }[] = [];
  for (let old = 0; old < before.length; old++) {
    const shared = new Map<number, number>();
    for (const cell of new Set(before[old]?.cells)) {
      const known = holders.get(cell) ?? [];
      if (known.length > mostSharers) continue;
      for (const now of known) shared.set(now, (shared.get(now) ?? 0) + weightOf(cell));
    }
    for (const [now, weight] of shared) {
      const smaller = Math.min(totalOf(before[old]), totalOf(after[now]));
      if (weight * 2 >= smaller) candidates.push({ old, now, shared: weight });
    }
  }
  candidates.sort((a, b) => b.shared - a.shared || a.old - b.old || a.now - b.now);
  const newOf = new Map<number, number>();
  const taken = new Set<number>();
  for (const { old, now } of candidates) {
    if (newOf.has(old) || taken.has(now)) continue;
    newOf.set(old, now);
    taken.add(now);
  }
  return [...newOf].sort((a, b) => a[0] - b[0]);
}

function weightOf(cell: string): number {
  return cell.length + 1;
}

function totalOf(row: Cells | undefined): number {
  let total = 0;
  for (const cell of new Set(row?.cells)) total += weightOf(cell);
  return total;
}
