import { addTo } from "../ground/add-to.ts";
import type { Gaps } from "./gaps.ts";

/** The places of two equal things in two texts: before, after. */
export type EqualPair = readonly [number, number];

/** The keys of the things in two texts, in order; equal things have equal keys. */
export interface Keys<TKey> {
  readonly old: readonly TKey[];
  readonly now: readonly TKey[];
}

/** Places of things in the old text and in the new one. */
export interface Places {
  readonly old: ReadonlySet<number>;
  readonly now: ReadonlySet<number>;
}

/**
 * Pairs the copies of things of which one text has more copies than the other, first those in the same gap. The copies left
 * over then show where one came or went.
 *
 * @param unpaired - Places of things that have no partner so far. Unless its gap decides otherwise, such a place gets none.
 * @param gaps - The gaps that places are in, narrowest first; called only when copies are in doubt.
 * @returns All pairs of things of which a copy is unpaired; empty if none has a copy on the other side.
 */
export function copiesInPlace<TKey, TGap>(
  keys: Keys<TKey>,
  unpaired: Places,
  gaps: () => readonly Gaps<TGap>[],
): readonly EqualPair[] {
  const left = new Set<TKey | undefined>();
  for (const place of unpaired.old) left.add(keys.old[place]);
  for (const place of unpaired.now) left.add(keys.now[place]);
  const copies = placesOf(keys.old, left);
  const pairs: EqualPair[] = [];
  let between: readonly Gaps<TGap>[] | undefined;
  for (const [key, come] of placesOf(keys.now, left)) {
    const stood = copies.get(key);
    if (stood === undefined) continue;
    between ??= gaps();
    pairUp(stood, come, between, unpaired, pairs);
  }
  return pairs;
}

/**
 * The places without a partner once the copies of things of which one text has more are paired, first those in the same gap:
 * they show where a copy came or went.
 *
 * @param unpaired - Places of things that have no partner so far.
 * @param gaps - The gaps that places are in, narrowest first; called only when copies are in doubt.
 */
export function unpairedInPlace<TKey, TGap>(
  keys: Keys<TKey>,
  unpaired: Places,
  gaps: () => readonly Gaps<TGap>[],
): Places {
  const pairs = copiesInPlace(keys, unpaired, gaps);
  if (pairs.length === 0) return unpaired;
  const copied = new Set(pairs.map(([old]) => keys.old[old]));
  const left = (all: readonly TKey[], paired: ReadonlySet<number>, before: ReadonlySet<number>) =>
    new Set([...all.keys()].filter((i) => (copied.has(all[i]) ? !paired.has(i) : before.has(i))));
  return {
    old: left(keys.old, new Set(pairs.map(([old]) => old)), unpaired.old),
    now: left(keys.now, new Set(pairs.map(([, now]) => now)), unpaired.now),
  };
}

function placesOf<TKey>(
  keys: readonly TKey[],
  among: ReadonlySet<TKey | undefined>,
): ReadonlyMap<TKey, number[]> {
  const places = new Map<TKey, number[]>();
  keys.forEach((key, place) => {
    if (among.has(key)) addTo(places, key, place);
  });
  return places;
}

function pairUp<TGap>(
  old: readonly number[],
  now: readonly number[],
  gaps: readonly Gaps<TGap>[],
  unpaired: Places,
  pairs: EqualPair[],
): void {
  const taken = { old: new Set<number>(), now: new Set<number>() };
  const pairSome = (stood: readonly number[], come: readonly number[]) => {
    const partners = chosen(stood, come.length, unpaired.old);
    chosen(come, stood.length, unpaired.now).forEach((place, i) => {
      const partner = partners[i] ?? 0;
      taken.old.add(partner);
      taken.now.add(place);
      pairs.push([partner, place]);
    });
  };
  const left = () => ({
    old: old.filter((place) => !taken.old.has(place)),
    now: now.filter((place) => !taken.now.has(place)),
  });
  for (const between of gaps) {
    const free = left();
    if (free.old.length === 0 || free.now.length === 0) return;
    const oldByGap = byGap(free.old, between.old);
    for (const [gap, come] of byGap(free.now, between.now)) pairSome(oldByGap.get(gap) ?? [], come);
  }
  const free = left();
  pairSome(free.old, free.now);
}

/** At most `most` of the places, ascending; places that already had a partner are preferred. */
function chosen(places: readonly number[], most: number, unpaired: ReadonlySet<number>): readonly number[] {
  if (places.length <= most) return places;
  const had = places.filter((place) => !unpaired.has(place));
  const never = places.filter((place) => unpaired.has(place));
  return [...had, ...never].slice(0, most).sort((a, b) => a - b);
}

function byGap<TGap>(places: readonly number[], gapOf: (place: number) => TGap): ReadonlyMap<TGap, number[]> {
  const gaps = new Map<TGap, number[]>();
  for (const place of places) addTo(gaps, gapOf(place), place);
  return gaps;
}
