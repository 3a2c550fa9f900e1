import type { ListedRevision, Revision, RevisionText } from "../revision.ts";
import type { Part } from "./kept.ts";
import type { LockedPage } from "./page-store.ts";

/** How many texts are saved at a time: a run that dies has to fetch at most this many again. */
const atOnce = 240;

/**
 * Listed revisions with their texts, in the order of the list. Texts come from the store or, if they are not there, from
 * `fetch`, and are then kept. What was fetched before the reader stops or fails is kept, too.
 *
 * @param kept - Ids of the revisions for which the store is relied on.
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
      // At the first damaged text, all damaged ones are looked for, and fetched again together.
      if (!isToFetch(one)) damaged ??= fetch(listed.slice(at).filter(isDamaged));
      const { value } = await (isToFetch(one) ? fetched : (damaged ?? fetched)).next();
      const text: RevisionText = value?.text ?? { state: "missing" };
      fresh.set(one.head.id, text);
      if (fresh.size >= atOnce) save();
      yield { ...one.head, text };
    }
  } finally {
    // Whichever of these steps fails, no reader stays open, and nothing that was fetched is lost.
    await fetched
      .return()
      .finally(() => damaged?.return())
      .finally(save);
  }
}

const hidden: RevisionText = { state: "hidden" };
