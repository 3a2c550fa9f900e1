import { type Change, epochSeconds, type Json } from "../../src/plugin.ts";
import { callsOf } from "./call.ts";
import type { CallPair } from "./pair-calls.ts";
import type { Placed } from "./placed.ts";
import { restoreTexts, saveTexts } from "./saved-standing.ts";

/** Since when each template instance of a page has stood there. */
export interface Standing {
  /** Epoch seconds since which a call of the last text has stood. */
  since(at: Placed): number | null;
  /** Goes on to the text after a change, in which these calls are, or took the place of, those before. */
  advance(change: Change, pairs: readonly CallPair[]): void;
  save(): Json;
}

/** For each block that calls templates, by its index, ascending: since when each of its calls has stood. */
export type Opened = ReadonlyMap<number, readonly number[]>;

/** What is kept of a text. */
export interface StandingText {
  readonly sha1: string | null;
  /** How many blocks it has. */
  readonly size: number;
  readonly opened: Opened;
}

/** Texts looked back over: MediaWiki's own radius for a manual revert, and the text before it. */
const maxTexts = 17;

/**
 * Keeps since when each template instance has stood, from its first appearance on.
 *
 * A text that comes back within the last 17 brings its instances back as they were: a blanking and its revert do not
 * make every tag on a page young.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createStanding(saved?: Json): Standing {
  /** The last texts, newest first. */
  let texts: readonly StandingText[] = saved === undefined ? [] : restoreTexts(saved);
  return {
    since: ({ block, place }) => texts[0]?.opened.get(block)?.[place] ?? null,
    advance(change, pairs) {
      const { sha1, blocks } = change.after;
      const size = blocks.length;
      const back = texts.find((text) => text.sha1 === sha1 && text.size === size);
      const opened = back?.opened ?? carried(texts[0]?.opened ?? new Map(), change, pairs);
      texts = [{ opened, sha1, size }, ...texts.slice(0, maxTexts - 1)];
    },
    save: () => saveTexts(texts),
  };
}

function carried(last: Opened, change: Change, pairs: readonly CallPair[]): Opened {
  const { after } = change;
  const now = after.revision === null ? 0 : epochSeconds(after.revision.timestamp);
  const moved = movedBlocks(change);
  const entries: (readonly [number, readonly number[]])[] = [];
  for (const [block, times] of last) {
    const at = moved(block);
    if (at !== null) entries.push([at, times]);
  }
  const since = new Map<string, number>();
  for (const pair of pairs) {
    const time = last.get(pair.before.block)?.[pair.before.place];
    if (time !== undefined) since.set(`${pair.after.block}:${pair.after.place}`, time);
  }
  for (const block of after.changed) {
    const text = after.blocks[block];
    const calls = text === undefined ? [] : callsOf(text);
    if (calls.length === 0) continue;
    entries.push([block, calls.map((_, place) => since.get(`${block}:${place}`) ?? now)]);
  }
  return new Map(entries.sort(([a], [b]) => a - b));
}

/** Where a block of the old text stands in the new one; `null` where it is gone. */
function movedBlocks({ before, after, kept }: Change): (block: number) => number | null {
  // The middle: what is changed, and what is kept between. Before and behind it both texts are equal.
  const middle = Math.min(after.changed[0] ?? Infinity, kept[0]?.[1] ?? Infinity);
  const start = middle === Infinity ? (before.changed[0] ?? 0) : middle;
  const end = start + before.changed.length + kept.length;
  const shift = after.changed.length - before.changed.length;
  const stayed = new Map(kept);
  return (block) => {
    if (block < start) return block;
    return block >= end ? block + shift : (stayed.get(block) ?? null);
  };
}
