import { type Finding, type Json, type Sentence, sentencesOf } from "../../src/plugin.ts";
import type { Uses } from "./citation-uses.ts";
import type { Placed } from "./elements.ts";
import type { Citation } from "./works.ts";

/** A work whose uses changed, and the references that made it so. */
export interface Cited {
  readonly work: string;
  readonly uses: Uses;
  readonly at: readonly Placed<Citation>[];
}

/** A work that took the place of another. */
export interface Replaced {
  readonly from: Cited;
  readonly to: Cited;
  readonly basis: "name" | "sentence" | "judgement";
  /** The reference that went and the one that came. */
  readonly at: readonly [Placed<Citation>, Placed<Citation>];
}

/**
 * Pairs works that went with works that came: under one name first, then for equal sentences, then for sentences
 * that an earlier finding calls modified. One to one, in the order of the text.
 */
export function pairReplaced(
  fewer: readonly Cited[],
  more: readonly Cited[],
  earlier: readonly Finding[],
): readonly Replaced[] {
  if (fewer.length === 0 || more.length === 0) return [];
  const modified = modifiedSentences(earlier);
  const pairing = createPairing(fewer, more);
  pairing.pass("name", nameOf, nameOf);
  pairing.pass("sentence", sentenceAround, sentenceAround);
  pairing.pass(
    "sentence",
    (placed) => modified.from.get(sentenceAround(placed) ?? "") ?? null,
    (placed) => modified.to.get(sentenceAround(placed) ?? "") ?? null,
  );
  return pairing.pairs;
}

type Trait = (placed: Placed<Citation>) => string | null;

function createPairing(fewer: readonly Cited[], more: readonly Cited[]) {
  const pairs: Replaced[] = [];
  const taken = new Set<Cited>();

  function pass(basis: Replaced["basis"], traitBefore: Trait, traitAfter: Trait): void {
    const free = new Map<string, [Cited, Placed<Citation>][]>();
    // Last first, so that the first in the text is taken first.
    for (const cited of more.toReversed()) {
      if (taken.has(cited)) continue;
      for (const placed of cited.at.toReversed()) {
        const trait = traitAfter(placed);
        if (trait === null) continue;
        const queue = free.get(trait);
        if (queue === undefined) free.set(trait, [[cited, placed]]);
        else queue.push([cited, placed]);
      }
    }
    for (const from of fewer) if (!taken.has(from)) replace(basis, from, traitBefore, free);
  }

  function replace(
    basis: Replaced["basis"],
    from: Cited,
    traitBefore: Trait,
    free: ReadonlyMap<string, [Cited, Placed<Citation>][]>,
  ): void {
    for (const placed of from.at) {
      const queue = free.get(traitBefore(placed) ?? "");
      while (queue !== undefined && taken.has(queue.at(-1)?.[0] ?? from)) queue.pop();
      const found = queue?.pop();
      if (found === undefined) continue;
      pairs.push({ from, to: found[0], basis, at: [placed, found[1]] });
      taken.add(from).add(found[0]);
      return;
    }
  }

  return { pairs, pass };
}

function nameOf({ found }: Placed<Citation>): string | null {
  return found.name;
}

function sentenceAround(placed: Placed<Citation>): string | null {
  return sentenceOf(placed)?.key ?? null;
}

/** The sentence a reference stands in or behind; `null` where its block has none before it. */
export function sentenceOf({ side, block, found }: Placed<Citation>): Sentence | null {
  const place = side.blocks[block];
  if (place === undefined) return null;
  let around: Sentence | null = null;
  for (const sentence of sentencesOf(place)) {
    if (sentence.start > found.start) break;
    around = sentence;
  }
  return around;
}

/** For each modified sentence's key, before and after, one text for the modification. */
function modifiedSentences(earlier: readonly Finding[]) {
  const from = new Map<string, string>();
  const to = new Map<string, string>();
  for (const [index, { type, subject }] of earlier.entries()) {
    if (type !== "sentence_modified") continue;
    for (const key of keysIn(subject.from)) from.set(key, String(index));
    for (const key of keysIn(subject.to)) to.set(key, String(index));
  }
  return { from, to };
}

function keysIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
}
