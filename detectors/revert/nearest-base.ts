import * as v from "valibot";
import type { Json } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import { type IdentityRevert, type RevisionRow, revisionRow } from "./revision-row.ts";

/** Finds the text a row brings back. Rows are given in order, each once. */
export interface BaseSearch {
  /** The last row given. */
  readonly last: RevisionRow | undefined;
  /** What a row reverts; `null` where its text is new, the same as before, or cannot be read. */
  next(row: RevisionRow): IdentityRevert | null;
  save(): Json;
}

/**
 * MediaWiki's rule for a manual revert: of the rows up to `radius` before the predecessor, the nearest with an equal text.
 *
 * Every row counts as one place, even a hidden one. Rows that saved their predecessor's text again are not reverted.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 * @see https://www.mediawiki.org/wiki/Manual:Reverts
 */
export function createNearestBase(radius: number, saved?: Json): BaseSearch {
  const rows: RevisionRow[] = restoreState(v.array(revisionRow), saved, "saved state of revert") ?? [];

  function find({ sha1, isNull }: RevisionRow): IdentityRevert | null {
    if (sha1 === null || isNull) return null;
    for (let j = rows.length - 2; j >= 0 && j >= rows.length - 1 - radius; j--) {
      const restored = rows[j];
      if (restored?.sha1 === sha1) {
        return { sha1, restored, reverted: rows.slice(j + 1).filter((row) => !row.isNull) };
      }
    }
    return null;
  }

  return {
    get last() {
      return rows.at(-1);
    },
    next(row) {
      const identity = find(row);
      rows.push(row);
      if (rows.length > radius + 1) rows.shift();
      return identity;
    },
    save: () => [...rows],
  };
}
