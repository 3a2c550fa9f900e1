import * as v from "valibot";
import { type Json, type PlacedSentence, parse, type Rejoined } from "../../src/plugin.ts";

/** A revision at which sentences came or went. */
export interface Mark {
  readonly id: number;
  readonly seconds: number;
}

/** Every sentence a page ever had, by key. */
export interface Memory {
  /** Sentences that are new to the page, and those that stood there before, in their order. */
  parted(sentences: readonly PlacedSentence[]): Parted;
  /** Since when a copy of the sentence has stood, or when the last one came; `null` for one never seen. */
  lastArrival(key: string): Mark | null;
  /** When a copy of it last went; `null` where none ever did. */
  lastDeparture(key: string): Mark | null;
  arrive(sentences: readonly PlacedSentence[], at: Mark): void;
  depart(sentences: readonly PlacedSentence[], at: Mark): void;
  /** Lets sentences stand for as long as those they were joined from, or parted from. */
  rejoin(groups: readonly Rejoined[]): void;
  save(): Json;
}

export interface Parted {
  readonly unseen: readonly PlacedSentence[];
  readonly returned: readonly PlacedSentence[];
}

const never = -1;

const savedMemory = v.strictObject({
  /** Id and seconds of each mark. */
  marks: v.array(v.tuple([v.number(), v.number()])),
  /** Key, mark of its last arrival, mark of its last departure, copies that stand. */
  sentences: v.array(v.tuple([v.string(), v.number(), v.number(), v.number()])),
});

/** @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned. */
export function createMemory(saved?: Json): Memory {
  const state =
    saved === undefined
      ? { marks: [], sentences: [] }
      : parse(savedMemory, saved, "saved state of sentence_similarity", "STATE_MISMATCH");
  const marks: Mark[] = state.marks.map(([id, seconds]) => ({ id, seconds }));
  // Places in `marks`, so that a sentence costs three small numbers beside its key.
  const stays = new Map(
    state.sentences.map(([key, arrived, departed, copies]) => [key, { arrived, departed, copies }]),
  );

  const placeOf = (mark: Mark) => {
    if (marks.at(-1)?.id !== mark.id) marks.push({ id: mark.id, seconds: mark.seconds });
    return marks.length - 1;
  };
  return {
    parted(sentences) {
      const unseen: PlacedSentence[] = [];
      const returned: PlacedSentence[] = [];
      for (const placed of sentences) (stays.has(placed.sentence.key) ? returned : unseen).push(placed);
      return { unseen, returned };
    },
    lastArrival: (key) => marks[stays.get(key)?.arrived ?? never] ?? null,
    lastDeparture: (key) => marks[stays.get(key)?.departed ?? never] ?? null,
    arrive(sentences, at) {
      for (const { sentence } of sentences) {
        const stay = stays.get(sentence.key);
        if (stay === undefined) {
          stays.set(sentence.key, { arrived: placeOf(at), departed: never, copies: 1 });
          continue;
        }
        if (stay.copies === 0) stay.arrived = placeOf(at);
        stay.copies++;
      }
    },
    depart(sentences, at) {
      for (const { sentence } of sentences) {
        const stay = stays.get(sentence.key);
        if (stay === undefined) {
          stays.set(sentence.key, { arrived: never, departed: placeOf(at), copies: 0 });
          continue;
        }
        stay.departed = placeOf(at);
        if (stay.copies > 0) stay.copies--;
      }
    },
    rejoin(groups) {
      for (const { from, to } of groups) {
        const arrived = stays.get(from[0]?.sentence.key ?? "")?.arrived ?? never;
        if (arrived === never) continue;
        for (const { sentence } of to) {
          const stay = stays.get(sentence.key);
          if (stay !== undefined) stay.arrived = Math.min(stay.arrived, arrived);
        }
      }
    },
    save: () => ({
      marks: marks.map(({ id, seconds }) => [id, seconds]),
      sentences: [...stays].map(([key, { arrived, departed, copies }]) => [key, arrived, departed, copies]),
    }),
  };
}
