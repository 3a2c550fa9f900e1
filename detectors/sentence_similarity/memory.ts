import * as v from "valibot";
import { type Json, parse } from "../../src/plugin.ts";

/** A revision at which sentences came or went. */
export interface Mark {
  readonly id: number;
  readonly seconds: number;
}

/** Every sentence a page ever had, by key. */
export interface Memory {
  has(key: string): boolean;
  /** When the sentence last came; `null` for one never seen. */
  lastArrival(key: string): Mark | null;
  /** When a copy of it last went; `null` where none ever did. */
  lastDeparture(key: string): Mark | null;
  arrive(key: string, at: Mark): void;
  depart(key: string, at: Mark): void;
  save(): Json;
}

const never = -1;

const savedMemory = v.strictObject({
  /** Id and seconds of each mark. */
  marks: v.array(v.tuple([v.number(), v.number()])),
  /** Key, mark of its last arrival, mark of its last departure. */
  sentences: v.array(v.tuple([v.string(), v.number(), v.number()])),
});

/** @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned. */
export function createMemory(saved?: Json): Memory {
  const state =
    saved === undefined
      ? { marks: [], sentences: [] }
      : parse(savedMemory, saved, "saved state of sentence_similarity", "STATE_MISMATCH");
  const marks: Mark[] = state.marks.map(([id, seconds]) => ({ id, seconds }));
  // Places in `marks`, so that a sentence costs two small numbers beside its key.
  const stays = new Map(state.sentences.map(([key, arrived, departed]) => [key, { arrived, departed }]));

  const placeOf = (mark: Mark) => {
    if (marks.at(-1)?.id !== mark.id) marks.push({ id: mark.id, seconds: mark.seconds });
    return marks.length - 1;
  };
  return {
    has: (key) => stays.has(key),
    lastArrival: (key) => marks[stays.get(key)?.arrived ?? never] ?? null,
    lastDeparture: (key) => marks[stays.get(key)?.departed ?? never] ?? null,
    arrive(key, at) {
      const stay = stays.get(key);
      if (stay === undefined) stays.set(key, { arrived: placeOf(at), departed: never });
      else stay.arrived = placeOf(at);
    },
    depart(key, at) {
      const stay = stays.get(key);
      if (stay === undefined) stays.set(key, { arrived: never, departed: placeOf(at) });
      else stay.departed = placeOf(at);
    },
    save: () => ({
      marks: marks.map(({ id, seconds }) => [id, seconds]),
      sentences: [...stays].map(([key, { arrived, departed }]) => [key, arrived, departed]),
    }),
  };
}
