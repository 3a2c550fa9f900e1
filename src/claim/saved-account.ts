import * as v from "valibot";
import type { JsonObject } from "../json.ts";
import type { Side } from "../page/change.ts";
import { instantMs, type RangeOptions } from "../range.ts";
import type { Page, RevisionHead } from "../revision.ts";
import type { WalkReport } from "../walk/walker.ts";
import type { Citation } from "./citations.ts";
import { createJournal, type Entry, type Fact } from "./journal.ts";
import type { Place } from "./result.ts";
import { createSentences } from "./sentences.ts";
import type { Walked } from "./walk-page.ts";

/** A page walked to its end, to be put aside: revisions by their ids, the last text by that of its revision. */
export interface SavedAccount {
  readonly read: WalkReport;
  readonly last: Place | null;
  readonly textOf: number | null;
  readonly sentences: readonly (readonly [key: string, text: string])[];
  readonly moments: readonly (readonly [
    revision: number,
    predecessor: number | null,
    unreadable: readonly number[],
    reverts: readonly Fact[],
  ])[];
  readonly entries: readonly Entry[];
  readonly citations: readonly (readonly Citation[])[];
}

/** What is put aside was checked by its hash, and was written here. */
export const savedAccount = v.custom<SavedAccount>(
  (value) => typeof value === "object" && value !== null && "sentences" in value && "entries" in value,
);

/** A page walked to its end, as JSON. */
export function saveAccount({ account, text, last, read }: Walked): JsonObject {
  const { sentences, journal } = account;
  const saved: SavedAccount = {
    read,
    last,
    textOf: text?.revision?.id ?? null,
    sentences: Array.from({ length: sentences.count }, (_, i) => [sentences.key(i), sentences.text(i)]),
    moments: journal.moments.map(({ revision, predecessorId, unreadable, reverts }) => [
      revision.id,
      predecessorId,
      unreadable.map(({ id }) => id),
      reverts,
    ]),
    entries: journal.entries,
    citations: journal.citationLists(),
  };
  return { ...JSON.parse(JSON.stringify(saved)) };
}

/**
 * A page as it was walked, with what is known of its revisions now.
 *
 * @param text - The text of the revision that `textOf` names.
 * @param offer - Called once for each sentence.
 * @returns `null` where a revision is not there any more.
 */
export function restoreAccount(
  page: Page,
  saved: SavedAccount,
  heads: ReadonlyMap<number, RevisionHead>,
  text: Side | null,
  range: RangeOptions,
  offer: (sentence: number, text: string) => void,
): Walked | null {
  const sentences = createSentences();
  for (const [key, sentence] of saved.sentences) offer(sentences.add(key, sentence).sentence, sentence);
  const moments = saved.moments.flatMap(([id, predecessorId, ids, reverts]) => {
    const revision = heads.get(id);
    const unreadable = ids.flatMap((one) => heads.get(one) ?? []);
    if (revision === undefined || unreadable.length < ids.length) return [];
    return [{ revision, predecessorId, unreadable, reverts }];
  });
  if (moments.length < saved.moments.length) return null;
  const journal = createJournal(sentences, { moments, entries: saved.entries, citations: saved.citations });
  const from = range.from === undefined ? undefined : heads.get(range.from);
  const sinceMs = range.since === undefined ? Number.NEGATIVE_INFINITY : instantMs(range.since);
  const firstShown = moments.findIndex(
    ({ revision }) => !isBefore(revision, from) && Date.parse(revision.timestamp) >= sinceMs,
  );
  return {
    account: { page, sentences, journal },
    text,
    last: saved.last,
    read: saved.read,
    firstShown: firstShown < 0 ? moments.length : firstShown,
  };
}

function isBefore(a: RevisionHead, b: RevisionHead | undefined): boolean {
  if (b === undefined) return false;
  return a.timestamp === b.timestamp ? a.id < b.id : a.timestamp < b.timestamp;
}
