import * as v from "valibot";
import type { Json } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import type { BaseSearch } from "./nearest-base.ts";
import { type RevisionRow, revisionRow } from "./revision-row.ts";

/**
 * The rule of Wikimedia's mediawiki_history: the first row ever with an equal text, however far back.
 *
 * A row is reverted by the first revert that reaches over it and by no later one, and never by a revert to its own text. So
 * a page never has more reverted rows than rows.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 * @see https://wikitech.wikimedia.org/wiki/Data_Platform/Data_Lake/Edits/Mediawiki_history_dumps
 */
export function createFirstBase(saved?: Json): BaseSearch {
  const state = restoreState(SavedSchema, saved, "saved state of revert") ?? nothing();
  const firsts = new Map(state.firsts.map(({ sha1, ...first }) => [sha1, first]));
  const unreverted = createUnreverted(state.standing);
  let last = state.last;
  let place = state.place;

  return {
    get last() {
      return last ?? undefined;
    },
    next(row) {
      const { id, time, sha1 } = row;
      const here = place++;
      last = row;
      if (row.isNull) return null;
      const base = sha1 === null ? undefined : firsts.get(sha1);
      if (sha1 !== null && base === undefined) firsts.set(sha1, { place: here, id, time });
      const reverted = base === undefined ? [] : unreverted.takeOff(base.place, sha1);
      unreverted.add(row, here);
      if (sha1 === null || base === undefined) return null;
      return { sha1, restored: { id: base.id, time: base.time }, reverted };
    },
    save: () => ({
      firsts: [...firsts].map(([sha1, first]) => ({ sha1, ...first })),
      standing: unreverted.runs.map(({ sha1, rows }) => ({ sha1, rows: [...rows] })),
      last,
      place,
    }),
  };
}

type PlacedRow = RevisionRow & { readonly place: number };

/** Consecutive rows, leaving out reverted ones, that have one text. */
interface Run {
  readonly sha1: string | null;
  readonly rows: PlacedRow[];
}

/** The rows not yet reverted, in runs of one text. Each row is added once, taken off once, and moved at most once. */
function createUnreverted(runs: Run[]) {
  return {
    runs,
    /** Takes off the rows above a place, except those that have the restored text. */
    takeOff(place: number, sha1: string | null): readonly RevisionRow[] {
      const reverted: PlacedRow[][] = [];
      const kept: Run[] = [];
      for (let top = runs.at(-1); top !== undefined && lastPlace(top) > place; top = runs.at(-1)) {
        if (top.sha1 === sha1) {
          runs.pop();
          kept.push(top);
          continue;
        }
        const from = top.rows.findLastIndex((row) => row.place <= place) + 1;
        reverted.push(top.rows.splice(from));
        if (from > 0) break;
        runs.pop();
      }
      const [oldest, ...newer] = kept.reverse();
      for (const run of newer) for (const row of run.rows) oldest?.rows.push(row);
      if (oldest !== undefined) runs.push(oldest);
      return reverted.reverse().flat();
    },
    add(row: RevisionRow, place: number): void {
      const top = runs.at(-1);
      const placed = { place, ...row };
      if (top !== undefined && row.sha1 !== null && top.sha1 === row.sha1) top.rows.push(placed);
      else runs.push({ sha1: row.sha1, rows: [placed] });
    },
  };
}

function lastPlace(run: Run): number {
  return run.rows.at(-1)?.place ?? -1;
}

function nothing(): SavedState {
  return { firsts: [], standing: [], last: null, place: 0 };
}

const SavedSchema = v.strictObject({
  firsts: v.array(v.strictObject({ sha1: v.string(), place: v.number(), id: v.number(), time: v.number() })),
  standing: v.array(
    v.strictObject({
      sha1: v.nullable(v.string()),
      rows: v.array(v.strictObject({ ...revisionRow.entries, place: v.number() })),
    }),
  ),
  last: v.nullable(revisionRow),
  place: v.number(),
});

type SavedState = v.InferOutput<typeof SavedSchema>;
