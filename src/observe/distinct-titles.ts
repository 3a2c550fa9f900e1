import type { Site } from "../revision.ts";
import { titleKey } from "../sources/wanted-page.ts";
import { grammarOf } from "../text/markup/grammar.ts";

/** Titles without those that spell a page of the wiki once more, as `lamp` does behind `Lamp`: the first spelling of each. */
export function distinctTitles(titles: readonly string[], site: Site): readonly string[] {
  const grammar = grammarOf(site);
  const first = new Map<string, string>();
  for (const title of titles) {
    const key = titleKey(title, grammar);
    if (!first.has(key)) first.set(key, title);
  }
  return [...first.values()];
}
