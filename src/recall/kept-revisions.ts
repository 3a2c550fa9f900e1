import type { Revision, RevisionText } from "../revision.ts";
import type { KeptRevision, Part } from "../store/kept.ts";
import type { LockedPage } from "../store/page-store.ts";

/** Texts are saved so many at a time: a run that dies has to fetch no more again. */
const atOnce = 240;

/**
 * Listed revisions with their texts, in the order of the list: those of the store, and the others from the wiki, which
 * are kept.
 *
 * @param fetch - Reads texts of the wiki, in the order given.
 */
export async function* keptRevisions(
  page: LockedPage,
  part: Part,
  listed: readonly KeptRevision[],
  fetch: (revisions: readonly KeptRevision[]) => AsyncGenerator<Revision, void, void>,
): AsyncGenerator<Revision, void, void> {
  const kept = page.textIds(part);
  const isToFetch = ({ head, isHidden }: KeptRevision) => !isHidden && !kept.has(head.id);
  const isDamaged = (one: KeptRevision) =>
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
    await fetched.return();
    await damaged?.return();
    save();
  }
}

const hidden: RevisionText = { state: "hidden" };
