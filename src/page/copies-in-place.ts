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
  return pairCopies(keys, unpaired, gaps).pairs;
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
  const { pairs, paired } = pairCopies(keys, unpaired, gaps);
  if (pairs.length === 0) return unpaired;
  const copied = new Set(pairs.map(([old]) => keys.old[old]));
  const left = (side: keyof Places) => {
    const places = new Set<number>();
    keys[side].forEach((key, place) => {
      const isLeft = copied.has(key) ? !paired[side].has(place) : unpaired[side].has(place);
      if (isLeft) places.add(place);
    });
    return places;
  };
  return { old: left("old"), now: left("now") };
}

function pairCopies<TKey, TGap>(keys: Keys<TKey>, unpaired: Places, gaps: () => readonly Gaps<TGap>[]) {
  const left = new Set<TKey | undefined>();
  for (const place of unpaired.old) left.add(keys.old[place]);
  for (const place of unpaired.now) left.add(keys.now[place]);
  const copies = placesOf(keys.old, left);
  const found: PairedPlaces = { pairs: [], paired: { old: new Set(), now: new Set() } };
  let between: readonly Gaps<TGap>[] | undefined;
  for (const [key, come] of placesOf(keys.now, left)) {
    const stood = copies.get(key);
    if (stood === undefined) continue;
    between ??= gaps();
    pairUp(stood, come, between, unpaired, found);
  }
  return found;
}

/** Pairs, and the places that are in one. */
interface PairedPlaces {
  readonly pairs: EqualPair[];
  readonly paired: { readonly old: Set<number>; readonly now: Set<number> };
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
  { pairs, paired }: PairedPlaces,
): void {
  const pairSome = (stood: readonly number[], come: readonly number[]) => {
    const partners = chosen(stood, come.length, unpaired.old);
    chosen(come, stood.length, unpaired.now).forEach((place, i) => {
      const partner = partners[i] ?? 0;
      paired.old.add(partner);
      paired.now.add(place);
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
    stood = stood.filter((place) => !paired.old.has(place));
    come = come.filter((place) => !paired.now.has(place));
    if (stood.length === 0 || come.length === 0) return;
  }
  pairSome(stood, come);
}

/** At most `most` of the places, ascending; places that already had a partner are preferred, then the first. */
function chosen(places: readonly number[], most: number, unpaired: ReadonlySet<number>): readonly number[] {
  if (places.length <= most) return places;
  let had = 0;
  for (const place of places) if (!unpaired.has(place)) had++;
  let never = Math.max(0, most - had);
  had = Math.min(had, most);
  return places.filter((place) => (unpaired.has(place) ? never-- : had--) > 0);
}

function byGap<TGap>(places: readonly number[], gapOf: (place: number) => TGap): ReadonlyMap<TGap, number[]> {
  const gaps = new Map<TGap, number[]>();
  for (const place of places) addTo(gaps, gapOf(place), place);
  return gaps;
}
