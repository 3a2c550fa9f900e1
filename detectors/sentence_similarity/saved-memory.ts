import * as v from "valibot";
import { HistoryError, type Json } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";
import { savedTexts, type UndoLogText } from "../undo-log.ts";
import type { Arrival, Mark, Stay } from "./memory.ts";

/** Place in a list; `null` for none. */
const place = v.nullable(v.number());
/** Named in error messages. */
const where = "saved state of sentence_similarity";

/** What several things share is written once, and shared again when it is read. */
const SavedSchema = v.strictObject({
  /** Id and seconds. */
  marks: v.array(v.tuple([v.number(), v.number()])),
  /** The mark, and the arrival before it, which stands earlier in this list. */
  arrivals: v.array(v.tuple([v.number(), place])),
  /** Key, last arrival, mark of the last departure. */
  sentences: v.array(v.tuple([v.string(), place, place])),
  /** The last texts, newest first; each entry of `overwritten` is a sentence and an arrival. */
  texts: savedTexts(v.number(), place),
});

type SentenceText = UndoLogText<Stay, Arrival | null>;

/** What a memory of sentences holds. */
interface Held {
  /** By key, in the order in which the sentences were first met. */
  readonly stays: Map<string, Stay>;
  /** Newest first. */
  readonly texts: readonly SentenceText[];
}

/** A memory as JSON. */
export function saveMemory({ stays, texts }: Held): Json {
  const marks = rowsOf(({ id, seconds }: Mark) => [id, seconds]);
  const arrivals = rowsOf(({ at: mark, earlier }: Arrival): readonly [number, number | null] => [
    marks.placeOf(mark),
    placeOfArrival(earlier),
  ]);
  const sentences = rowsOf(({ key, arrived, departed }: Stay) => [
    key,
    placeOfArrival(arrived),
    departed && marks.placeOf(departed),
  ]);

  function placeOfArrival(arrival: Arrival | null): number | null {
    // The oldest comes first: with thousands of copies, recursion would be too deep.
    const unknown: Arrival[] = [];
    for (let one = arrival; one !== null && !arrivals.has(one); one = one.earlier) unknown.push(one);
    for (const one of unknown.reverse()) arrivals.placeOf(one);
    return arrival && arrivals.placeOf(arrival);
  }

  for (const stay of stays.values()) sentences.placeOf(stay);
  const written = texts.map(({ overwritten, ...text }) => ({
    ...text,
    overwritten: overwritten.map(([stay, arrival]) => [sentences.placeOf(stay), placeOfArrival(arrival)]),
  }));
  return { marks: marks.rows, arrivals: arrivals.rows, sentences: sentences.rows, texts: written };
}

/**
 * The memory that `saveMemory` wrote; an empty one where nothing was saved.
 *
 * @throws HistoryError `STATE_MISMATCH` when it was not written by that.
 */
export function restoreMemory(saved: Json | undefined): Held {
  const state = restoreState(SavedSchema, saved, where);
  if (state === undefined) return { stays: new Map(), texts: [] };
  const marks = state.marks.map(([id, seconds]): Mark => ({ id, seconds }));
  const arrivals: Arrival[] = [];
  for (const [mark, earlier] of state.arrivals) {
    arrivals.push({ at: at(marks, mark), earlier: maybeAt(arrivals, earlier) });
  }
  const sentences = state.sentences.map(
    ([key, arrived, departed]): Stay => ({
      key,
      arrived: maybeAt(arrivals, arrived),
      departed: maybeAt(marks, departed),
    }),
  );
  const texts = state.texts.map(({ overwritten, ...text }) => ({
    ...text,
    overwritten: overwritten.map(
      ([stay, arrival]) => [at(sentences, stay), maybeAt(arrivals, arrival)] as const,
    ),
  }));
  return { stays: new Map(sentences.map((stay) => [stay.key, stay])), texts };
}

/** Numbers things in the order they are met, each with the row it is written as. */
function rowsOf<T, TRow extends Json>(rowOf: (one: T) => TRow) {
  const places = new Map<T, number>();
  const rows: TRow[] = [];
  return {
    rows,
    has: (one: T) => places.has(one),
    placeOf(one: T): number {
      const known = places.get(one);
      if (known !== undefined) return known;
      const row = rowOf(one);
      places.set(one, rows.length);
      return rows.push(row) - 1;
    },
  };
}

function maybeAt<T>(list: readonly T[], place: number | null): T | null {
  return place === null ? null : at(list, place);
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new HistoryError("STATE_MISMATCH", `${where}: nothing stands at ${place}`);
  return found;
}
