import { isSpace } from "../text/character-kind.ts";
import type { Sentence } from "../text/sentence.ts";
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

/** Runs of neighbours that make up a whole. Few begin as one does and add up to its size: only those are compared. */
function wholesOf(
  pieces: readonly PlacedSentence[],
  wholes: readonly PlacedSentence[],
  follows: Follows,
  taken: Set<PlacedSentence>,
): readonly Whole[] {
  const found: Whole[] = [];
  let alikeOf: ((beginning: number) => Sized | null) | null = null;
  for (let start = 0; start < pieces.length - 1; start++) {
    const beginning = beginningOf(pieces, start, follows);
    if (beginning === null) continue;
    alikeOf ??= createAlikeOf(wholes);
    const alike = alikeOf(beginning);
    if (alike === null) continue;
    let size = sizeOf(pieces[start]);
    for (let end = start + 1; end < pieces.length; end++) {
      const [last, next] = [pieces[end - 1], pieces[end]];
      if (last === undefined || next === undefined || !follows(last, next)) break;
      if (taken.has(last) || taken.has(next)) break;
      size += sizeOf(next);
      if (size > alike.longest) break;
      const sized = alike.bySize.get(size);
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

/** Wholes that begin alike, by their sizes. */
interface Sized {
  readonly bySize: ReadonlyMap<number, readonly PlacedSentence[]>;
  readonly longest: number;
}

/** Finds the wholes with a beginning; sizes are counted where one is asked for. */
function createAlikeOf(wholes: readonly PlacedSentence[]): (beginning: number) => Sized | null {
  const alike = new Map<number, PlacedSentence[]>();
  for (const whole of wholes) {
    const beginning = beginningOf([whole], 0, null);
    if (beginning !== null) addTo(alike, beginning, whole);
  }
  const counted = new Map<number, Sized>();
  return (beginning) => {
    const sentences = alike.get(beginning);
    if (sentences === undefined) return null;
    const known = counted.get(beginning);
    if (known !== undefined) return known;
    const bySize = new Map<number, PlacedSentence[]>();
    for (const one of sentences) addTo(bySize, sizeOf(one), one);
    const sized = { bySize, longest: sentences.reduce((most, one) => Math.max(most, sizeOf(one)), 0) };
    counted.set(beginning, sized);
    return sized;
  };
}

function addTo(lists: Map<number, PlacedSentence[]>, key: number, placed: PlacedSentence): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [placed]);
  else list.push(placed);
}

/** Units that a beginning has; what has fewer is no whole of two pieces. */
const leastUnits = 4;

/**
 * The first units no typography touches of a sentence and those that follow, as one number: equal for what begins alike.
 *
 * @param follows - `null` where the sentence is all there is.
 * @returns `null` where they have fewer.
 */
function beginningOf(
  pieces: readonly PlacedSentence[],
  start: number,
  follows: Follows | null,
): number | null {
  let beginning = 0;
  let count = 0;
  for (let at = start; ; at++) {
    const [piece, next] = [pieces[at], pieces[at + 1]];
    if (piece === undefined) return null;
    const { text } = piece.sentence;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (!isUntouched(unit)) continue;
      beginning = Math.imul(beginning, 31) + unit;
      count++;
      if (count === leastUnits) return beginning;
    }
    if (next === undefined || follows?.(piece, next) !== true) return null;
  }
}

const sizes = new WeakMap<Sentence, number>();

/** How many units a sentence has that no typography touches. A page that is blanked and restored asks again and again. */
function sizeOf(placed: PlacedSentence | undefined): number {
  if (placed === undefined) return 0;
  const { sentence } = placed;
  let size = sizes.get(sentence);
  if (size === undefined) {
    size = 0;
    const { text } = sentence;
    for (let at = 0; at < text.length; at++) if (isUntouched(text.charCodeAt(at))) size++;
    sizes.set(sentence, size);
  }
  return size;
}

/** Letters and digits, and past Latin all but spaces and punctuation. */
function isUntouched(unit: number): boolean {
  if (unit >= 0x80) return isUntouchedBeyond(unit);
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57);
}

/** Neither one of the spaces, quotes, dashes and marks without width that a key makes one or leaves out. */
function isUntouchedBeyond(unit: number): boolean {
  return unit >= 0xc0 && unit !== 0x2bc && !(unit >= 0x2000 && unit <= 0x22ff) && !isSpace(unit);
}

function isWhole(run: readonly PlacedSentence[], { sentence }: PlacedSentence): boolean {
  const [first] = run;
  if (first === undefined || !normalised(sentence.text).startsWith(normalised(first.sentence.text)))
    return false;
  return sentenceKey(run.map((piece) => piece.sentence.text).join(" ")) === sentence.key;
}
