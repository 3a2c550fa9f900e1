import { addTo } from "../ground/add-to.ts";
import { behind, hasSpace, printOf } from "../text/sentences/sentence-print.ts";
import { sentenceKey } from "../text/sentences/sentences.ts";
import type { Change } from "./change.ts";
import { type Follows, followsIn } from "./follows.ts";
import { createMayBegin } from "./may-begin.ts";
import type { PlacedSentence, SentenceDifference } from "./sentence-difference.ts";

/** Pieces on one side that, joined by spaces, are one sentence on the other side, word for word. */
export interface Rejoined {
  readonly from: readonly PlacedSentence[];
  readonly to: readonly PlacedSentence[];
}

const none: readonly Rejoined[] = [];

/** The sentences that a difference removed and added, except those that were only split or joined differently. */
export function withoutRejoined({
  removed,
  added,
  rejoined,
}: SentenceDifference): Pick<SentenceDifference, "removed" | "added"> {
  if (rejoined.length === 0) return { removed, added };
  const same = new Set(rejoined.flatMap(({ from, to }) => [...from, ...to]));
  const isOther = (placed: PlacedSentence) => !same.has(placed);
  return { removed: removed.filter(isOther), added: added.filter(isOther) };
}

/**
 * The sentences that were split or joined by white space or typography alone, each in at most one group.
 *
 * @param removed - In the order of the old text, as `added` is in the order of the new one.
 */
export function rejoinedOf(
  { before, after }: Change,
  removed: readonly PlacedSentence[],
  added: readonly PlacedSentence[],
): readonly Rejoined[] {
  if (removed.length === 0 || added.length === 0 || removed.length + added.length < 3) return none;
  const taken = new Set<PlacedSentence>();
  const merged = runsThatMake(added, removed, followsIn(before), taken);
  const parted = runsThatMake(removed, added, followsIn(after), taken);
  if (merged.length + parted.length === 0) return none;
  return [
    ...merged.map(({ pieces, whole }) => ({ from: pieces, to: [whole] })),
    ...parted.map(({ pieces, whole }) => ({ from: [whole], to: pieces })),
  ];
}

/**
 * Most UTF-16 units of runs that have the hash of a whole but do not equal it; beyond that, the search ends. Chance makes few
 * such runs, but somebody may write half a million of them.
 */
const mostUnlike = 1 << 22;
/**
 * Most steps by which runs are extended; beyond that, the search ends, too. A rewritten page of two megabytes takes fewer; a
 * page of lines with a number and a letter each, beside a sentence of the greatest length, takes twenty times as many.
 */
const mostSteps = 1 << 23;

interface Made {
  readonly pieces: readonly PlacedSentence[];
  readonly whole: PlacedSentence;
}

/** Runs of neighbours that make up a whole. Few pieces can begin one, fewer runs have its hash, and only these are joined. */
function runsThatMake(
  wholes: readonly PlacedSentence[],
  pieces: readonly PlacedSentence[],
  follows: Follows,
  taken: Set<PlacedSentence>,
): readonly Made[] {
  const found: Made[] = [];
  if (pieces.length === 1) return found;
  const mayBegin = createMayBegin(wholes);
  let index: Index | null = null;
  let unlike = 0;
  let steps = 0;
  for (let start = 0; start < pieces.length - 1; start++) {
    const first = pieces[start]?.sentence;
    if (first === undefined || !mayBegin(first)) continue;
    let print = printOf(first);
    let { hash } = print;
    let { length } = print.text;
    for (let end = start + 1; end < pieces.length; end++) {
      const [last, next] = [pieces[end - 1], pieces[end]];
      if (last === undefined || next === undefined || !follows(last, next)) break;
      if (taken.has(last) || taken.has(next)) break;
      if (++steps > mostSteps) return found;
      const added = printOf(next.sentence);
      hash = behind(hash, print, added);
      length += added.text.length + (hasSpace(print, added) ? 1 : 0);
      print = added;
      index ??= indexOf(wholes);
      if (length > index.longest) break;
      if (!index.hashes.has(hash)) continue;
      const run = pieces.slice(start, end + 1);
      const text = run.map(({ sentence }) => sentence.text).join(" ");
      const queue = index.byKey.get(sentenceKey(text)) ?? [];
      while (taken.has(queue.at(-1) ?? last)) queue.pop();
      const whole = queue.pop();
      if (whole === undefined) {
        unlike += text.length;
        if (unlike > mostUnlike) return found;
        continue;
      }
      for (const one of [...run, whole]) taken.add(one);
      found.push({ pieces: run, whole });
      break;
    }
  }
  return found;
}

interface Index {
  readonly hashes: ReadonlySet<number>;
  /** Each list in reverse order of the text, so that `pop` takes the first. */
  readonly byKey: ReadonlyMap<string, PlacedSentence[]>;
  readonly longest: number;
}

function indexOf(wholes: readonly PlacedSentence[]): Index {
  const hashes = new Set<number>();
  const byKey = new Map<string, PlacedSentence[]>();
  let longest = 0;
  for (const whole of wholes.toReversed()) {
    const { text, hash } = printOf(whole.sentence);
    longest = Math.max(longest, text.length);
    hashes.add(hash);
    addTo(byKey, whole.sentence.key, whole);
  }
  return { hashes, byKey, longest };
}
