import * as v from "valibot";
import { type Json, type PlacedSentence, placeOf, type Rejoined } from "../../src/plugin.ts";
import { restoreState } from "../restore-state.ts";

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
  /** The revision at which a sentence of `arrivals` came; `null` where that was never seen. */
  arrivalOf(sentence: PlacedSentence, arrivals: Arrivals): Mark | null;
  /** When a copy of it last went; `null` where none ever did. */
  lastDeparture(key: string): Mark | null;
  arrive(sentences: readonly PlacedSentence[], at: Mark): void;
  depart(sentences: readonly PlacedSentence[], at: Mark): void;
  /** Lets sentences that came stand for as long as those that went, which they were joined from, or parted from. */
  rejoin(groups: readonly Rejoined[], arrivals: Arrivals): void;
  save(): Json;
}

/** Index in the list of marks, by the place of a sentence in the old text. */
type Arrivals = ReadonlyMap<number, number>;

/** Sentences by whether the page ever had them. */
interface Parted {
  readonly unseen: readonly PlacedSentence[];
  readonly returned: readonly PlacedSentence[];
}

const never = -1;
const none: number[] = [];

/** Indices in the list of marks. */
interface Stay {
  /** When the copy came that came last; `never` where none stands. */
  arrived: number;
  /** When a copy last went. */
  departed: number;
  /** When the other copies that stand came, ascending. */
  others: number[];
}

const savedMemory = v.strictObject({
  /** Id and seconds of each mark. */
  marks: v.array(v.tuple([v.number(), v.number()])),
  /** Key, mark of its last arrival, mark of its last departure, marks at which other copies that stand came. */
  sentences: v.array(v.tuple([v.string(), v.number(), v.number(), v.array(v.number())])),
});

/**
 * Starts with no sentence known, or with those that were saved.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createMemory(saved?: Json): Memory {
  const state = restoreState(savedMemory, saved, "saved state of sentence_similarity") ?? {
    marks: [],
    sentences: [],
  };
  const marks: Mark[] = state.marks.map(([id, seconds]) => ({ id, seconds }));
  // Indices in `marks`, so that a sentence costs two small numbers beside its key; few have a copy.
  const stays = new Map(
    state.sentences.map(([key, arrived, departed, others]): [string, Stay] => [
      key,
      { arrived, departed, others: others.length === 0 ? none : others },
    ]),
  );

  const indexOf = (mark: Mark) => {
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
    arrivals(sentences) {
      const arrived = new Map<number, number>();
      const before = new Map<string, number>();
      for (const placed of sentences) {
        const { key } = placed.sentence;
        const stay = stays.get(key);
        const copies = stay?.others.length ?? 0;
        const place = copies === 0 ? 0 : (before.get(key) ?? 0);
        if (copies > 0) before.set(key, place + 1);
        const mark = place === 0 ? stay?.arrived : stay?.others.at(-place);
        arrived.set(placeOf(placed), mark ?? never);
      }
      return arrived;
    },
    arrivalOf: (placed, arrivals) => marks[arrivals.get(placeOf(placed)) ?? never] ?? null,
    lastDeparture: (key) => marks[stays.get(key)?.departed ?? never] ?? null,
    arrive(sentences, at) {
      for (const { sentence } of sentences) {
        const stay = stays.get(sentence.key);
        if (stay === undefined) {
          stays.set(sentence.key, { arrived: indexOf(at), departed: never, others: none });
          continue;
        }
        if (stay.arrived !== never) {
          // `none` is one list for all that have no copy.
          if (stay.others === none) stay.others = [];
          stay.others.push(stay.arrived);
        }
        stay.arrived = indexOf(at);
      }
    },
    depart(sentences, at) {
      for (const { sentence } of sentences) {
        const stay = stays.get(sentence.key);
        if (stay === undefined) {
          stays.set(sentence.key, { arrived: never, departed: indexOf(at), others: none });
          continue;
        }
        stay.departed = indexOf(at);
        stay.arrived = stay.others.pop() ?? never;
      }
    },
    rejoin(groups, arrived) {
      for (const { from, to } of groups) {
        const since = from[0] === undefined ? never : (arrived.get(placeOf(from[0])) ?? never);
        for (const { sentence } of to) {
          const stay = stays.get(sentence.key);
          if (stay !== undefined) stay.arrived = since;
        }
      }
    },
    save: () => ({
      marks: marks.map(({ id, seconds }) => [id, seconds]),
      sentences: [...stays].map(([key, { arrived, departed, others }]) => [
        key,
        arrived,
        departed,
        [...others],
      ]),
    }),
  };
}
