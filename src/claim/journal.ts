import type { Finding, Pair } from "../detector.ts";
import { addTo } from "../ground/add-to.ts";
import { createQueues } from "../ground/queues.ts";
import { type JsonObject, textsIn } from "../json.ts";
import type { Change, Side } from "../page/change.ts";
import { type PlacedSentence, sentenceDifference } from "../page/sentence-difference.ts";
import type { RevisionHead } from "../revision.ts";
import { createCitationLists } from "./citation-lists.ts";
import { type Citation, citationsAt } from "./citations.ts";
import { endsOf } from "./ends.ts";
import { placesOf } from "./places.ts";
import { citedDifference, type Recited } from "./recited.ts";
import type { Step } from "./result.ts";
import type { Sentences } from "./sentences.ts";

/** A revision at which sentences were added, removed, moved or changed. */
export interface Moment {
  readonly revision: RevisionHead;
  readonly predecessorId: number | null;
  /** The unreadable revisions since the last readable one, at any of which it may have happened. */
  readonly unreadable: readonly RevisionHead[];
  /** The reverts found at this revision. */
  readonly reverts: readonly Fact[];
}

/** The parts of a finding that are needed for its event's id. */
export interface Fact {
  readonly type: string;
  readonly subject: JsonObject;
  /** Whether it certainly happened at its revision. */
  readonly isExact: boolean;
}

/** One thing that happened to a sentence, or that made sentences from others; `rejoined` is neither an event nor a step. */
export interface Entry {
  readonly moment: number;
  readonly kind: Step["kind"] | "rejoined";
  /** Sentences of which a copy was removed, by number. */
  readonly from: readonly number[];
  /** Sentences of which a copy was added, by number. */
  readonly to: readonly number[];
}

/** An entry with all that steps show of it. */
export interface FullEntry extends Entry {
  readonly fact: Fact;
  /** The change of values found along with it; for a sentence that came back, compared with the one it replaced. */
  readonly values: Fact | null;
  /** Number of the list of citations at its place: after it, or before it if a sentence was removed. */
  readonly citations: number;
  /** Number of the list of citations before; 0 unless citations changed while the words stayed. */
  readonly citationsBefore: number;
}

/** What happened to all sentences of a page, in the order of its timeline. */
export interface Journal {
  readonly moments: readonly Moment[];
  readonly entries: readonly Entry[];
  /** The entry at a place in `entries`. */
  full(place: number): FullEntry | undefined;
  /** The entries that touch one of the sentences, in order. */
  touching(members: ReadonlySet<number>): readonly FullEntry[];
  /** The lists of citations, by number. */
  readonly citations: readonly (readonly Citation[])[];
}

/** A journal that is being written. */
export interface KeptJournal extends Journal {
  /** Adds what the next revision did. The sentences that it added have to be known already. */
  add(pair: Pair, findings: readonly Finding[]): void;
}

/** Opens a journal that is complete. */
export function openJournal(known: Omit<Journal, "touching">): Journal {
  return { ...known, touching: createIndex(known.entries, known.full) };
}

/** Starts a journal. */
export function createJournal(sentences: Sentences): KeptJournal {
  const moments: Moment[] = [];
  const entries: FullEntry[] = [];
  const lists = createCitationLists();
  let unreadable: RevisionHead[] = [];

  function add(pair: Pair, findings: readonly Finding[]): void {
    if (pair.change.kind === "unreadable") {
      unreadable.push(pair.after);
      return;
    }
    addReadable(pair, findings);
    unreadable = [];
  }

  function addReadable({ before, after, change }: Pair, findings: readonly Finding[]): void {
    const moment = moments.length;
    const cited = citedDifference(change);
    const places = placesOf(change, cited);
    const values = createValueFacts(findings.filter(({ type }) => type === "claim_value_changed"));
    for (const finding of findings) {
      const ends = endsOf(finding);
      if (ends === null) continue;
      const { kind, from, to } = ends;
      const citations =
        kind === "removed"
          ? from.flatMap(places.gone)
          : kind === "moved"
            ? to.flatMap((key) => places.stayed(key, textsIn(finding.subject.to)))
            : to.flatMap(places.come);
      entries.push({
        moment,
        kind,
        from: from.map(sentences.find),
        to: to.map(sentences.find),
        fact: factOf(finding),
        values: kind === "modified" || kind === "reintroduced" ? values.take(from, to) : null,
        citations: lists.add(citations),
        citationsBefore: 0,
      });
    }
    for (const { before: old, after: now } of withoutMoved(cited.recited, change, findings)) {
      const numbers = now.map(({ sentence }) => sentences.find(sentence.key));
      entries.push({
        moment,
        kind: "recited",
        from: numbers,
        to: numbers,
        ...untold,
        citations: lists.add(citationsIn(change.after, now)),
        citationsBefore: lists.add(citationsIn(change.before, old)),
      });
    }
    for (const { from, to } of sentenceDifference(change).rejoined) {
      entries.push({
        moment,
        kind: "rejoined",
        from: from.map(({ sentence }) => sentences.find(sentence.key)),
        to: to.map(({ sentence }) => sentences.find(sentence.key)),
        ...untold,
      });
    }
    if (entries.at(-1)?.moment !== moment) return;
    moments.push({
      revision: after,
      predecessorId: before?.id ?? null,
      unreadable,
      reverts: findings.filter(({ type }) => type.startsWith("revert_")).map(factOf),
    });
  }

  const full = (place: number) => entries[place];
  return { ...openJournal({ moments, entries, full, citations: lists.all }), add };
}

