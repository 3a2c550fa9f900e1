import type { JsonObject } from "../json.ts";
import { anchorOf } from "../merge-timeline.ts";
import { type RangeOptions, shownFrom } from "../range.ts";
import type { Page, RevisionHead } from "../revision.ts";
import { writtenHere } from "../saved-part.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import type { Citation } from "./citations.ts";
import { type Entry, type FullEntry, openJournal } from "./journal.ts";
import type { DatedRevision, StandingWording } from "./result.ts";
import { restoreFact, type SavedFact, saveFact } from "./saved-fact.ts";
import { createSentences, type SavedSentences } from "./sentences.ts";
import type { Walked } from "./walk-page.ts";

/** A page walked to its end, in the form in which it is saved: revisions by their ids, sentences by their numbers. */
export interface SavedAccount {
  readonly form: typeof form;
  readonly read: WalkReport;
  readonly last: DatedRevision | null;
  readonly standing: readonly StandingWording[];
  readonly sentences: SavedSentences;
  readonly moments: readonly (readonly [
    revision: number,
    predecessor: number | null,
    unreadable: readonly number[],
    reverts: readonly SavedFact[],
  ])[];
  readonly entries: readonly Entry[];
  /** The rest of each entry, kept apart because it is needed for only a few. */
  readonly facts: readonly (readonly [
    fact: SavedFact,
    values: SavedFact | null,
    citations: number,
    citationsBefore: number,
  ])[];
  readonly citations: readonly (readonly Citation[])[];
}

/** Version of the saved form, raised with every change of it; what was saved in an older form is computed anew. */
const form = 3;

/** A saved account in the present form. */
export const savedAccount = writtenHere<SavedAccount>((value) => "form" in value && value.form === form);

/** A page walked to its end, as JSON. */
export function saveAccount({ account, standing, last, read }: Walked): JsonObject {
  const { sentences, journal } = account;
  const saved: SavedAccount = {
    form,
    read,
    last,
    standing,
    sentences: Array.from({ length: sentences.count }, (_, i) => [sentences.key(i), sentences.text(i)]),
    moments: journal.moments.map(({ revision, predecessorId, unreadable, reverts }) => [
      revision.id,
      predecessorId,
      unreadable.map(({ id }) => id),
      reverts.map((fact) => saveFact(fact, sentences)),
    ]),
    entries: journal.entries.map(({ moment, kind, from, to }) => ({ moment, kind, from, to })),
    facts: journal.entries.flatMap((_, place) => {
      const entry = journal.full(place);
      if (entry === undefined) return [];
      const { fact, values, citations, citationsBefore } = entry;
      const change = values === null ? null : saveFact(values, sentences);
      return [[saveFact(fact, sentences), change, citations, citationsBefore] as const];
    }),
    citations: journal.citations,
  };
  return { ...JSON.parse(JSON.stringify(saved)) };
}

/**
 * A page as it was walked, with what is now known about its revisions.
 *
 * @param offer - Called once for each sentence; never if there is no account.
 * @returns `null` if a revision does not exist any more.
 */
export function restoreAccount(
  page: Page,
  saved: SavedAccount,
  heads: ReadonlyMap<number, RevisionHead>,
  range: RangeOptions,
  offer: (sentence: number, text: string) => void,
): Walked | null {
  const sentences = createSentences(saved.sentences);
  const moments = saved.moments.flatMap(([id, predecessorId, ids, reverts]) => {
    const revision = heads.get(id);
    const unreadable = ids.flatMap((one) => heads.get(one) ?? []);
    if (revision === undefined || unreadable.length < ids.length) return [];
    const facts = reverts.map((fact) => restoreFact(fact, sentences));
    return [{ revision, predecessorId, unreadable, reverts: facts }];
  });
  if (moments.length < saved.moments.length) return null;
  for (const [sentence, [, text]] of saved.sentences.entries()) offer(sentence, text);
  const full = (place: number): FullEntry | undefined => {
    const entry = saved.entries[place];
    const facts = saved.facts[place];
    if (entry === undefined || facts === undefined) return undefined;
    const [fact, values, citations, citationsBefore] = facts;
    return {
      ...entry,
      fact: restoreFact(fact, sentences),
      values: values === null ? null : restoreFact(values, sentences),
      citations,
      citationsBefore,
    };
  };
  const journal = openJournal({ moments, entries: saved.entries, full, citations: saved.citations });
  const isShown = shownFrom(range.from === undefined ? undefined : heads.get(range.from), range.since);
  const firstShown = moments.findIndex(({ revision }) => isShown(anchorOf("revision", revision)));
  return {
    account: { page, sentences, journal },
    standing: saved.standing,
    last: saved.last,
    read: saved.read,
    firstShown: firstShown < 0 ? moments.length : firstShown,
  };
}
