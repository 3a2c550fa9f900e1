import type { JsonObject } from "../../json.ts";

/** A long answer as it was when its first page was given: what precedes the entries, and the entries. */
export interface Snapshot {
  readonly head: JsonObject;
  /** One JSON text for each entry. */
  readonly entries: readonly string[];
}

/** The latest long answers, so that they are read once and their pages stay consistent. */
export interface Snapshots {
  get(key: string): Snapshot | undefined;
  keep(key: string, snapshot: Snapshot): void;
}

/**
 * Keeps the latest snapshots.
 *
 * @param maxLength - Most characters in all; an answer that is larger by itself is not kept.
 */
export function createSnapshots(maxLength: number): Snapshots {
  const kept = new Map<string, Snapshot & { readonly length: number }>();
  return {
    get(key) {
      const snapshot = kept.get(key);
      if (snapshot === undefined) return undefined;
      // The one used last will be dropped last.
      kept.delete(key);
      kept.set(key, snapshot);
      return snapshot;
    },
    keep(key, snapshot) {
      const own = lengthOf(snapshot);
      if (own > maxLength) return;
      kept.delete(key);
      kept.set(key, { ...snapshot, length: own });
      let length = [...kept.values()].reduce((sum, one) => sum + one.length, 0);
      for (const [oldest, one] of kept) {
        if (length <= maxLength) return;
        kept.delete(oldest);
        length -= one.length;
      }
    },
  };
}

/**
 * The length of a snapshot with its head: that of a claim may list thousands of sentences, and where none is found there are
 * no entries.
 */
function lengthOf({ head, entries }: Snapshot): number {
  return entries.reduce((sum, entry) => sum + entry.length, JSON.stringify(head).length);
}
