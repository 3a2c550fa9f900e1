import type { ListedRevision, Revision } from "../revision.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import type { Part } from "../store/kept.ts";
import { keptTexts } from "../store/kept-texts.ts";
import type { LockedPage } from "../store/page-store.ts";
import type { Unread } from "./known.ts";

/** Fewer revisions than this come in one request, which is quicker than a search through what the store has of a long page. */
const fewest = 50;

/**
 * Listed revisions with their texts, in the order of the list; texts come from the store or, if missing there, from the wiki.
 *
 * @param unread - Revisions that came without a text, although the list says they can be read, are added to this.
 */
export function pageTexts(
  page: LockedPage,
  part: Part,
  listed: readonly ListedRevision[],
  wiki: Pick<WatchedWiki, "read">,
  unread: Unread,
): AsyncGenerator<Revision, void, void> {
  // Only readable ones count: what was hidden, missing or too large when it was kept may be readable by now.
  const states = listed.length < fewest ? [] : [...page.textStates(part)];
  const kept = new Set(states.flatMap(([id, state]) => (state === "readable" ? [id] : [])));
  return keptTexts(page, part, listed, kept, async function* (revisions) {
    for await (const revision of wiki.read(revisions)) {
      if (revision.text.state !== "readable") unread.set(revision.id, revision.text.state);
      yield revision;
    }
  });
}
