import * as v from "valibot";
import { createEditors, type Json, savedPart, type User } from "../../src/plugin.ts";
import { daySeconds } from "../durations.ts";
import { createQueue } from "../queue.ts";
import { restoreState } from "../restore-state.ts";
import type { Counted } from "./counted.ts";
import type { Rules } from "./parameters.ts";

/** Many editors who never edited the page before, as counted at the one who makes them enough. */
export interface Influx {
  /** The first revision of the window's first newcomer. */
  readonly firstRevision: number;
  /** In order of their first revisions. */
  readonly newcomers: readonly User[];
  /** Editors in the window, newcomers included. */
  readonly editors: number;
  /** Age of the page, from its first revision on. */
  readonly pageDays: number;
}

/**
 * Finds where many editors come to a page for the first time; it does not fire again until fewer have come.
 *
 * A hidden user is never counted as a newcomer.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createInfluxWatch(rules: Rules, saved?: Json) {
  const state = restoreState(SavedSchema, saved, "saved editors");
  const editors = createEditors(state?.editors);
  const edits = createQueue(state?.edits);
  const newcomers = createQueue(state?.newcomers);
  const editsBy = new Map<number, number>();
  for (const { editor } of edits.all()) editsBy.set(editor, (editsBy.get(editor) ?? 0) + 1);
  let isArmed = state?.isArmed ?? true;

  function forget(windowStart: number): void {
    newcomers.takeBefore(windowStart);
    for (const { editor } of edits.takeBefore(windowStart)) {
      const left = (editsBy.get(editor) ?? 0) - 1;
      if (left > 0) editsBy.set(editor, left);
      else editsBy.delete(editor);
    }
  }

  return {
    next({ id, time, user }: Counted, pageStart: number): Influx | null {
      forget(time - rules.influxDays * daySeconds);
      if (newcomers.size < rules.influxEditors) isArmed = true;
      const known = editors.count;
      const editor = editors.numberOf(user);
      if (editor === null) return null;
      edits.add({ time, editor });
      editsBy.set(editor, (editsBy.get(editor) ?? 0) + 1);
      if (editors.count > known) newcomers.add({ time, editor, id });
      const pageDays = (time - pageStart) / daySeconds;
      const first = newcomers.first;
      if (!isArmed || first === undefined || newcomers.size < rules.influxEditors) return null;
      // At the start of a page everybody is new.
      if (newcomers.size < rules.influxShare * editsBy.size || pageDays < rules.influxPageDays) return null;
      isArmed = false;
      const users = newcomers.all().map((one) => editors.userOf(one.editor));
      return { firstRevision: first.id, newcomers: users, editors: editsBy.size, pageDays };
    },
    save: (): Json => ({
      editors: editors.save(),
      edits: edits.all().map(({ time, editor }) => ({ time, editor })),
      newcomers: newcomers.all().map(({ time, editor, id }) => ({ time, editor, id })),
      isArmed,
    }),
  };
}

const SavedSchema = v.strictObject({
  editors: savedPart,
  edits: v.array(v.strictObject({ time: v.number(), editor: v.number() })),
  newcomers: v.array(v.strictObject({ time: v.number(), editor: v.number(), id: v.number() })),
  isArmed: v.boolean(),
});
