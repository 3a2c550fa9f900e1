import { eventIds } from "../event.ts";
import { addTo } from "../ground/add-to.ts";
import { onceFor } from "../ground/once-for.ts";
import { canonicalJson, textsIn } from "../json.ts";
import { rangeAttribution } from "../range-attribution.ts";
import type { Page, RevisionHead } from "../revision.ts";
import { specialPage } from "../site.ts";
import { normalised } from "../text/sentences/sentences.ts";
import { shownComment } from "../text/shown-comment.ts";
import { similarity } from "../text/similarity.ts";
import { type WordChange, wordDiff } from "../text/word-diff.ts";
import type { Fact, FullEntry, Journal, Moment } from "./journal.ts";
import { isTold, type Part, pairReturns, partsIn } from "./pair-returns.ts";
import type { Candidate, Editing, RevertOf, Step, Wording } from "./result.ts";
import type { Sentences } from "./sentences.ts";

/** What steps are made from. */
export interface Account {
  readonly page: Page;
  readonly sentences: Sentences;
  readonly journal: Journal;
}

/** A step, and the number of its moment in the journal. */
export interface Dated {
  readonly moment: number;
  readonly step: Step;
}

/** Everything that happened to the given sentences, in the order of the page's timeline. */
export function stepsOf(members: ReadonlySet<number>, account: Account): readonly Dated[] {
  const { journal, sentences } = account;
  const isMember = (sentence: number) => members.has(sentence);
  const steps: Dated[] = [];
  let copies = 0;
  const touching = journal.touching(members);
  const partsOf = partsIn(touching);
  const wentFor = ({ values }: FullEntry) =>
    values === null ? -1 : sentences.find(String(values.subject.from));
  const likeness = (gone: number, came: number) => similarity(sentences.text(gone), sentences.text(came));
  for (const [moment, entries] of byMoment(touching)) {
    for (const { kind, from, to } of entries) {
      if (kind !== "moved" && kind !== "recited")
        copies += to.filter(isMember).length - from.filter(isMember).length;
    }
    const at = journal.moments[moment];
    if (at === undefined) continue;
    const told = entries.filter(isTold);
    const ids = idsOf(told, at, account);
    for (const part of pairReturns(told, partsOf, wentFor, likeness))
      steps.push({ moment, step: stepOf(part, at, copies, ids, account) });
  }
  return steps;
}

function byMoment(entries: readonly FullEntry[]): ReadonlyMap<number, readonly FullEntry[]> {
  const moments = new Map<number, FullEntry[]>();
  for (const entry of entries) {
    addTo(moments, entry.moment, entry);
  }
  return moments;
}

function stepOf(
  { main, came: returned, gone }: Part,
  moment: Moment,
  copies: number,
  ids: ReadonlyMap<FullEntry | Fact, string>,
  account: Account,
): Step {
  const { page, journal } = account;
  const { kind, fact } = main;
  const { revision, predecessorId, unreadable } = moment;
  const told = (numbers: readonly number[]) => numbers.map((sentence) => wordingOf(sentence, account));
  const before = told([...gone, main].flatMap(({ from }) => from));
  const after = told(returned.flatMap(({ to }) => to));
  const isExact = unreadable.length === 0 || fact.isExact;
  const [went] = before;
  const [came] = after;
  const values = main.values?.subject.from === went?.key ? main.values : null;
  const { base } = page.site;
  return {
    kind,
    revision: { revision: revision.id, timestamp: revision.timestamp },
    links: {
      revision: specialPage(base, `Special:PermanentLink/${revision.id}`),
      ...(predecessorId === null
        ? {}
        : { diff: specialPage(base, `Special:Diff/${predecessorId}/${revision.id}`) }),
    },
    by: isExact ? editingOf(revision) : null,
    attribution: isExact ? { kind: "exact" } : attributionAt(moment),
    ...(isExact ? {} : { candidates: candidatesAt(moment) }),
    before,
    after,
    ...(kind !== "moved" &&
    kind !== "recited" &&
    before.length === 1 &&
    after.length === 1 &&
    went !== undefined &&
    came !== undefined
      ? { words: wordDiff(went.text, came.text).filter(isTelling) }
      : {}),
    ...(values === null ? {} : { values: values.subject.values ?? [] }),
    ...(kind === "moved" ? { sections: { from: fact.subject.from ?? [], to: fact.subject.to ?? [] } } : {}),
    ...(typeof fact.subject.removedAt === "number" ? { removedAt: fact.subject.removedAt } : {}),
    revert: revertOf([...before, ...after], moment, ids),
    citations: returned.flatMap(({ citations }) => journal.citations[citations] ?? []),
    ...(kind === "recited" ? { citationsBefore: journal.citations[main.citationsBefore] ?? [] } : {}),
    copies,
    eventIds: [...returned, values, ...gone].flatMap((part) => (part === null ? [] : (ids.get(part) ?? []))),
  };
}

