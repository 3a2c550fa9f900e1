import { addTo, onceFor } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { readAbout } from "./read-reference.ts";
import type { Cited, OneWork, Replaced } from "./replaced.ts";
import { isReworded, sharedOfLonger, type WrittenWork, writtenWork } from "./reworded.ts";
import { usesTogether } from "./uses-together.ts";
import { keysOfWork } from "./work-keys.ts";
import type { Citation } from "./works.ts";

/** Works on each side that are compared by their words: a rewritten bibliography may have any number of them. */
const mostCompared = 30;
/** References to a work that are read to find what else it is known by. */
const mostReferences = 5;

/** Works that went and works that came, and that are the same: a change of their keys or words is no event. */
interface KnownAgain {
  has(cited: Cited): boolean;
  readonly ones: readonly OneWork[];
  /** Whether a work that took the place of another is the same work in other words. */
  isReworded(pair: Replaced): boolean;
}

/**
 * Finds works that are the same by a key that both share, then by their words.
 *
 * @param fewer - Works that are cited at fewer places than before, in the order of the text; `more` likewise.
 */
export function createKnownAgain(fewer: readonly Cited[], more: readonly Cited[]): KnownAgain {
  const again = new Map<Cited, { readonly from: Cited[]; readonly to: Cited[] }>();
  const join = (from: Cited, to: Cited) => {
    const one = again.get(from) ?? again.get(to) ?? { from: [], to: [] };
    if (!again.has(from)) one.from.push(from);
    if (!again.has(to)) one.to.push(to);
    again.set(from, one).set(to, one);
  };
  byKeys(again, withKeys(fewer), withKeys(more), join);
  byWords(again, fewer, more, join);
  // Behind one sentence, many are compared with many.
  const readOnce = onceFor((cited: Cited) =>
    onceFor((placed: PlacedElement<Citation>) => readAs(cited, placed)),
  );
  return {
    has: (cited) => again.has(cited),
    ones: [...new Set(again.values())],
    isReworded: ({ from, to, at, basis }) =>
      isReworded(readOnce(from)(at[0]), readOnce(to)(at[1]), basis === "name" ? "name" : "sentence"),
  };
}

type Again = ReadonlyMap<Cited, OneWork>;
type Join = (from: Cited, to: Cited) => void;
type Keyed = readonly (readonly [Cited, ReadonlySet<string>])[];

function withKeys(works: readonly Cited[]): Keyed {
  return works.map((cited) => {
    const references = cited.at.slice(0, mostReferences).map((placed) => readAbout(cited.work, placed));
    return [cited, new Set(references.flatMap((written) => [...keysOfWork(cited.work, written)]))];
  });
}

/** Joins works one to one, in the order of the text; then those that references of the other side name beside their own works. */
function byKeys(again: Again, gone: Keyed, came: Keyed, join: Join): void {
  const free = new Map<string, Cited[]>();
  // The last come first, so that the first in the text is taken first.
  for (const [to, keys] of came.toReversed()) {
    for (const key of keys) {
      addTo(free, key, to);
    }
  }
  const [oldNames, newNames] = [firstOfKeys(gone), firstOfKeys(came)];
  for (const [from, keys] of gone) {
    for (const key of keys) {
      if (again.has(from)) break;
      const queue = free.get(key);
      while (queue !== undefined && again.has(queue.at(-1) ?? from)) queue.pop();
      const to = queue?.at(-1);
      if (to !== undefined) join(from, to);
    }
  }
  for (const [from] of gone) {
    const to = newNames.get(from.work);
    if (to !== undefined && !again.has(from)) join(from, to);
  }
  for (const [to] of came) {
    const from = oldNames.get(to.work);
    if (from !== undefined && !again.has(to)) join(from, to);
  }
}

/** For each key, the first work in the text that has it. */
function firstOfKeys(works: Keyed): ReadonlyMap<string, Cited> {
  return new Map(works.toReversed().flatMap(([cited, keys]) => [...keys].map((key) => [key, cited])));
}

/**
 * Joins works one to one, the most alike first, then in the order of the text; then those left with a work that came at more
 * places than it went at, or the reverse: references in different words became uses of one name, or stood as such.
 */
function byWords(again: Again, fewer: readonly Cited[], more: readonly Cited[], join: Join): void {
  const isFree = (cited: Cited) => !again.has(cited);
  const growth = (cited: Cited) => {
    const one = again.get(cited);
    const { before, after } = one === undefined ? cited.uses : usesTogether(one);
    return after - before;
  };
  if (!fewer.some(isFree) && !more.some(isFree)) return;
  // Only so many are compared: those that are known already come after the others.
  const freeFirst = (works: readonly Cited[]) =>
    works.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)));
  const came = worded(freeFirst(more).filter((cited) => growth(cited) > 0));
  if (came.length === 0) return;
  const pairs = worded(freeFirst(fewer).filter((cited) => growth(cited) < 0))
    .flatMap(([from, was]) => came.map(([to, is]) => ({ from, to, was, is })))
    .filter(({ from, to, was, is }) => (isFree(from) || isFree(to)) && isReworded(was, is, "none"))
    .map(({ from, to, was, is }) => ({ from, to, alike: sharedOfLonger(was, is) }))
    .sort((a, b) => b.alike - a.alike);
  for (const { from, to } of pairs) {
    if (isFree(from) && isFree(to)) join(from, to);
  }
  for (const { from, to } of pairs) {
    if (isFree(from) ? growth(to) > 0 : isFree(to) && growth(from) < 0) join(from, to);
  }
}

function worded(works: readonly Cited[]): readonly (readonly [Cited, WrittenWork])[] {
  return works.slice(0, mostCompared).flatMap((cited): readonly (readonly [Cited, WrittenWork])[] => {
    // A reference that only uses a name again says nothing.
    const placed = cited.at.find(({ found }) => found.works.length > 0);
    return placed === undefined ? [] : [[cited, readAs(cited, placed)]];
  });
}

function readAs({ work }: Cited, placed: PlacedElement<Citation>): WrittenWork {
  return writtenWork(work, readAbout(work, placed));
}
