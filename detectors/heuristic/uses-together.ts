import type { Uses } from "./citation-uses.ts";
import type { PlacedElement } from "./element-difference.ts";
import type { Cited, OneWork } from "./replaced.ts";
import type { Citation } from "./works.ts";

/** How often a work is cited when all keys under which it went and came are counted together. */
export function usesTogether(one: OneWork): Uses {
  const all = [...withPlaces(one.from), ...withPlaces(one.to)];
  return {
    before: all.reduce((sum, { uses }) => sum + uses.before, 0),
    after: all.reduce((sum, { uses }) => sum + uses.after, 0),
  };
}

/** Works without those that are cited only by references which name another of their keys: that is one use. */
export function withPlaces(works: readonly Cited[]): readonly Cited[] {
  const seen = new Set<PlacedElement<Citation>>();
  return works.filter(({ at }) => {
    const known = seen.size;
    for (const placed of at) seen.add(placed);
    return seen.size > known;
  });
}
