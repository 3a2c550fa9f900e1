import { addTo } from "../ground/add-to.ts";
import type { Entry, FullEntry } from "./journal.ts";
import type { Step } from "./result.ts";

/** An entry that is shown as a step. */
type Told = FullEntry & { readonly kind: Step["kind"] };

/** Whether an entry is a step; pieces that were joined again are not. */
export function isTold(entry: FullEntry): entry is Told {
  return entry.kind !== "rejoined";
}

/** A step's entries: a single one, or sentences that came back and those that they replaced. */
export interface Part {
  readonly main: Told;
  /** The main entry and, if a whole was replaced by its parts, the other parts that came. */
  readonly came: readonly Told[];
  readonly gone: readonly Told[];
}

/** The parts of a sentence, and rewordings of these: the whole was split into them, or they were merged into it. */
type PartsOf = (whole: number) => readonly number[];

/** Tells which sentences are parts of which, as far as entries show. */
export function partsIn(entries: readonly Entry[]): PartsOf {
  const wordings = new Map<number, number>();
  const first = (sentence: number) => wordings.get(sentence) ?? sentence;
  const firstsOf = new Map<number, Set<number>>();
  for (const { kind, from, to } of entries) {
    if (kind === "modified") for (const old of from) for (const now of to) wordings.set(now, first(old));
    if (kind !== "split" && kind !== "merged") continue;
    const [wholes, parts] = kind === "split" ? [from, to] : [to, from];
    for (const whole of wholes.map(first)) {
      const known = firstsOf.get(whole) ?? new Set();
      firstsOf.set(whole, known);
      for (const part of parts) known.add(first(part));
    }
  }
  const rewordings = new Map<number, number[]>();
  // A sentence that came back after its rewording is none of its own.
  for (const [now, old] of wordings) if (now !== old) addTo(rewordings, old, now);
  return (whole) =>
    [...(firstsOf.get(first(whole)) ?? [])].flatMap((part) => [
      ...(first(part) === part ? [part] : []),
      ...(rewordings.get(part) ?? []),
    ]);
}

/**
 * Joins entries into steps. An earlier wording that comes back instead of a later one is one step, as by a revert; so is a
 * whole that replaces its parts, and parts that replace their whole. If several came back or were removed, those that read
 * most alike are joined.
 *
 * @param wentFor - Gives the sentence that a returning one is known to have replaced; -1 if there is none.
 * @param likeness - Gives how alike a removed sentence and a returning one read.
 */
export function pairReturns(
  entries: readonly Told[],
  partsOf: PartsOf,
  wentFor: (came: Told) => number,
  likeness: (gone: number, came: number) => number,
): readonly Part[] {
  const free = createCopies(entries.filter(({ kind }) => kind === "removed"));
  const back = createCopies(entries.filter(({ kind }) => kind === "reintroduced"));
  const joined = new Map<Told, Part>();
  const join = (came: readonly Told[], gone: readonly Told[]) => {
    const [main] = came;
    if (main === undefined) return;
    joined.set(main, { main, came, gone });
    for (const one of came) back.take(one);
    for (const one of gone) free.take(one);
  };
  for (const whole of back.left) {
    const parts = free.nextOfEach(partsOf(sentenceOf(whole)));
    if (parts.length > 1) join([whole], parts);
  }
  for (const whole of free.left) {
    const parts = back.nextOfEach(partsOf(sentenceOf(whole)));
    if (parts.length > 1) join(parts, [whole]);
  }
  for (const one of back.left) {
    const gone = free.next(wentFor(one));
    if (gone !== undefined) join([one], [gone]);
  }
  for (const [went, came] of mostAlikeFirst(free.left, back.left, likeness)) {
    for (;;) {
      const [gone, one] = [free.next(went), back.next(came)];
      if (gone === undefined || one === undefined) break;
      join([one], [gone]);
    }
  }
  for (const one of back.left) {
    const [gone] = free.left;
    join([one], gone === undefined ? [] : [gone]);
  }
  return [
    ...entries.flatMap((main) => {
      if (main.kind === "removed") return [];
      return main.kind === "reintroduced" ? (joined.get(main) ?? []) : { main, came: [main], gone: [] };
    }),
    ...[...free.left].map((main) => ({ main, came: [main], gone: [] })),
  ];
}

/** Pairs of a removed and a returning sentence, most alike first; none if there is no choice, or too much to compare. */
function mostAlikeFirst(
  went: Iterable<Told>,
  back: Iterable<Told>,
  likeness: (gone: number, came: number) => number,
): readonly (readonly [number, number])[] {
  const [olds, nows] = [sentencesIn(went), sentencesIn(back)];
  const count = olds.length * nows.length;
  if (count < 2 || count > mostPairs) return [];
  const pairs = nows.flatMap((came) => olds.map((gone) => [gone, came] as const));
  return pairs
    .map((pair) => ({ pair, score: likeness(...pair) }))
    .sort((a, b) => b.score - a.score)
    .map(({ pair }) => pair);
}

/** Most pairs to compare. In one lifeline, a few wordings come back at one revision; on a hostile page, thousands may. */
const mostPairs = 100;

function sentencesIn(entries: Iterable<Told>): readonly number[] {
  return [...new Set([...entries].map(sentenceOf))];
}

/** The one sentence that was removed or came back. */
function sentenceOf({ from, to }: Told): number {
  return from[0] ?? to[0] ?? -1;
}

/** Entries that are each about one copy of a sentence, to be taken in any order. */
interface Copies {
  readonly left: ReadonlySet<Told>;
  /** The first copy of a sentence that is left. */
  next(sentence: number): Told | undefined;
  /** For each of different sentences, the first copy that is left, in the order of the entries. */
  nextOfEach(sentences: readonly number[]): readonly Told[];
  take(entry: Told): void;
}

function createCopies(entries: readonly Told[]): Copies {
  const left = new Set(entries);
  // In reverse, so that the next one is the last in the list.
  const bySentence = new Map<number, Told[]>();
  for (const entry of entries.toReversed()) addTo(bySentence, sentenceOf(entry), entry);
  const places = new Map(entries.map((entry, place) => [entry, place]));
  function next(sentence: number): Told | undefined {
    const copies = bySentence.get(sentence) ?? [];
    let copy = copies.at(-1);
    while (copy !== undefined && !left.has(copy)) {
      copies.pop();
      copy = copies.at(-1);
    }
    return copy;
  }
  return {
    left,
    next,
    nextOfEach: (sentences) =>
      sentences
        .flatMap((sentence) => next(sentence) ?? [])
        .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
    take(entry) {
      left.delete(entry);
    },
  };
}
