import type { Site } from "../revision.ts";
import { titleKey } from "../sources/wanted-page.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import type { Listed } from "./due-pages.ts";

/**
 * For each title of a list, the title under which its page has its only line: the first spelling in the list.
 *
 * Two spellings count as one only if they stand for the same page: `Lamp` may stand for a page that was moved, and `lamp` for
 * none yet.
 */
export function titleLines(listed: readonly Listed[], site: Site): ReadonlyMap<string, string> {
  const grammar = grammarOf(site);
  const first = new Map<string, string>();
  const lines = new Map<string, string>();
  for (const one of listed) {
    const key = JSON.stringify([titleKey(one.title, grammar), ...standsFor(one)]);
    const line = first.get(key) ?? one.title;
    first.set(key, line);
    lines.set(one.title, line);
  }
  return lines;
}

function standsFor(one: Listed): readonly (string | number | null)[] {
  return "watched" in one ? [one.watched.page.pageId] : [one.state, one.last?.pageId ?? null];
}
