import type { Revision, RevisionText } from "../revision.ts";
import type { ListedRevision } from "../sources/mediawiki/head-of.ts";
import type { WatchedWiki } from "../sources/mediawiki/watched-wiki.ts";
import type { Part } from "../store/kept.ts";
import type { LockedPage } from "../store/page-store.ts";
import type { Unread } from "./known.ts";

/** Texts are put into the store this many at a time: a run that dies has to fetch no more again. */
const atOnce = 50;

/**
 * Listed revisions with their texts, in the order of the list: those of the store, and the others from the wiki.
 *
 * @param unread - Gains those that the list says can be read and that came without a text.
 */
export async function* pageTexts(
  page: LockedPage,
  part: Part,
  listed: readonly ListedRevision[],
  wiki: Pick<WatchedWiki, "read">,
  unread: Unread,
): AsyncGenerator<Revision, void, void> {
  // Few come in one request, and what the store has of a long page takes longer to look through.
  // What was hidden, missing or too large when it was kept may be there by now.
  const states = listed.length < atOnce ? [] : [...page.textStates(part)];
  const kept = new Set(states.flatMap(([id, state]) => (state === "readable" ? [id] : [])));
  const isThere = ({ head }: ListedRevision) => kept.has(head.id);
  const missing = listed.filter((one) => !one.isHidden && !isThere(one));
  const isDamaged = (one: ListedRevision) =>
    !one.isHidden && isThere(one) && page.text(part, one.head.id)?.state !== "readable";
  const fetched = wiki.read(missing)[Symbol.asyncIterator]();
  let damaged: typeof fetched | null = null;
  let fresh = new Map<number, RevisionText>();
  const put = () => {
    const texts = fresh;
    fresh = new Map();
    if (texts.size > 0) page.save((write) => write.texts(part, texts));
  };
  const fetch = async (source: AsyncIterator<Revision>): Promise<Revision | null> => {
    const { done, value } = await source.next();
    if (done === true) return null;
    fresh.set(value.id, value.text);
    if (value.text.state !== "readable") unread.set(value.id, value.text.state);
    if (fresh.size >= atOnce) put();
    return value;
  };
  try {
    for (const [at, one] of listed.entries()) {
      if (one.isHidden) {
        yield { ...one.head, text: { state: "hidden" } };
        continue;
      }
      const own = isThere(one) ? page.text(part, one.head.id) : null;
      if (own?.state === "readable") {
        yield { ...one.head, text: own };
        continue;
      }
      // What is damaged in the store is looked for once something is, and fetched again together.
      if (isThere(one)) damaged ??= wiki.read(listed.slice(at).filter(isDamaged))[Symbol.asyncIterator]();
      const source = isThere(one) ? (damaged ?? fetched) : fetched;
      yield (await fetch(source)) ?? { ...one.head, text: { state: "missing" } };
    }
  } finally {
    put();
    await fetched.return?.();
    await damaged?.return?.();
  }
}
