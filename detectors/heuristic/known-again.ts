import { addTo } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { definingReferences } from "./reference-definition.ts";
import type { Cited, OneWork, Replaced } from "./replaced.ts";
import { isReworded, sharedOfLonger, type WrittenWork, writtenWork } from "./reworded.ts";
import { keysOfWork } from "./work-keys.ts";
import type { Citation } from "./works.ts";
import { readWritten, type Written } from "./written.ts";

/** Works on each side that are compared by their words: a bibliography that is rewritten has no end of them. */
const mostCompared = 30;
/** References to a work that are read for what else it is known by. */
const mostReferences = 5;

/** Works that went and works that came and are one: what their keys or words say of them is no event. */
interface KnownAgain {
  has(cited: Cited): boolean;
  /** Those that are one, two by two. */
  readonly ones: readonly OneWork[];
  /** Whether a work that took the place of another is that one in other words. */
  isReworded(pair: Replaced): boolean;
}

/**
 * Knows works again by a key that both share, then by their words.
 *
 * @param fewer - Works that are cited at fewer places than before, in the order of the text; `more` likewise.
 */
export function createKnownAgain(fewer: readonly Cited[], more: readonly Cited[]): KnownAgain {
  const again = new Set<Cited>();
  const ones: OneWork[] = [];
  const pair = (from: Cited, to: Cited) => {
    again.add(from).add(to);
    ones.push({ from, to });
  };
  byKeys(again, withKeys(fewer), withKeys(more), pair);
  byWords(again, fewer, more, pair);
  return {
    has: (cited) => again.has(cited),
    ones,
    isReworded: ({ from, to, at, basis }) =>
      isReworded(worded(from, at[0]), worded(to, at[1]), basis === "name" ? "name" : "sentence"),
  };
}

type Pair = (from: Cited, to: Cited) => void;
type Keyed = readonly (readonly [Cited, ReadonlySet<string>])[];

const known = new WeakMap<Citation, Written>();

/**
 * What a reference says of a work it cites; where it only uses a name, what the one says that defines it.
 *
 * Each is read once: one may cite a hundred works, and a page that is restored has them all again.
 */
function read(work: string, placed: PlacedElement<Citation>): Written {
  const { name, works } = placed.found;
  const defining =
    name === null || works.length > 0 ? placed : definingReferences(placed.side, name).get(work);
  const { found, side, block } = defining ?? placed;
  let written = known.get(found);
  if (written === undefined) {
    written = readWritten(side.blocks[block]?.text.slice(found.start, found.end) ?? "");
    known.set(found, written);
  }
  return written;
}

function withKeys(works: readonly Cited[]): Keyed {
  return works.map((cited) => {
    const references = cited.at.slice(0, mostReferences).map((placed) => read(cited.work, placed));
    return [cited, new Set(references.flatMap((written) => [...keysOfWork(cited.work, written)]))];
  });
}

/** One to one, in the order of the text; and whatever the other side's references name beside their works. */
function byKeys(again: Set<Cited>, gone: Keyed, came: Keyed, pair: Pair): void {
  const free = new Map<string, Cited[]>();
  const named = new Set<string>();
  // Last first, so that the first in the text is taken first.
  for (const [to, keys] of came.toReversed()) {
    for (const key of keys) {
      addTo(free, key, to);
    }
  }
  for (const [from, keys] of gone) {
    for (const key of keys) {
      named.add(key);
      if (again.has(from)) continue;
      const queue = free.get(key);
      while (queue !== undefined && again.has(queue.at(-1) ?? from)) queue.pop();
      const to = queue?.at(-1);
      if (to !== undefined) pair(from, to);
    }
  }
  for (const [from] of gone) if (free.has(from.work)) again.add(from);
  for (const [to] of came) if (named.has(to.work)) again.add(to);
}

/** One to one, those most alike first, then in the order of the text. */
function byWords(
  again: ReadonlySet<Cited>,
  fewer: readonly Cited[],
  more: readonly Cited[],
  pair: Pair,
): void {
  const came = wordedOf(again, more);
  if (came.length === 0) return;
  const pairs = wordedOf(again, fewer)
    .flatMap(([from, was]) => came.map(([to, is]) => ({ from, to, was, is })))
    .filter(({ was, is }) => isReworded(was, is, "none"))
    .map(({ from, to, was, is }) => ({ from, to, alike: sharedOfLonger(was, is) }))
    .sort((a, b) => b.alike - a.alike);
  for (const { from, to } of pairs) {
    if (!again.has(from) && !again.has(to)) pair(from, to);
  }
}

function wordedOf(again: ReadonlySet<Cited>, works: readonly Cited[]) {
  return works
    .filter((cited) => !again.has(cited))
    .slice(0, mostCompared)
    .flatMap((cited): readonly (readonly [Cited, WrittenWork])[] => {
      // Where a name is only used again the reference says nothing.
      const placed = cited.at.find(({ found }) => found.works.length > 0);
      return placed === undefined ? [] : [[cited, worded(cited, placed)]];
    });
}

function worded({ work }: Cited, placed: PlacedElement<Citation>): WrittenWork {
  return writtenWork(work, read(work, placed));
}
