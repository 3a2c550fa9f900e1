import type { ListedRevision, Revision } from "../revision.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import type { Part } from "../store/kept.ts";
import { keptTexts } from "../store/kept-texts.ts";
import type { LockedPage } from "../store/page-store.ts";
import type { Unread } from "./known.ts";

/** Fewer come in one request, and what the store has of a long page takes longer to look through. */
const fewest = 50;

/**
 * Listed revisions with their texts, in the order of the list: those of the store, and the others from the wiki.
 *
 * @param unread - Gains those that the list says can be read and that came without a text.
 */
export function pageTexts(
  page: LockedPage,
  part: Part,
  listed: readonly ListedRevision[],
  wiki: Pick<WatchedWiki, "read">,
  unread: Unread,
): AsyncGenerator<Revision, void, void> {
  // What was hidden, missing or too large when it was kept may be there by now.
  const states = listed.length < fewest ? [] : [...page.textStates(part)];
  const kept = new Set(states.flatMap(([id, state]) => (state === "readable" ? [id] : [])));
  return keptTexts(page, part, listed, kept, async function* (revisions) {
    for await (const revision of wiki.read(revisions)) {
      if (revision.text.state !== "readable") unread.set(revision.id, revision.text.state);
      yield revision;
    }
  });
}
