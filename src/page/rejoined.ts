import { isSpace } from "../text/character-kind.ts";
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

/** Runs of neighbours that make up a whole. Sizes add up, so few runs are joined and compared. */
function wholesOf(
  pieces: readonly PlacedSentence[],
  wholes: readonly PlacedSentence[],
  follows: Follows,
  taken: Set<PlacedSentence>,
): readonly Whole[] {
  const found: Whole[] = [];
  let sizes: readonly number[] | null = null;
  let bySize = new Map<number, PlacedSentence[]>();
  let longest = 0;
  for (let start = 0; start < pieces.length - 1; start++) {
    let size = 0;
    for (let end = start + 1; end < pieces.length; end++) {
      const [last, next] = [pieces[end - 1], pieces[end]];
      if (last === undefined || next === undefined || !follows(last, next)) break;
      if (taken.has(last) || taken.has(next)) break;
      if (sizes === null) {
        sizes = pieces.map(sizeOf);
        bySize = groupBySize(wholes);
        for (const one of bySize.keys()) longest = Math.max(longest, one);
      }
      if (size === 0) size = sizes[start] ?? 0;
      size += sizes[end] ?? 0;
      if (size > longest) break;
      const sized = bySize.get(size);
      if (sized === undefined) continue;
      const run = pieces.slice(start, end + 1);
      const whole = sized.find((one) => !taken.has(one) && isWhole(run, one));
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

/** How many units it has that no typography touches: letters and digits, and past Latin all but spaces and punctuation. */
function sizeOf({ sentence: { text } }: PlacedSentence): number {
  let size = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const lower = unit | 32;
    if (unit < 0x80 ? (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) : isUntouched(unit)) size++;
  }
  return size;
}

/** Neither one of the spaces, quotes, dashes and marks without width that a key makes one or leaves out. */
function isUntouched(unit: number): boolean {
  return unit >= 0xc0 && unit !== 0x2bc && !(unit >= 0x2000 && unit <= 0x22ff) && !isSpace(unit);
}

function isWhole(run: readonly PlacedSentence[], { sentence }: PlacedSentence): boolean {
  const [first] = run;
  if (first === undefined || !normalised(sentence.text).startsWith(normalised(first.sentence.text)))
    return false;
  return sentenceKey(run.map((piece) => piece.sentence.text).join(" ")) === sentence.key;
}
