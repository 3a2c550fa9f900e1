import { addTo } from "../ground/add-to.ts";
import { onceFor } from "../ground/once-for.ts";
import type { Change, Side } from "../page/change.ts";
import { type PlacedSentence, sentenceDifference } from "../page/sentence-difference.ts";
import type { Reference } from "../text/markup/markup.ts";
import { normalised } from "../text/sentences/sentences.ts";
import { citationText, referencesAt } from "./citations.ts";
import { namedAlike } from "./named-alike.ts";
import { referencesIn } from "./references-in.ts";

/** A sentence whose words stayed while its citations changed; in several pieces on a side where it is split. */
export interface Recited {
  readonly before: readonly PlacedSentence[];
  readonly after: readonly PlacedSentence[];
}

/** What a change did to sentences, with copies distinguished by what they cite. */
export interface CitedDifference {
  readonly removed: readonly PlacedSentence[];
  readonly added: readonly PlacedSentence[];
  readonly recited: readonly Recited[];
}

/**
 * The sentences that stayed but now cite something else; and those that were added or removed: of several copies, the ones whose
 * citations were.
 *
 * It is no change if citations only differ in their order, their white space, quotes and dashes, or in whether a named one is
 * written out or used again; nor if they only differ after the part that a citation shows.
 */
export function citedDifference(change: Change): CitedDifference {
  const { before, after } = change;
  const { removed, added, stayed, rejoined } = sentenceDifference(change);
  const differs = ({ before: old, after: now }: Recited) =>
    !citeAlike(
      { side: before, references: old.flatMap((place) => referencesAt(before.blocks, place)) },
      { side: after, references: now.flatMap((place) => referencesAt(after.blocks, place)) },
    );
  const parted = rejoined.map(({ from, to }) => ({ before: from, after: to })).filter(differs);
  const keys = new Set<string>();
  for (const [old, now] of stayed) {
    if (!areEqual(referencesAt(before.blocks, old), referencesAt(after.blocks, now)))
      keys.add(now.sentence.key);
  }
  if (keys.size === 0) return { removed, added, recited: parted };

  const isOpen = ({ sentence }: PlacedSentence) => keys.has(sentence.key);
  const olds = [...stayed.map(([old]) => old).filter(isOpen), ...removed.filter(isOpen)];
  const nows = [...stayed.map(([, now]) => now).filter(isOpen), ...added.filter(isOpen)];
  // Copies that cite the same are paired first, wherever they are; the others are paired in order.
  const printed = pairUp(olds, nows, printsOn(before), printsOn(after));
  const rest = pairUp(printed.olds, printed.nows, keyOf, keyOf);
  return {
    removed: [...removed.filter((place) => !isOpen(place)), ...rest.olds],
    added: [...added.filter((place) => !isOpen(place)), ...rest.nows],
    recited: [
      ...rest.pairs.map(([old, now]) => ({ before: [old], after: [now] })).filter(differs),
      ...parted,
    ],
  };
}

/** Whether references are simply equal: nearly all are, and then nothing more has to be compared. */
function areEqual(some: readonly Reference[], others: readonly Reference[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, i) => {
      const other = others[i];
      return one.content === other?.content && one.name === other.name && one.group === other.group;
    })
  );
}

function pairUp(
  olds: readonly PlacedSentence[],
  nows: readonly PlacedSentence[],
  oldPrint: (place: PlacedSentence) => string,
  nowPrint: (place: PlacedSentence) => string,
) {
  // In reverse, so that `pop` takes the first.
  const free = new Map<string, PlacedSentence[]>();
  for (const old of olds.toReversed()) addTo(free, oldPrint(old), old);
  const pairs: (readonly [PlacedSentence, PlacedSentence])[] = [];
  const unpaired: PlacedSentence[] = [];
  for (const now of nows) {
    const old = free.get(nowPrint(now))?.pop();
    if (old === undefined) unpaired.push(now);
    else pairs.push([old, now]);
  }
  const paired = new Set(pairs.map(([old]) => old));
  return { pairs, olds: olds.filter((old) => !paired.has(old)), nows: unpaired };
}

const keyOf = ({ sentence }: PlacedSentence) => sentence.key;

/** Gives a key that is equal for copies that cite the same in the same words. */
function printsOn(side: Side): (place: PlacedSentence) => string {
  return (place) => {
    const cited = referencesAt(side.blocks, place).map((reference) =>
      reference.content === null ? nameOf(reference) : bare(reference.content),
    );
    return JSON.stringify([place.sentence.key, ...cited.sort()]);
  };
}

/** References, and the text that they are in. */
interface Cited {
  readonly side: Side;
  readonly references: readonly Reference[];
}

function citeAlike(some: Cited, others: Cited): boolean {
  return holds(some, others) && holds(others, some);
}

/** Whether the first cites everything that the second does. */
function holds({ side, references }: Cited, others: Cited): boolean {
  const isNamedHere = namedAlike(references.map(named));
  const rest = others.references.filter((other) => !isNamedHere(named(other)));
  if (rest.length === 0) return true;
  const sources = new Set(references.flatMap((reference) => sourcesOf(reference, side)));
  return rest.every((other) => sourcesOf(other, others.side).some((source) => sources.has(source)));
}

function named(reference: Reference) {
  return {
    name: reference.name === null ? null : nameOf(reference),
    isWrittenOut: reference.content !== null,
  };
}

function nameOf({ group, name }: Reference): string {
  return JSON.stringify([group, name]);
}

/** What a reference says, both in full and as citations show it, without typography; empty if its name is never defined. */
function sourcesOf(reference: Reference, side: Side): readonly string[] {
  const content =
    reference.content ?? (reference.name === null ? null : definitionsOf(side).get(nameOf(reference)));
  return typeof content === "string" ? [bare(content), bare(citationText(content))] : [];
}

function bare(content: string): string {
  return normalised(content).replace(/\s+/g, "");
}

/** What the names in a text stand for. This reads the whole text, so it is only used if a name has replaced something else. */
const definitionsOf = onceFor(({ blocks }: Side): ReadonlyMap<string, string> => {
  const definitions = new Map<string, string>();
  for (const block of blocks) {
    for (const reference of referencesIn(block)) {
      const name = nameOf(reference);
      if (reference.name === null || reference.content === null || definitions.has(name)) continue;
      definitions.set(name, reference.content);
    }
  }
  return definitions;
});
