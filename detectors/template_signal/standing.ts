import * as v from "valibot";
import { type Block, type Change, epochSeconds, HistoryError, type Json } from "../../src/plugin.ts";
import { callsOf } from "./call.ts";
import type { CallPair } from "./pair-calls.ts";
import type { Placed } from "./placed.ts";

/** Since when each template instance of a page has stood there. */
export interface Standing {
  /** Epoch seconds since which a call of the last text has stood. */
  since(at: Placed): number | null;
  /** Goes on to the text after a change, in which these calls are, or took the place of, those before. */
  advance(change: Change, pairs: readonly CallPair[]): void;
  save(): Json;
}

/** Texts looked back over: MediaWiki's own radius for a manual revert, and the text before it. */
const maxTexts = 17;

/** For each block, since when each of its template calls has stood. */
type Opened = readonly (readonly number[])[];

interface Text {
  readonly sha1: string | null;
  readonly opened: Opened;
}

const nothing: readonly number[] = [];

/**
 * Keeps since when each template instance has stood, from its first appearance on.
 *
 * A text that comes back within the last 17 brings its instances back as they were: a blanking and its revert do not
 * make every tag on a page young.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createStanding(saved?: Json): Standing {
  /** The last texts, newest first. */
  let texts: readonly Text[] = saved === undefined ? [] : restore(saved);
  return {
    since: ({ block, place }) => texts[0]?.opened[block]?.[place] ?? null,
    advance(change, pairs) {
      const { sha1, revision, blocks } = change.after;
      const back = texts.find((text) => text.sha1 === sha1);
      const last = texts[0]?.opened ?? [];
      const now = revision === null ? 0 : epochSeconds(revision.timestamp);
      const opened =
        back !== undefined && back.opened.length === blocks.length
          ? back.opened
          : carried(last, change, pairs, now);
      texts = [{ opened, sha1 }, ...texts].slice(0, maxTexts);
    },
    save: () => texts.map((text, i) => written(text, texts[i - 1])),
  };
}

function carried(
  last: Opened,
  { before, after, kept }: Change,
  pairs: readonly CallPair[],
  now: number,
): Opened {
  const opened: (readonly number[])[] = new Array(after.blocks.length).fill(nothing);
  const shorter = Math.min(before.blocks.length, after.blocks.length);
  for (let i = 0; i < shorter && before.blocks[i] === after.blocks[i]; i++) opened[i] = last[i] ?? nothing;
  for (let tail = 1; tail <= shorter; tail++) {
    const old = before.blocks.length - tail;
    const young = after.blocks.length - tail;
    if (before.blocks[old] !== after.blocks[young]) break;
    opened[young] = last[old] ?? nothing;
  }
  for (const [old, young] of kept) opened[young] = last[old] ?? nothing;
  const since = new Map<number, Map<number, number>>();
  for (const pair of pairs) {
    const places = since.get(pair.after.block) ?? new Map<number, number>();
    places.set(pair.after.place, last[pair.before.block]?.[pair.before.place] ?? now);
    since.set(pair.after.block, places);
  }
  for (const i of after.changed) {
    opened[i] = openedIn(after.blocks[i], since.get(i), now);
  }
  return opened;
}

function openedIn(block: Block | undefined, since: ReadonlyMap<number, number> | undefined, now: number) {
  const calls = block === undefined ? [] : callsOf(block);
  return calls.length === 0 ? nothing : calls.map((_, place) => since?.get(place) ?? now);
}

/** Older texts are written as what the next newer one has otherwise: begin, end and middle. */
const SavedSchema = v.array(
  v.strictObject({
    begin: v.number(),
    end: v.number(),
    middle: v.array(v.array(v.number())),
    sha1: v.nullable(v.string()),
  }),
);

function written({ opened, sha1 }: Text, newer: Text | undefined): Json {
  const other = newer?.opened ?? [];
  const shorter = Math.min(opened.length, other.length);
  let begin = 0;
  while (begin < shorter && same(opened[begin], other[begin])) begin++;
  let end = 0;
  while (end < shorter - begin && same(opened.at(-1 - end), other.at(-1 - end))) end++;
  return { begin, end, middle: opened.slice(begin, opened.length - end), sha1 };
}

function same(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  return a === b || (a?.length === b?.length && a?.every((since, place) => since === b?.[place]) === true);
}

function restore(saved: Json): readonly Text[] {
  const parsed = v.safeParse(SavedSchema, saved);
  if (!parsed.success) {
    throw new HistoryError("STATE_MISMATCH", "saved state of template_signal is not of this version");
  }
  const texts: Text[] = [];
  for (const { begin, end, middle, sha1 } of parsed.output) {
    const newer = texts.at(-1)?.opened ?? [];
    texts.push({
      opened: [...newer.slice(0, begin), ...middle, ...newer.slice(newer.length - end)],
      sha1,
    });
  }
  return texts;
}
