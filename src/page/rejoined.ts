import { closeUp } from "../text/closing-mark.ts";
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
  const merged = runsThatMake(added, removed, followsIn(before), taken);
  const parted = runsThatMake(removed, added, followsIn(after), taken);
  if (merged.length + parted.length === 0) return none;
  return [
    ...merged.map(({ pieces, whole }) => ({ from: pieces, to: [whole] })),
    ...parted.map(({ pieces, whole }) => ({ from: [whole], to: pieces })),
  ];
}

interface Made {
  readonly pieces: readonly PlacedSentence[];
  readonly whole: PlacedSentence;
}

/** Runs of neighbours that make up a whole. Few begin as one does, fewer have its hash, and only those are joined. */
function runsThatMake(
  wholes: readonly PlacedSentence[],
  pieces: readonly PlacedSentence[],
  follows: Follows,
  taken: Set<PlacedSentence>,
): readonly Made[] {
  const found: Made[] = [];
  if (pieces.length === 1) return found;
  const beginnings = new Set(wholes.map(({ sentence }) => beginningOf(sentence.text)));
  let index: Index | null = null;
  for (let start = 0; start < pieces.length - 1; start++) {
    const first = pieces[start]?.sentence;
    const beginning = beginningOf(first?.text ?? "");
    if (beginning !== unknown && !beginnings.has(beginning)) continue;
    let { length, hash } = printOf(first);
    for (let end = start + 1; end < pieces.length; end++) {
      const [last, next] = [pieces[end - 1], pieces[end]];
      if (last === undefined || next === undefined || !follows(last, next)) break;
      if (taken.has(last) || taken.has(next)) break;
      const print = printOf(next.sentence);
      if (print.isApart) hash = put(hash, factor, space);
      hash = put(hash, print.power, print.hash);
      length += print.length + (print.isApart ? 1 : 0);
      index ??= indexOf(wholes);
      if (length > index.longest) break;
      const queue = index.byHash.get(hash);
      if (queue === undefined) continue;
      while (taken.has(queue.at(-1) ?? last)) queue.pop();
      const run = pieces.slice(start, end + 1);
      const key = sentenceKey(run.map(({ sentence }) => sentence.text).join(" "));
      const whole = queue.findLast((one) => one.sentence.key === key);
      if (whole === undefined) continue;
      for (const one of [...run, whole]) taken.add(one);
      found.push({ pieces: run, whole });
      break;
    }
  }
  return found;
}

const unknown = -1;

/** The first four ASCII letters as one number, which no typography touches; `unknown` where there are fewer. */
function beginningOf(text: string): number {
  let beginning = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const lower = unit | 32;
    if (unit > 0x7f || lower < 97 || lower > 122) continue;
    // Seven bits each.
    beginning = beginning * 128 + unit;
    count++;
    if (count === 4) return beginning;
  }
  return unknown;
}

interface Index {
  /** The first in the text last, so that it is taken first. */
  readonly byHash: ReadonlyMap<number, PlacedSentence[]>;
  readonly longest: number;
}

function indexOf(wholes: readonly PlacedSentence[]): Index {
  const byHash = new Map<number, PlacedSentence[]>();
  let longest = 0;
  for (const whole of wholes.toReversed()) {
    const { length, hash } = printOf(whole.sentence);
    longest = Math.max(longest, length);
    const queue = byHash.get(hash);
    if (queue === undefined) byHash.set(hash, [whole]);
    else queue.push(whole);
  }
  return { byHash, longest };
}

/** What is compared of a sentence's normalised text. */
interface Print {
  readonly length: number;
  readonly hash: number;
  /** What a hash is multiplied with when this text is put behind its own. */
  readonly power: number;
  /** Whether a space parts it from a word before it: a mark that closes has none. */
  readonly isApart: boolean;
}

const factor = 0x01000193;
const space = 32;

const prints = new WeakMap<Sentence, Print>();

/** A page that is blanked and restored asks for the same sentences again and again. */
function printOf(sentence: Sentence | undefined): Print {
  if (sentence === undefined) return nothing;
  let print = prints.get(sentence);
  if (print === undefined) {
    print = createPrint(normalised(sentence.text));
    prints.set(sentence, print);
  }
  return print;
}

const nothing = createPrint("");

/** The hash is a polynomial over the units, so that those of two texts make that of both together. */
function createPrint(text: string): Print {
  let hash = 0;
  let power = 1;
  for (let at = 0; at < text.length; at++) {
    hash = put(hash, factor, text.charCodeAt(at));
    power = Math.imul(power, factor);
  }
  return { length: text.length, hash, power, isApart: closeUp(` ${text.slice(0, 4)}`).startsWith(" ") };
}

function put(hash: number, power: number, behind: number): number {
  return (Math.imul(hash, power) + behind) | 0;
}
