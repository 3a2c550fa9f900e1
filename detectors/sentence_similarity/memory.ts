import {
  type Json,
  type PlacedSentence,
  placeOf,
  type SentenceDifference,
  type Side,
} from "../../src/plugin.ts";
import { createUndoLog } from "../undo-log.ts";
import { restoreMemory, saveMemory } from "./saved-memory.ts";

/** A revision at which sentences came or went. */
export interface Mark {
  readonly id: number;
  readonly seconds: number;
}

/** Every sentence a page ever had, by key. */
interface Memory {
  /** Divides sentences, in their order, into those that are new to the page and those that stood there before. */
  parted(sentences: readonly PlacedSentence[]): Parted;
  /** When each of the sentences that are about to go came; of several copies the one that came last goes first. */
  arrivals(sentences: readonly PlacedSentence[]): Arrivals;
  /** When a copy of a sentence last went; `null` where none ever did. */
  lastDeparture(key: string): Mark | null;
  /**
   * Goes on to the text after a change. A sentence that was merged from, or split off from, sentences that went has stood
   * since those came.
   *
   * @param arrivals - The arrivals of the sentences that went.
   */
  change(difference: SentenceDifference, arrivals: Arrivals, at: Mark, after: Side): void;
  save(): Json;
}

/** The copy of each sentence that goes, by the sentence's place in the old text; `null` where its coming was not seen. */
type Arrivals = ReadonlyMap<number, Arrival | null>;

/** Sentences by whether the page ever had them. */
interface Parted {
  readonly unseen: readonly PlacedSentence[];
  readonly returned: readonly PlacedSentence[];
}

/** The arrival of a copy that still stands. It is never changed, so it can be kept for as long as a text may come back. */
export interface Arrival {
  readonly at: Mark;
  /** The arrival of the copy before it that still stands, too. */
  readonly earlier: Arrival | null;
}

/** What is known about a sentence. */
export interface Stay {
  readonly key: string;
  /** The copy that came last; `null` where no copy stands. */
  arrived: Arrival | null;
  /** When a copy last went. */
  departed: Mark | null;
}

/**
 * Starts with no sentence known, or with those that were saved.
 *
 * A text that comes back within the last 17 brings its sentences back as old as they were; when they last went is not
 * changed.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createMemory(saved?: Json): Memory {
  const { stays, texts } = restoreMemory(saved);
  const kept = {
    get: (stay: Stay) => stay.arrived,
    set(stay: Stay, arrived: Arrival | null) {
      stay.arrived = arrived;
    },
  };
  const undoLog = createUndoLog(kept, texts);

  function stayOf(key: string): Stay {
    const known = stays.get(key);
    if (known !== undefined) return known;
    const stay: Stay = { key, arrived: null, departed: null };
    stays.set(key, stay);
    return stay;
  }

  return {
    parted(sentences) {
      const unseen: PlacedSentence[] = [];
      const returned: PlacedSentence[] = [];
      for (const placed of sentences) (stays.has(placed.sentence.key) ? returned : unseen).push(placed);
      return { unseen, returned };
    },
    arrivals(sentences) {
      const arrived = new Map<number, Arrival | null>();
      const earlier = new Map<string, Arrival>();
      for (const placed of sentences) {
        const { key } = placed.sentence;
        const arrival = earlier.get(key) ?? stays.get(key)?.arrived ?? null;
        if (arrival !== null && arrival.earlier !== null) earlier.set(key, arrival.earlier);
        arrived.set(placeOf(placed), arrival);
      }
      return arrived;
    },
    lastDeparture: (key) => stays.get(key)?.departed ?? null,
    change({ removed, added, rejoined }, arrivals, at, after) {
      for (const { sentence } of removed) {
        const stay = stayOf(sentence.key);
        stay.departed = at;
        undoLog.overwrite(stay, stay.arrived?.earlier ?? null);
      }
      // One object for all that have no copy, as a page has tens of thousands of sentences.
      const alone = { at, earlier: null };
      for (const { sentence } of added) {
        const stay = stayOf(sentence.key);
        undoLog.overwrite(stay, stay.arrived === null ? alone : { at, earlier: stay.arrived });
      }
      for (const { from, to } of rejoined) {
        const since = from[0] && arrivals.get(placeOf(from[0]));
        if (!since) continue;
        for (const { sentence } of to) {
          const stay = stayOf(sentence.key);
          undoLog.overwrite(stay, { at: since.at, earlier: stay.arrived?.earlier ?? null });
        }
      }
      undoLog.end(after);
    },
    save: () => saveMemory({ stays, texts: undoLog.texts }),
  };
}
