import { eventId } from "../event.ts";
import { canonicalJson } from "../json.ts";
import { addTo } from "../lists.ts";
import type { Page, RevisionHead } from "../revision.ts";
import { specialPage } from "../site.ts";
import { wordDiff } from "../text/word-diff.ts";
import type { Fact, FullEntry, Journal, Moment } from "./journal.ts";
import type { Candidate, Editing, RevertOf, Step, Wording } from "./result.ts";
import type { Sentences } from "./sentences.ts";

/** What steps are told from. */
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
  const { journal } = account;
  const isMember = (sentence: number) => members.has(sentence);
  const steps: Dated[] = [];
  let copies = 0;
  for (const [moment, entries] of byMoment(journal.touching(members))) {
    for (const { kind, from, to } of entries) {
      if (kind !== "moved") copies += to.filter(isMember).length - from.filter(isMember).length;
    }
    const at = journal.moments[moment];
    if (at === undefined) continue;
    const told = entries.filter(isTold);
    const ids = eventIds(told, at, account);
    for (const part of pairReturns(told))
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

/** An entry that is told as a step. */
type Told = FullEntry & { readonly kind: Step["kind"] };

function isTold(entry: FullEntry): entry is Told {
  return entry.kind !== "rejoined";
}

/** A step's entries: one, or a sentence that came back and the one that made room for it. */
interface Part {
  readonly main: Told;
  readonly gone: FullEntry | null;
}

/** An earlier wording that comes back in place of a later one is one step: what a revert does to a sentence. */
function pairReturns(entries: readonly Told[]): readonly Part[] {
  const free = entries.filter(({ kind }) => kind === "removed");
  const parts: Part[] = [];
  for (const main of entries) {
    if (main.kind === "removed") continue;
    const gone = main.kind === "reintroduced" ? (free.shift() ?? null) : null;
    parts.push({ main, gone });
  }
  return [...parts, ...free.map((main) => ({ main, gone: null }))];
}

function stepOf(
  { main, gone }: Part,
  moment: Moment,
  copies: number,
  ids: ReadonlyMap<FullEntry | Fact, string>,
  account: Account,
): Step {
  const { page, journal } = account;
  const { kind, fact, values, citations } = main;
  const { revision, predecessorId, unreadable } = moment;
  const before = [...(gone?.from ?? []), ...main.from].map((sentence) => wordingOf(sentence, account));
  const after = main.to.map((sentence) => wordingOf(sentence, account));
  const isExact = unreadable.length === 0 || fact.isExact;
  const [went] = before;
  const [came] = after;
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
    attribution: isExact
      ? { kind: "exact" }
      : { kind: "range", candidates: [...unreadable.map(({ id }) => id), revision.id] },
    ...(isExact
      ? {}
      : { candidates: [...unreadable.map((head) => candidate(head, false)), candidate(revision, true)] }),
    before,
    after,
    ...(kind !== "moved" &&
    before.length === 1 &&
    after.length === 1 &&
    went !== undefined &&
    came !== undefined
      ? { words: wordDiff(went.text, came.text) }
      : {}),
    ...(values === null ? {} : { values: values.subject.values ?? [] }),
    ...(kind === "moved" ? { sections: { from: fact.subject.from ?? [], to: fact.subject.to ?? [] } } : {}),
    ...(typeof fact.subject.removedAt === "number" ? { removedAt: fact.subject.removedAt } : {}),
    revert: revertOf([...before, ...after], moment, ids),
    citations: journal.citations(citations),
    copies,
    eventIds: [main, values, gone].flatMap((part) => (part === null ? [] : (ids.get(part) ?? []))),
  };
}

/** A sentence as it is told. */
export function wordingOf(sentence: number, { sentences }: Account): Wording {
  return { key: sentences.key(sentence), text: sentences.text(sentence) };
}

function editingOf({ user, comment, minor }: RevisionHead): Editing {
  return { user: user?.name.toWellFormed() ?? null, comment: comment?.toWellFormed() ?? null, minor };
}

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
    ({ type, subject: { sentences } }) =>
      type === "revert_partial" &&
      Array.isArray(sentences) &&
      wordings.some(({ key }) => sentences.includes(key)),
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

/** The ids of the events of a moment: the k-th of several equal facts has `occurrence` k. */
function eventIds(
  entries: readonly FullEntry[],
  { revision, reverts }: Moment,
  { page }: Account,
): ReadonlyMap<FullEntry | Fact, string> {
  const ids = new Map<FullEntry | Fact, string>();
  const repeats = new Map<string, number>();
  const anchor = { id: revision.id, kind: "revision", timestamp: revision.timestamp } as const;
  const identify = (key: FullEntry | Fact, { type, subject }: Fact) => {
    const plain = canonicalJson(subject);
    const fact = `${type} ${plain}`;
    const occurrence = repeats.get(fact) ?? 0;
    repeats.set(fact, occurrence + 1);
    const written = occurrence === 0 ? plain : canonicalJson({ ...subject, occurrence });
    ids.set(key, eventId(type, page.site.wiki, page.pageId, anchor, written));
  };
  for (const fact of reverts) identify(fact, fact);
  for (const entry of entries) {
    identify(entry, entry.fact);
    if (entry.values !== null) identify(entry.values, entry.values);
  }
  return ids;
}
