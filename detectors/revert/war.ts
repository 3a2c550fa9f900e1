import * as v from "valibot";
import { addTo, createEditors, type Json, savedPart, type User } from "../../src/plugin.ts";
import { daySeconds, hourSeconds } from "../durations.ts";
import { restoreState } from "../restore-state.ts";
import { isAllOwn } from "./actor.ts";
import { ControversySchema, createControversy } from "./controversy.ts";
import type { IdentityRevert, RevisionRow } from "./revision-row.ts";
import { createWarWindow, type MutualPair, mostWithin, type WarRevert } from "./war-window.ts";

/** An edit war, at the revert that makes it one. */
export interface War {
  /** Both sides of the pair that undid each other most in the window; among equals, the pair that began first. */
  readonly actors: readonly [User, User];
  /** The reverts of the window, oldest first. */
  readonly reverts: readonly {
    readonly id: number;
    readonly by: User | null;
    readonly undid: readonly User[];
  }[];
  /** All pairs who undid each other in the window, with how often each side undid the other. */
  readonly pairs: readonly {
    readonly actors: readonly [User, User];
    readonly reverts: readonly [number, number];
  }[];
  /** Everybody who reverted in the window, with the most reverts that they made within any 24 hours of it. */
  readonly editors: readonly { readonly user: User; readonly reverts: number; readonly most24h: number }[];
  /** Yasseri's M up to here. */
  readonly controversy: number;
}

/** The rules by which reverts are a war. */
interface WarRules {
  /** Length of the window that ends at each revert. */
  readonly windowHours: number;
  /** Least number of identity reverts in the window that undo somebody else. */
  readonly reverts: number;
}

/** Follows who undid whom. Rows are given in order, each once. */
interface WarWatch {
  next(row: RevisionRow, identity: IdentityRevert | null): War | null;
  save(): Json;
}

/**
 * Starts with no revert known, or with those that were saved.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createWarWatch({ windowHours, reverts: least }: WarRules, saved?: Json): WarWatch {
  const state = restoreState(SavedSchema, saved, "saved state of revert");
  const editors = createEditors(state?.editors);
  const controversy = createControversy(state);
  const window = createWarWindow(windowHours * hourSeconds, state?.window);
  let isArmed = state?.isArmed ?? true;
  let lastTime = state?.window.at(-1)?.time ?? Number.NEGATIVE_INFINITY;

  function revertOf(row: RevisionRow, by: number | null, { reverted }: IdentityRevert): WarRevert | null {
    // Where hidden names leave open whose edits these were, nobody knows that they were somebody else's.
    if (isAllOwn(row, reverted) !== false) return null;
    const others = new Set<number>();
    for (const { user } of reverted) {
      const author = editors.numberOf(user);
      if (author !== null && author !== by) others.add(author);
    }
    return { id: row.id, time: row.time, by, undid: [...others] };
  }

  function both([a, b]: readonly [number, number]): readonly [User, User] {
    return [editors.userOf(a), editors.userOf(b)];
  }

  function warNow(): War {
    const pairs = window.mutualPairs();
    const top = pairs.reduce((best, pair) => (total(pair) > total(best) ? pair : best));
    const { reverts } = window;
    return {
      actors: both(top.editors),
      reverts: reverts.map(({ id, by, undid }) => ({
        id,
        by: by === null ? null : editors.userOf(by),
        undid: undid.map(editors.userOf),
      })),
      pairs: pairs.map((pair) => ({ actors: both(pair.editors), reverts: pair.reverts })),
      editors: timesByEditor(reverts).map(([by, times]) => ({
        user: editors.userOf(by),
        reverts: times.length,
        most24h: mostWithin(times, daySeconds),
      })),
      controversy: controversy.measure(),
    };
  }

  return {
    next(row, identity) {
      const by = editors.numberOf(row.user);
      if (by !== null) controversy.edited(by);
      const revert = identity === null ? null : revertOf(row, by, identity);
      if (revert === null) return null;
      if (by !== null) controversy.reverted(by, revert.undid);
      window.add(revert);
      if (row.time - lastTime > windowHours * hourSeconds) isArmed = true;
      lastTime = row.time;
      if (!isArmed || !window.hasMutualPair || window.size < least) return null;
      isArmed = false;
      return warNow();
    },
    save: () => ({
      editors: editors.save(),
      ...controversy.save(),
      window: window.reverts.map((revert) => ({ ...revert, undid: [...revert.undid] })),
      isArmed,
    }),
  };
}

function total({ reverts }: MutualPair): number {
  return reverts[0] + reverts[1];
}

function timesByEditor(reverts: readonly WarRevert[]): readonly (readonly [number, readonly number[]])[] {
  const times = new Map<number, number[]>();
  for (const { by, time } of reverts) {
    if (by === null) continue;
    addTo(times, by, time);
  }
  return [...times];
}

const SavedSchema = v.strictObject({
  editors: savedPart,
  ...ControversySchema.entries,
  window: v.array(
    v.strictObject({
      id: v.number(),
      time: v.number(),
      by: v.nullable(v.number()),
      undid: v.array(v.number()),
    }),
  ),
  isArmed: v.boolean(),
});
