import type { ListedRevision, Revision, RevisionText } from "../revision.ts";
import type { Part } from "./kept.ts";
import type { LockedPage } from "./page-store.ts";

/** Texts are saved so many at a time: a run that dies has to fetch no more again. */
const atOnce = 240;

/**
 * Listed revisions with their texts, in the order of the list: those of the store, and the others from elsewhere, which
 * are kept. What is fetched when the reader stops, or fails, is kept too.
 *
 * @param kept - Ids of the revisions of which the store's word is taken.
 * @param fetch - Reads revisions in the order given.
 */
export async function* keptTexts(
  page: LockedPage,
  part: Part,
  listed: readonly ListedRevision[],
  kept: ReadonlySet<number>,
  fetch: (revisions: readonly ListedRevision[]) => AsyncGenerator<Revision, void, void>,
): AsyncGenerator<Revision, void, void> {
  const isToFetch = ({ head, isHidden }: ListedRevision) => !isHidden && !kept.has(head.id);
  const isDamaged = (one: ListedRevision) =>
    !one.isHidden && !isToFetch(one) && page.text(part, one.head.id) === null;
  const fetched = fetch(listed.filter(isToFetch));
  let damaged: typeof fetched | null = null;
  let fresh = new Map<number, RevisionText>();
  const save = () => {
    const texts = fresh;
    fresh = new Map();
    if (texts.size > 0) page.save((write) => write.texts(part, texts));
  };
  try {
    for (const [at, one] of listed.entries()) {
      const own = one.isHidden ? hidden : isToFetch(one) ? null : page.text(part, one.head.id);
      if (own !== null) {
        yield { ...one.head, text: own };
        continue;
      }
      // What is damaged in the store is looked for once something is, and fetched again together.
      if (!isToFetch(one)) damaged ??= fetch(listed.slice(at).filter(isDamaged));
      const { value } = await (isToFetch(one) ? fetched : (damaged ?? fetched)).next();
      const text: RevisionText = value?.text ?? { state: "missing" };
      fresh.set(one.head.id, text);
      if (fresh.size >= atOnce) save();
      yield { ...one.head, text };
    }
  } finally {
    // Whichever of them fails, no reader stays open and nothing that was fetched is lost.
    await fetched
      .return()
      .finally(() => damaged?.return())
      .finally(save);
  }
}

const hidden: RevisionText = { state: "hidden" };
