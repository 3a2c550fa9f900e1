import { bigramSimilarity, bigramsOf } from "./similarity.ts";

/** The names most like one that was not found: titles of pages, or users. */
export interface NearestNames {
  add(name: string): void;
  /** Best first; among equals, in the order they were added. */
  names(): readonly string[];
}

const most = 3;

/**
 * Looks for the names most like the given one.
 *
 * @param least - Likeness, from 0 to 1, below which a name is left out.
 */
export function createNearestNames(wanted: string, least = 0): NearestNames {
  const bigrams = bigramsOf(wanted);
  const best: { readonly name: string; readonly likeness: number }[] = [];
  return {
    add: (name) => {
      const likeness = bigramSimilarity(bigrams, bigramsOf(name));
      const last = best[most - 1];
      if (likeness < least || (last !== undefined && last.likeness >= likeness)) return;
      best.push({ likeness, name });
      best.sort((a, b) => b.likeness - a.likeness);
      best.length = Math.min(best.length, most);
    },
    names: () => best.map(({ name }) => name),
  };
}
