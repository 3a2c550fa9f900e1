import { type Change, isAscending, type Json, markupOf, partitionPoint } from "../../src/plugin.ts";
import { type KnownText, knownText, placeAmong, putBefore } from "../last-texts.ts";
import { secondsOf } from "../seconds-of.ts";
import { newIndices } from "../sections/new-indices.ts";
import type { CallPair } from "./pair-calls.ts";
import type { PlacedCall } from "./placed-call.ts";
import { restoreTexts, saveTexts } from "./saved-standing.ts";

/** Since when each template instance of a page has stood there. */
interface Standing {
  /** Epoch seconds since which a call of the last text has stood. */
  since(at: PlacedCall): number | null;
  /** Goes on to the text after a change; each pair is a call in it, and the call before that it is or took the place of. */
  advance(change: Change, pairs: readonly CallPair[]): void;
  save(): Json;
}

/** A block that calls templates, by its index. */
interface OpenedBlock {
  readonly block: number;
  /** Since when each of its calls has stood. */
  readonly times: readonly number[];
}

/** Blocks that call templates, in ascending order. */
export type Opened = readonly OpenedBlock[];

/** What is kept about a text. */
export interface StandingText extends KnownText {
  readonly opened: Opened;
}

/**
 * Keeps since when each template instance has stood, from its first appearance on.
 *
 * A text that comes back within the last 17 brings its instances back as old as they were: a blanking and its revert do not
 * make every tag on a page young.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createStanding(saved?: Json): Standing {
  /** The last texts, newest first. */
  const texts = restoreTexts(saved);
  return {
    since: ({ block, place }) => timesAt(texts[0]?.opened ?? [], block)?.[place] ?? null,
    advance(change, pairs) {
      const text = knownText(change.after);
      const back = texts[placeAmong(texts, text)];
      const opened = back?.opened ?? carried(texts[0]?.opened ?? [], change, pairs);
      putBefore(texts, { ...text, opened });
    },
    save: () => saveTexts(texts),
  };
}

function timesAt<TTimes>(
  opened: readonly { readonly block: number; readonly times: TTimes }[],
  block: number,
): TTimes | undefined {
  const found = opened[partitionPoint(opened.length, (i) => (opened[i]?.block ?? 0) < block)];
  return found?.block === block ? found.times : undefined;
}

function carried(last: Opened, change: Change, pairs: readonly CallPair[]): Opened {
  const opened: OpenedBlock[] = [];
  const indexNow = newIndices(change);
  for (let i = 0; i < last.length; i++) {
    const was = last[i];
    const block = was === undefined ? -1 : indexNow(was.block);
    if (was === undefined || block === -1) continue;
    opened.push(block === was.block ? was : { block, times: was.times });
  }
  addChanged(opened, last, change, pairs);
  return isAscending(opened, ({ block }) => block) ? opened : opened.sort((a, b) => a.block - b.block);
}

function addChanged(
  opened: OpenedBlock[],
  last: Opened,
  { after }: Change,
  pairs: readonly CallPair[],
): void {
  const now = secondsOf(after);
  const come: { block: number; times: number[] }[] = [];
  for (const block of after.changed) {
    const text = after.blocks[block];
    const calls = text === undefined ? [] : markupOf(text).templates;
    if (calls.length > 0) come.push({ block, times: calls.map(() => now) });
  }
  for (const { before, after } of pairs) {
    const time = timesAt(last, before.block)?.[before.place];
    const times = timesAt(come, after.block);
    if (time !== undefined && times !== undefined) times[after.place] = time;
  }
  for (const one of come) opened.push(one);
}