/** Whether more than quotes and dashes changed: sentences are shown in their first typography, and who changed it is unknown. */
function isTelling({ removed, added }: WordChange): boolean {
  return removed === "" || added === "" || normalised(removed) !== normalised(added);
}

/** A sentence as it is shown. */
export function wordingOf(sentence: number, { sentences }: Account): Wording {
  return { key: sentences.key(sentence), text: sentences.text(sentence) };
}

function editingOf({ user, comment, minor }: RevisionHead): Editing {
  return { user: user?.name.toWellFormed() ?? null, comment: shownComment(comment), minor };
}

/**
 * The first hundred unreadable revisions and the one they lead to. Steps of one moment share the list, since each of thousands of
 * sentences may have a step there.
 */
const candidatesAt = onceFor(({ unreadable, revision }: Moment): readonly Candidate[] => [
  ...unreadable.slice(0, mostCandidates).map((head) => candidate(head, false)),
  candidate(revision, true),
]);

const mostCandidates = 100;

const attributionAt = onceFor(({ unreadable, revision }: Moment) =>
  rangeAttribution([...unreadable.map(({ id }) => id), revision.id]),
);

function candidate(head: RevisionHead, isReadable: boolean): Candidate {
  return { revision: head.id, timestamp: head.timestamp, ...editingOf(head), isReadable };
}

function revertOf(
  wordings: readonly Wording[],
  { reverts }: Moment,
  ids: ReadonlyMap<FullEntry | Fact, string>,
): RevertOf | null {
  const identity = reverts.find(({ type }) => type === "revert_identity");
  const partial = reverts.find(
    (fact) => fact.type === "revert_partial" && wordings.some(({ key }) => sentencesIn(fact).has(key)),
  );
  const fact = identity ?? partial;
  if (fact === undefined) return null;
  const { restored, reverted, target } = fact.subject;
  return {
    type: fact.type,
    eventId: ids.get(fact) ?? "",
    ...(restored === undefined ? {} : { restored }),
    reverted: reverted ?? [target ?? null],
  };
}

/** The sentences that a partial revert took out or put back: thousands, which each of thousands of lifelines looks through. */
const sentencesIn = onceFor(({ subject }: Fact): ReadonlySet<string> => new Set(textsIn(subject.sentences)));

/** The ids of the events at a moment. */
function idsOf(
  entries: readonly FullEntry[],
  moment: Moment,
  account: Account,
): ReadonlyMap<FullEntry | Fact, string> {
  const found = entries
    .filter(({ kind }) => kind !== "recited")
    .flatMap((entry) => [
      { key: entry, fact: entry.fact },
      ...(entry.values === null ? [] : [{ key: entry.values, fact: entry.values }]),
    ]);
  return new Map([...revertIds(account)(moment), ...identified(found, moment, account)]);
}

/** The ids of a moment's reverts, which are told apart from its other events by their types. */
const revertIds = onceFor((account: Account) =>
  onceFor((moment: Moment) =>
    identified(
      moment.reverts.map((fact) => ({ key: fact, fact })),
      moment,
      account,
    ),
  ),
);

/** Facts of one moment by what has them; the k-th of several equal ones has `occurrence` k in its id. */
function identified(
  found: readonly { readonly key: FullEntry | Fact; readonly fact: Fact }[],
  { revision }: Moment,
  { page }: Account,
): ReadonlyMap<FullEntry | Fact, string> {
  const ids = new Map<FullEntry | Fact, string>();
  const repeats = new Map<string, number>();
  const { id, timestamp } = revision;
  const idOf = eventIds(page.site.wiki, page.pageId, { id, kind: "revision", timestamp });
  for (const { key, fact } of found) {
    const { type, subject } = fact;
    const plain = canonicalJson(subject);
    const told = `${type} ${plain}`;
    const occurrence = repeats.get(told) ?? 0;
    repeats.set(told, occurrence + 1);
    const written = occurrence === 0 ? plain : canonicalJson({ ...subject, occurrence });
    ids.set(key, idOf(type, written));
  }
  return ids;
}
