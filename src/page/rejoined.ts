import { normalised, sentenceKey } from "../text/sentences.ts";
import type { Change } from "./change.ts";
import { type Follows, followsIn } from "./follows.ts";
import type { PlacedSentence } from "./sentence-difference.ts";

/** Pieces on one side that are, joined by a space, the one sentence of the other: no word of them changed. */
export interface Rejoined {
  readonly from: readonly PlacedSentence[];
  readonly to: readonly PlacedSentence[];
}

const none: readonly Rejoined[] = [];

/**
 * The sentences that were parted or joined by white space or typography alone, each in one group at most.
 *
 * @param removed - In the order of the old text, as `added` is in that of the new one.
 */
export function rejoinedOf(
  { before, after }: Change,
  removed: readonly PlacedSentence[],
  added: readonly PlacedSentence[],
): readonly Rejoined[] {
  if (removed.length === 0 || added.length === 0 || removed.length + added.length < 3) return none;
  const taken = new Set<PlacedSentence>();
  const merged = wholesOf(removed, added, followsIn(before), taken);
  const parted = wholesOf(added, removed, followsIn(after), taken);
  return [
    ...merged.map(({ pieces, whole }) => ({ from: pieces, to: [whole] })),
    ...parted.map(({ pieces, whole }) => ({ from: [whole], to: pieces })),
  ];
}

interface Whole {
  readonly pieces: readonly PlacedSentence[];
  readonly whole: PlacedSentence;
}

/** Runs of neighbours that make up a whole. Lengths without white space add up, so few runs are joined and compared. */
function wholesOf(
  pieces: readonly PlacedSentence[],
  wholes: readonly PlacedSentence[],
  follows: Follows,
  taken: Set<PlacedSentence>,
): readonly Whole[] {
  const found: Whole[] = [];
  let bySize: Map<number, PlacedSentence[]> | null = null;
  let longest = 0;
  for (let start = 0; start < pieces.length - 1; start++) {
    const first = pieces[start];
    if (first === undefined || taken.has(first)) continue;
    let size = 0;
    let last = first;
    for (let end = start + 1; end < pieces.length; end++) {
      const next = pieces[end];
      if (next === undefined || taken.has(next) || !follows(last, next)) break;
      if (bySize === null) {
        bySize = groupBySize(wholes);
        longest = Math.max(...bySize.keys());
      }
      if (size === 0) size = sizeOf(first);
      size += sizeOf(next);
      if (size > longest) break;
      last = next;
      const run = pieces.slice(start, end + 1);
      const whole = bySize.get(size)?.find((one) => !taken.has(one) && isWhole(run, one));
      if (whole === undefined) continue;
      for (const one of [...run, whole]) taken.add(one);
      found.push({ pieces: run, whole });
      break;
    }
  }
  return found;
}

function groupBySize(wholes: readonly PlacedSentence[]): Map<number, PlacedSentence[]> {
  const bySize = new Map<number, PlacedSentence[]>();
  for (const whole of wholes) {
    const size = sizeOf(whole);
    const known = bySize.get(size);
    if (known === undefined) bySize.set(size, [whole]);
    else known.push(whole);
  }
  return bySize;
}

function sizeOf({ sentence }: PlacedSentence): number {
  return normalised(sentence.text).replaceAll(" ", "").length;
}

function isWhole(run: readonly PlacedSentence[], { sentence }: PlacedSentence): boolean {
  const [first] = run;
  if (first === undefined || !normalised(sentence.text).startsWith(normalised(first.sentence.text)))
    return false;
  return sentenceKey(run.map((piece) => piece.sentence.text).join(" ")) === sentence.key;
}
