import { bigramSimilarity, bigramsOf } from "../text/similarity.ts";

/** The titles most like one that was not found. */
export interface NearestTitles {
  add(title: string): void;
  /** Best first; among equals, in the order they were added. */
  titles(): readonly string[];
}

const most = 3;

/** Looks for the titles most like the given one. */
export function createNearestTitles(wanted: string): NearestTitles {
  const bigrams = bigramsOf(wanted);
  const best: { readonly title: string; readonly likeness: number }[] = [];
  return {
    add: (title) => {
      const likeness = bigramSimilarity(bigrams, bigramsOf(title));
      const last = best[most - 1];
      if (last !== undefined && last.likeness >= likeness) return;
      best.push({ likeness, title });
      best.sort((a, b) => b.likeness - a.likeness);
      best.length = Math.min(best.length, most);
    },
    titles: () => best.map(({ title }) => title),
  };
}
