import type { Site } from "../revision.ts";
import { titleKey } from "../sources/wanted-page.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import type { Listed } from "./due-pages.ts";

/**
 * For each title of a list the title under which its page has its one line: the first spelling of it there.
 *
 * Two spellings have to stand for one page, too: `Lamp` may be that of one which was moved, and `lamp` nobody's yet.
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
