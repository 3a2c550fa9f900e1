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
  /** Sentences that are new to the page, and those that stood there before, in their order. */
  parted(sentences: readonly PlacedSentence[]): Parted;
  /** When each of the sentences came that are about to go: of several copies the one that came last goes first. */
  arrivals(sentences: readonly PlacedSentence[]): Arrivals;
  /** When a copy of it last went; `null` where none ever did. */
  lastDeparture(key: string): Mark | null;
  /**
   * Goes on to the text after a change. What was joined from sentences that went, or parted from one, stands since that came.
   *
   * @param arrivals - Of the sentences that went.
   */
  change(difference: SentenceDifference, arrivals: Arrivals, at: Mark, after: Side): void;
  save(): Json;
}

/** The copy of each sentence that goes, by the place of the sentence in the old text; `null` where none was seen to come. */
type Arrivals = ReadonlyMap<number, Arrival | null>;

/** Sentences by whether the page ever had them. */
interface Parted {
  readonly unseen: readonly PlacedSentence[];
  readonly returned: readonly PlacedSentence[];
}

/** That a copy of a sentence came, which stands. Never changed, so that it may be held for as long as a text may come back. */
export interface Arrival {
  readonly at: Mark;
  /** The copy that came before it and stands, too. */
  readonly earlier: Arrival | null;
}

/** What is known of a sentence. */
export interface Stay {
  readonly key: string;
  /** The copy that came last; `null` where none stands. */
  arrived: Arrival | null;
  /** When a copy last went. */
  departed: Mark | null;
}

/**
 * Starts with no sentence known, or with those that were saved.
 *
 * A text that comes back within the last 17 brings its sentences back as old as they were; when they last went is kept.
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
      // One for all that have no copy: a page has tens of thousands of sentences.
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
