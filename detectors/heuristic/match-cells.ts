/** Something made of cells: a row, or a table as all its cells. */
interface Cells {
  readonly cells: readonly string[];
}

// A cell found in more rows than this does not help to identify any row.
const mostSharers = 20;

/**
 * Pairs old and new rows, or tables, that share at least half of the smaller one's text or cells; most text first.
 * Cells found in many rows do not count.
 *
 * @param besides - Text that two share beside that of their cells, where it helps more to identify them.
 * @returns Old and new ones, in the order of the old.
 */
export function matchByCells<TCells extends Cells>(
  before: readonly TCells[],
  after: readonly TCells[],
  besides: (was: TCells, is: TCells) => number = () => 0,
): readonly (readonly [TCells, TCells])[] {
  if (before.length === 0 || after.length === 0) return [];
  const holders = new Map<string, number[]>();
  for (let now = 0; now < after.length; now++) {
    for (const cell of after[now]?.cells ?? []) {
      const known = holders.get(cell);
      if (known === undefined) holders.set(cell, [now]);
      else if (known.length <= mostSharers && known.at(-1) !== now) known.push(now);
    }
  }
  const wholes = after.map((row) => shareOf(rareCells(row, holders)));
  const candidates: { old: number; now: number; shared: number }[] = [];
  for (let old = 0; old < before.length; old++) {
    const was = before[old];
    const shared = new Map<number, Share>();
    const cells = rareCells(was, holders);
    for (const cell of cells) {
      for (const now of holders.get(cell) ?? []) {
        const { length, count } = shared.get(now) ?? { length: 0, count: 0 };
        shared.set(now, { length: length + weightOf(cell), count: count + 1 });
      }
    }
    const whole = shareOf(cells);
    for (const [now, part] of shared) {
      const other = wholes[now] ?? whole;
      const isHalf =
        part.length * 2 >= Math.min(whole.length, other.length) ||
        part.count * 2 >= Math.min(whole.count, other.count);
      const is = after[now];
      if (!isHalf || was === undefined || is === undefined) continue;
      candidates.push({ old, now, shared: part.length + besides(was, is) });
    }
  }
  candidates.sort((a, b) => b.shared - a.shared || a.old - b.old || a.now - b.now);
  const newOf = new Map<number, TCells>();
  const taken = new Set<number>();
  for (const { old, now } of candidates) {
    const is = after[now];
    if (newOf.has(old) || taken.has(now) || is === undefined) continue;
    newOf.set(old, is);
    taken.add(now);
  }
  return before.flatMap((was, old) => {
    const is = newOf.get(old);
    return is === undefined ? [] : [[was, is] as const];
  });
}

function rareCells(row: Cells | undefined, holders: ReadonlyMap<string, readonly number[]>): Set<string> {
  return new Set(row?.cells.filter((cell) => (holders.get(cell)?.length ?? 0) <= mostSharers));
}

/** How much a cell's text counts. */
export function weightOf(cell: string): number {
  return cell.length + 1;
}

/** How much of a row: length of text, and cells. Equal cells count once. */
interface Share {
  readonly length: number;
  readonly count: number;
}

function shareOf(cells: ReadonlySet<string>): Share {
  let length = 0;
  for (const cell of cells) length += weightOf(cell);
  return { length, count: cells.size };
}
