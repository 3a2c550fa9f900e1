import * as v from "valibot";
import type { Json } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import type { Opened, StandingText } from "./standing.ts";

/** The distance of a block from the one before it, then, for each of its calls, since when it has stood. */
type SavedRow = readonly number[];

/** A text's rows are written as their difference to the next newer text: equal beginning, equal end, and the middle. */
const SavedSchema = v.array(
  v.strictObject({
    begin: v.number(),
    end: v.number(),
    middle: v.array(v.array(v.number())),
    sha1: v.nullable(v.string()),
    size: v.number(),
  }),
);

/** The texts that a standing remembers, as JSON; it is short, as neighbours share most of their rows. */
export function saveTexts(texts: readonly StandingText[]): Json {
  let newer: readonly SavedRow[] = [];
  return texts.map(({ opened, sha1, size }) => {
    const rows = rowsOf(opened);
    const shorter = Math.min(rows.length, newer.length);
    let begin = 0;
    while (begin < shorter && isSame(rows[begin], newer[begin])) begin++;
    let end = 0;
    while (end < shorter - begin && isSame(rows.at(-1 - end), newer.at(-1 - end))) end++;
    newer = rows;
    return { begin, end, middle: rows.slice(begin, rows.length - end), sha1, size };
  });
}

/**
 * The texts that `saveTexts` wrote; none where nothing was saved.
 *
 * @throws HistoryError `STATE_MISMATCH` when it was not written by that.
 */
export function restoreTexts(saved: Json | undefined): StandingText[] {
  const texts = restoreState(SavedSchema, saved, "saved state of template_signal") ?? [];
  let newer: readonly SavedRow[] = [];
  return texts.map(({ begin, end, middle, sha1, size }) => {
    newer = [...newer.slice(0, begin), ...middle, ...newer.slice(newer.length - end)];
    return { opened: openedOf(newer), sha1, size };
  });
}

function rowsOf(opened: Opened): readonly SavedRow[] {
  let last = 0;
  return opened.map(({ block, times }) => {
    const row = [block - last, ...times];
    last = block;
    return row;
  });
}

function openedOf(rows: readonly SavedRow[]): Opened {
  let block = 0;
  return rows.map(([distance = 0, ...times]) => {
    block += distance;
    return { block, times };
  });
}

function isSame(a: SavedRow | undefined, b: SavedRow | undefined): boolean {
  return a?.length === b?.length && a?.every((time, i) => time === b?.[i]) === true;
}
