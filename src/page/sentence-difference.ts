import { addTo } from "../ground/add-to.ts";
import type { Sentence } from "../text/sentences/sentence.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import { type Change, leavesBlocks, type Side } from "./change.ts";
import { copiesInPlace } from "./copies-in-place.ts";
import { gapsAmong, mayStandApart } from "./gaps.ts";
import { type Rejoined, rejoinedOf } from "./rejoined.ts";

/** A sentence and its place on one side of a change. */
export interface PlacedSentence {
  readonly sentence: Sentence;
  /** Index of its block. */
  readonly block: number;
  /** Its place among the sentences of its block; 0 is the first. */
  readonly ordinal: number;
}

/** More sentences than a block can hold. */
const mostOrdinals = 2 ** 24;

/** A sentence's place in its text as one number, ascending in the order of the text. */
export function placeOf({ block, ordinal }: PlacedSentence): number {
  return block * mostOrdinals + ordinal;
}

/** Where the sentences of a block begin, as a number like `placeOf`. It needs no object: it is called for every kept block. */
export function placeOfBlock(block: number): number {
  return block * mostOrdinals;
}

/** What a change did to the sentences of a page. */
export interface SentenceDifference {
  /** Sentences of which the new text has fewer copies, in the order of the old one. */
  readonly removed: readonly PlacedSentence[];
  /** Sentences of which the new text has more copies, in its order. */
  readonly added: readonly PlacedSentence[];
  /** Equal sentences of changed blocks, before and after, in the order of the new text. */
  readonly stayed: readonly (readonly [PlacedSentence, PlacedSentence])[];
  /** Those of `removed` and `added` that have the same words, but are split or joined differently. */
  readonly rejoined: readonly Rejoined[];
}

/**
 * The sentences that a change added and removed; equal ones cancel out wherever they are on the page.
 *
 * Only changed blocks are read, since blocks that both sides share have the same sentences. The result is kept with the change.
 * It is empty for a change that leaves the blocks as they were.
 */
export function sentenceDifference(change: Change): SentenceDifference {
  change.memo.sentences ??= find(change);
  return change.memo.sentences;
}

const nothing: SentenceDifference = { removed: [], added: [], stayed: [], rejoined: [] };

// Indexed loops: a page that is blanked and restored passes all its sentences through here each time.
function find(change: Change): SentenceDifference {
  if (leavesBlocks(change)) return nothing;
  const { before, after } = change;
  const old = placed(before);
  const now = placed(after);
  if (old.length === 0 || now.length === 0) return { removed: old, added: now, stayed: [], rejoined: [] };
  const pairOf = pairEqual(old, now);
  let found = differenceOf(pairOf, old, now);
  if (mayStandApart(change) && isInDoubt(found)) {
    putInPlace(pairOf, old, now, change);
    found = differenceOf(pairOf, old, now);
  }
  return { ...found, rejoined: rejoinedOf(change, found.removed, found.added) };
}

function differenceOf(
  pairOf: readonly number[],
  old: readonly PlacedSentence[],
  now: readonly PlacedSentence[],
): Omit<SentenceDifference, "rejoined"> {
  const isPaired = new Uint8Array(old.length);
  const added: PlacedSentence[] = [];
  const stayed: [PlacedSentence, PlacedSentence][] = [];
  for (let i = 0; i < now.length; i++) {
    const sentence = now[i];
    if (sentence === undefined) continue;
    const partner = pairOf[i] ?? -1;
    const equal = partner === -1 ? undefined : old[partner];
    if (equal === undefined) {
      added.push(sentence);
    } else {
      isPaired[partner] = 1;
      stayed.push([equal, sentence]);
    }
  }
  return { removed: old.filter((_, i) => isPaired[i] === 0), added, stayed };
}

function placed({ blocks, changed }: Side): readonly PlacedSentence[] {
  const found: PlacedSentence[] = [];
  for (const block of changed) {
    const sentences = sentencesOf(blocks[block]);
    for (let ordinal = 0; ordinal < sentences.length; ordinal++) {
      const sentence = sentences[ordinal];
      if (sentence !== undefined) found.push({ sentence, block, ordinal });
    }
  }
  return found;
}

/** For each new sentence the old one it equals; -1 for none. Common beginnings and ends of the two lists are paired first. */
function pairEqual(old: readonly PlacedSentence[], now: readonly PlacedSentence[]): number[] {
  const pairOf = new Array<number>(now.length).fill(-1);
  const equal = (i: number, j: number) => old[i]?.sentence.key === now[j]?.sentence.key;
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && equal(start, start)) {
    pairOf[start] = start;
    start++;
  }
  let end = 0;
  while (end < shorter - start && equal(old.length - 1 - end, now.length - 1 - end)) {
    pairOf[now.length - 1 - end] = old.length - 1 - end;
    end++;
  }
  pairRest(old, now, [start, old.length - end, now.length - end], pairOf);
  return pairOf;
}

function pairRest(
  old: readonly PlacedSentence[],
  now: readonly PlacedSentence[],
  [start, oldEnd, nowEnd]: readonly [number, number, number],
  pairOf: number[],
): void {
  if (start === oldEnd || start === nowEnd) return;
  // Copies of one sentence pair in order: each key's old places, in reverse so that `pop` takes the first.
  const places = new Map<string, number[]>();
  for (let i = oldEnd - 1; i >= start; i--) {
    addTo(places, old[i]?.sentence.key ?? "", i);
  }
  for (let j = start; j < nowEnd; j++) pairOf[j] = places.get(now[j]?.sentence.key ?? "")?.pop() ?? -1;
}

/** Whether a copy of an added or removed sentence stayed. */
function isInDoubt({ removed, added, stayed }: Omit<SentenceDifference, "rejoined">): boolean {
  const left = new Set<string>();
  for (const { sentence } of removed) left.add(sentence.key);
  for (const { sentence } of added) left.add(sentence.key);
  return left.size > 0 && stayed.some(([{ sentence }]) => left.has(sentence.key));
}

/** Pairs anew the sentences of which one text has more copies: first those between the same blocks. */
function putInPlace(
  pairOf: number[],
  old: readonly PlacedSentence[],
  now: readonly PlacedSentence[],
  change: Change,
): void {
  const keys = { old: old.map(keyOf), now: now.map(keyOf) };
  const unpaired = { old: new Uint8Array(old.length).fill(1), now: new Uint8Array(now.length) };
  pairOf.forEach((partner, j) => {
    if (partner === -1) unpaired.now[j] = 1;
    else unpaired.old[partner] = 0;
  });
  const pairs = copiesInPlace(keys, unpaired, () => [gapsAmong(change, old, now)]);
  const again = new Set(pairs.map(([i]) => keys.old[i]));
  keys.now.forEach((key, j) => {
    if (again.has(key)) pairOf[j] = -1;
  });
  for (const [i, j] of pairs) pairOf[j] = i;
}

const keyOf = ({ sentence }: PlacedSentence) => sentence.key;
