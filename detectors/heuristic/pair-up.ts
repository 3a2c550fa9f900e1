import type { Difference, Placed } from "./elements.ts";

/** A difference some of whose elements turned out to be one that changed. */
export interface Paired<TFound> extends Difference<TFound> {
  readonly changed: readonly (readonly [Placed<TFound>, Placed<TFound>])[];
}

/**
 * Takes pairs of a removed and an added element that agree in a trait for one element that changed.
 *
 * Traits are tried in turn; among equals the first removed goes with the first added. A `null` trait agrees with none.
 */
export function pairUp<TFound>(
  { removed, added }: Difference<TFound>,
  traits: readonly ((found: TFound) => string | null)[],
): Paired<TFound> {
  if (removed.length === 0 || added.length === 0) return { removed, added, changed: [] };
  const partner = new Map<Placed<TFound>, Placed<TFound>>();
  const taken = new Set<Placed<TFound>>();
  for (const trait of traits) {
    if (partner.size === removed.length || taken.size === added.length) break;
    const free = new Map<string, Placed<TFound>[]>();
    for (let i = added.length - 1; i >= 0; i--) {
      const element = added[i];
      const key = element === undefined || taken.has(element) ? null : trait(element.found);
      if (element === undefined || key === null) continue;
      const queue = free.get(key);
      if (queue === undefined) free.set(key, [element]);
      else queue.push(element);
    }
    for (const element of removed) {
      const key = partner.has(element) ? null : trait(element.found);
      const found = key === null ? undefined : free.get(key)?.pop();
      if (found === undefined) continue;
      partner.set(element, found);
      taken.add(found);
    }
  }
  return {
    removed: removed.filter((element) => !partner.has(element)),
    added: added.filter((element) => !taken.has(element)),
    changed: [...partner],
  };
}
