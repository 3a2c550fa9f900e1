import { addTo } from "../../src/plugin.ts";
import type { ElementDifference, PlacedElement } from "./element-difference.ts";

/** A difference in which some removed and added elements turned out to be one that changed. */
export interface Paired<TFound> extends ElementDifference<TFound> {
  readonly changed: readonly (readonly [PlacedElement<TFound>, PlacedElement<TFound>])[];
}

/**
 * Pairs removed with added elements that agree in a trait: each pair is one element that changed.
 *
 * Traits are tried in turn; among equals the first removed goes with the first added. A `null` trait agrees with nothing.
 */
export function pairUp<TFound>(
  { removed, added }: ElementDifference<TFound>,
  traits: readonly ((found: TFound, placed: PlacedElement<TFound>) => string | null)[],
): Paired<TFound> {
  if (removed.length === 0 || added.length === 0) return { removed, added, changed: [] };
  const changed: (readonly [PlacedElement<TFound>, PlacedElement<TFound>])[] = [];
  const hasPartner = new Uint8Array(removed.length);
  const isTaken = new Uint8Array(added.length);
  for (const trait of traits) {
    if (changed.length === removed.length || changed.length === added.length) break;
    // For each trait, the places of the free elements, the first one last.
    const free = new Map<string, number[]>();
    for (let i = added.length - 1; i >= 0; i--) {
      const element = isTaken[i] === 1 ? undefined : added[i];
      const key = element === undefined ? null : trait(element.found, element);
      if (key === null) continue;
      addTo(free, key, i);
    }
    for (let i = 0; i < removed.length; i++) {
      const element = hasPartner[i] === 1 ? undefined : removed[i];
      const key = element === undefined ? null : trait(element.found, element);
      const place = key === null ? undefined : free.get(key)?.pop();
      const other = place === undefined ? undefined : added[place];
      if (element === undefined || place === undefined || other === undefined) continue;
      changed.push([element, other]);
      hasPartner[i] = 1;
      isTaken[place] = 1;
    }
  }
  return {
    removed: removed.filter((_, i) => hasPartner[i] === 0),
    added: added.filter((_, i) => isTaken[i] === 0),
    changed,
  };
}

/** A difference in which further elements, each still removed or added, turned out to be one that changed. */
export function withPairs<TFound>(
  { removed, added, changed }: Paired<TFound>,
  pairs: Paired<TFound>["changed"],
): Paired<TFound> {
  const taken = new Set(pairs.flat());
  return {
    removed: removed.filter((element) => !taken.has(element)),
    added: added.filter((element) => !taken.has(element)),
    changed: [...changed, ...pairs],
  };
}
