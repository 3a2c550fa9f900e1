import { addTo } from "../ground/add-to.ts";
import type { Gaps } from "./gaps.ts";

/** The places of two equal things in two texts: before, after. */
export type EqualPair = readonly [number, number];

/** The keys of the things in two texts, in order; equal things have equal keys. */
export interface Keys<TKey> {
  readonly old: readonly TKey[];
  readonly now: readonly TKey[];
}

/** Which things of the old text and of the new one are meant: 1 at the place of each, 0 at the others. */
export interface Marks {
  readonly old: Uint8Array;
  readonly now: Uint8Array;
}

/** Marks some of all things; both lists are in one order. */
export function marksOf<T>(all: readonly T[], some: readonly T[]): Uint8Array {
  const marks = new Uint8Array(all.length);
  let next = 0;
  for (let place = 0; next < some.length && place < all.length; place++) {
    if (all[place] !== some[next]) continue;
    marks[place] = 1;
    next++;
  }
  return marks;
}

/**
 * Pairs the copies of things of which one text has more copies than the other, first those in the same gap. The copies left
 * over then show where one came or went.
 *
 * @param unpaired - The things that have no partner so far. Unless its gap decides otherwise, such a thing gets none.
 * @param gaps - The gaps that places are in, narrowest first; called only when copies are in doubt.
 * @returns All pairs of things of which a copy is unpaired; empty if none has a copy on the other side.
 */
export function copiesInPlace<TKey, TGap>(
  keys: Keys<TKey>,
  unpaired: Marks,
  gaps: () => readonly Gaps<TGap>[],
): readonly EqualPair[] {
  return pairCopies(keys, unpaired, gaps).pairs;
}

/**
 * The things without a partner once the copies of things of which one text has more are paired, first those in the same gap:
 * they show where a copy came or went.
 *
 * @param unpaired - The things that have no partner so far.
 * @param gaps - The gaps that places are in, narrowest first; called only when copies are in doubt.
 */
export function unpairedInPlace<TKey, TGap>(
  keys: Keys<TKey>,
  unpaired: Marks,
  gaps: () => readonly Gaps<TGap>[],
): Marks {
  const { pairs, paired } = pairCopies(keys, unpaired, gaps);
  if (pairs.length === 0) return unpaired;
  const copied = new Set(pairs.map(([old]) => keys.old[old]));
  const left = (side: keyof Marks) => {
    const marks = unpaired[side].slice();
    for (let place = 0; place < marks.length; place++) {
      const key = keys[side][place];
      if (key !== undefined && copied.has(key)) marks[place] = 1 - (paired[side][place] ?? 0);
    }
    return marks;
  };
  return { old: left("old"), now: left("now") };
}

function pairCopies<TKey, TGap>(keys: Keys<TKey>, unpaired: Marks, gaps: () => readonly Gaps<TGap>[]) {
  const left = new Set<TKey>();
  addMarked(left, keys.old, unpaired.old);
  addMarked(left, keys.now, unpaired.now);
  const copies = placesOf(keys.old, left);
  const found: PairedPlaces = {
    pairs: [],
    paired: { old: new Uint8Array(keys.old.length), now: new Uint8Array(keys.now.length) },
  };
  let between: readonly Gaps<TGap>[] | undefined;
  for (const [key, come] of placesOf(keys.now, left)) {
    const stood = copies.get(key);
    if (stood === undefined) continue;
    between ??= gaps();
    pairUp(stood, come, between, unpaired, found);
  }
  return found;
}

function addMarked<TKey>(set: Set<TKey>, keys: readonly TKey[], marks: Uint8Array): void {
  keys.forEach((key, place) => {
    if (marks[place] === 1) set.add(key);
  });
}

/** Pairs, and the things that are in one. */
interface PairedPlaces {
  readonly pairs: EqualPair[];
  readonly paired: Marks;
}

function placesOf<TKey>(keys: readonly TKey[], among: ReadonlySet<TKey>): ReadonlyMap<TKey, number[]> {
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
  unpaired: Marks,
  { pairs, paired }: PairedPlaces,
): void {
  const pairSome = (stood: readonly number[], come: readonly number[]) => {
    const partners = chosen(stood, come.length, unpaired.old);
    chosen(come, stood.length, unpaired.now).forEach((place, i) => {
      const partner = partners[i] ?? 0;
      paired.old[partner] = 1;
      paired.now[place] = 1;
      pairs.push([partner, place]);
    });
  };
  let [stood, come] = [old, now];
  for (const between of gaps) {
    const before = pairs.length;
    const oldByGap = byGap(stood, between.old);
    for (const [gap, places] of byGap(come, between.now)) {
      const partners = oldByGap.get(gap);
      if (partners !== undefined) pairSome(partners, places);
    }
    if (pairs.length === before) continue;
    stood = stood.filter((place) => paired.old[place] === 0);
    come = come.filter((place) => paired.now[place] === 0);
    if (stood.length === 0 || come.length === 0) return;
  }
  pairSome(stood, come);
}

/** At most `most` of the places, ascending; places that already had a partner are preferred, then the first. */
function chosen(places: readonly number[], most: number, unpaired: Uint8Array): readonly number[] {
  if (places.length <= most) return places;
  let had = 0;
  for (const place of places) if (unpaired[place] === 0) had++;
  let never = Math.max(0, most - had);
  had = Math.min(had, most);
  return places.filter((place) => (unpaired[place] === 1 ? never-- : had--) > 0);
}

function byGap<TGap>(places: readonly number[], gapOf: (place: number) => TGap): ReadonlyMap<TGap, number[]> {
  const gaps = new Map<TGap, number[]>();
  for (const place of places) addTo(gaps, gapOf(place), place);
  return gaps;
}