/** The values for an entry that no detector found. */
const untold: Pick<FullEntry, "fact" | "values" | "citations" | "citationsBefore"> = {
  fact: { type: "", subject: {}, isExact: false },
  values: null,
  citations: 0,
  citationsBefore: 0,
};

/** The recited sentences without those of which all copies moved at the same time: the move shows what they cite now. */
function withoutMoved(
  recited: readonly Recited[],
  change: Change,
  findings: readonly Finding[],
): readonly Recited[] {
  if (recited.length === 0) return recited;
  const staying = new Map<string, number>();
  const count = (key: string, by: number) => staying.set(key, (staying.get(key) ?? 0) + by);
  const moved = findings.filter(({ type }) => type === "sentence_moved");
  if (moved.length === 0) return recited;
  for (const [{ sentence }] of sentenceDifference(change).stayed) count(sentence.key, 1);
  for (const { subject } of moved) for (const key of textsIn(subject.sentence)) count(key, -1);
  return recited.filter(({ after: [place] }) => (staying.get(place?.sentence.key ?? "") ?? 1) > 0);
}

function citationsIn({ blocks }: Side, places: readonly PlacedSentence[]): readonly Citation[] {
  return places.flatMap((place) => citationsAt(blocks, place));
}

/** Makes a search for entries by sentence. The first search makes the index, so all entries have to be there by then. */
function createIndex(entries: readonly Entry[], full: Journal["full"]): Journal["touching"] {
  let places: Map<number, number[]> | null = null;
  return (members) => {
    places ??= placesIn(entries);
    const found = new Set<number>();
    for (const member of members) for (const place of places.get(member) ?? []) found.add(place);
    return [...found].sort((a, b) => a - b).flatMap((place) => full(place) ?? []);
  };
}

function placesIn(entries: readonly Entry[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const [place, { from, to }] of entries.entries()) {
    for (const sentence of [...from, ...to]) {
      addTo(places, sentence, place);
    }
  }
  return places;
}

/** The changes of values of a revision, out of which each edit takes its own, so that equal edits get one each. */
function createValueFacts(findings: readonly Finding[]) {
  const taken = new Set<Fact>();
  const queues = createQueues<string, Fact>();
  for (const finding of findings) {
    const { from, to } = finding.subject;
    const fact = factOf(finding);
    // A sentence that came back may have replaced any other.
    for (const key of [`${to}`, `${from} ${to}`]) queues.add(key, fact);
  }
  return {
    /** Takes the change of an edit, or of a sentence that came back. */
    take([from]: readonly string[], [to]: readonly string[]): Fact | null {
      const key = from === undefined ? `${to}` : `${from} ${to}`;
      let fact = queues.take(key);
      while (fact !== undefined && taken.has(fact)) fact = queues.take(key);
      if (fact !== undefined) taken.add(fact);
      return fact ?? null;
    },
  };
}

/** The fact of a finding, without its evidence, which is a closure that keeps the texts of the revision alive. */
function factOf({ type, subject, exact }: Finding): Fact {
  return { type, subject, isExact: exact === true };
}
