import { hourBefore } from "../revision.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import type { PageHead } from "./record.ts";
import type { WatchIndex } from "./watch-index.ts";

/**
 * Reads what the wiki's log gained since the last pass, and notes the pages it names.
 *
 * Both are saved together. A page stays noted until a pass looks at it, even if it is in no list of this pass.
 */
export async function readMentions(wiki: WatchedWiki, index: WatchIndex): Promise<void> {
  const at = wiki.now();
  const { mark } = index;
  if (mark === null) return index.save(new Map(), { at, seen: [] });
  const since = hourBefore(mark.at);
  // If the clock was ahead when the mark was made, the mark does not say how far the log was read.
  const mentions = mark.at > at ? null : await wiki.logSince(since);
  const seen = new Set(mark.seen);
  const fresh = mentions?.filter(({ id }) => !seen.has(id)) ?? [];
  const ids = new Set(fresh.map(({ pageId }) => pageId));
  const titles = new Set(fresh.flatMap((mention) => mention.titles));
  const hidden = new Set(fresh.flatMap(({ hides }) => hides));
  const named = new Map<number, PageHead>();
  for (const [pageId, head] of index.heads) {
    const { logIds, talk, title } = head;
    const isNamed =
      mentions === null ||
      ids.has(pageId) ||
      titles.has(title) ||
      logIds.some((id) => hidden.has(id)) ||
      (talk !== null && (ids.has(talk.pageId) || titles.has(talk.title)));
    if (isNamed) named.set(pageId, { ...head, isNamed });
  }
  const again = hourBefore(at);
  const recent = mentions?.filter(({ timestamp }) => timestamp >= again).map(({ id }) => id) ?? [];
  index.save(named, { at, seen: recent });
}
