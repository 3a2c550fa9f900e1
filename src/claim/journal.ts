import { addTo } from "../add-to.ts";
import type { Finding, Pair } from "../detector.ts";
import { type Json, type JsonObject, textsIn } from "../json.ts";
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

/** A revision at which sentences came, went, moved or changed. */
export interface Moment {
  readonly revision: RevisionHead;
  readonly predecessorId: number | null;
  /** The unreadable revisions since the last readable one, at any of which it may have happened. */
  readonly unreadable: readonly RevisionHead[];
  /** The reverts found at it. */
  readonly reverts: readonly Fact[];
}

/** A finding as far as its event's id needs it. */
export interface Fact {
  readonly type: string;
  readonly subject: JsonObject;
  /** Whether it happened at its revision for certain. */
  readonly isExact: boolean;
}

/** One thing that happened to one sentence, or made some of others; `rejoined` is no event and no step. */
export interface Entry {
  readonly moment: number;
  readonly kind: Step["kind"] | "rejoined";
  /** Sentences of which a copy went, by number. */
  readonly from: readonly number[];
  /** Sentences of which a copy came. */
  readonly to: readonly number[];
}

/** An entry with all that is told of it. */
export interface FullEntry extends Entry {
  readonly fact: Fact;
  /** The change of values found beside it: of what came back, to what went for it. */
  readonly values: Fact | null;
  /** Number of the citations in its place: after it, or before it where a sentence went. */
  readonly citations: number;
  /** Number of those it carried before; 0 but where they changed behind words that stayed. */
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
  /** The lists of citations by number. */
  readonly citations: readonly (readonly Citation[])[];
}

/** A journal that is being kept. */
export interface KeptJournal extends Journal {
  /** Adds what a revision did, the one after those given before. The sentences that came have to be known. */
  add(pair: Pair, findings: readonly Finding[]): void;
}

/** Opens a journal of which everything is known. */
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
    const values: ValueFacts = new Map();
    for (const finding of findings) {
      if (finding.type === "claim_value_changed") addTo(values, finding.subject.to, factOf(finding));
    }
    for (const finding of findings) {
      const ends = endsOf(finding);
      if (ends === null) continue;
      const { kind, from, to } = ends;
      const citations =
        kind === "removed"
          ? from.flatMap(places.gone)
          : to.flatMap(kind === "moved" ? places.stayed : places.come);
      entries.push({
        moment,
        kind,
        from: from.map(sentences.find),
        to: to.map(sentences.find),
        fact: factOf(finding),
        values: kind === "modified" || kind === "reintroduced" ? take(values, from, to) : null,
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

/** Of what no detector finds. */
const untold: Pick<FullEntry, "fact" | "values" | "citations" | "citationsBefore"> = {
  fact: { type: "", subject: {}, isExact: false },
  values: null,
  citations: 0,
  citationsBefore: 0,
};

/** Without sentences that moved at once, all copies of them: a move tells what they cite now. */
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

/** Finds entries by sentence; the first search, once all are there, makes the index. */
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

/** Takes the change of values of an edit, or of a sentence that came back, out of the list: equal ones have one each. */
function take(values: ValueFacts, [from]: readonly string[], [to]: readonly string[]): Fact | null {
  const facts = values.get(to) ?? [];
  const at = facts.findIndex(({ subject }) => from === undefined || subject.from === from);
  return at < 0 ? null : (facts.splice(at, 1)[0] ?? null);
}

/** Changes of values by the sentence they led to. */
type ValueFacts = Map<Json | undefined, Fact[]>;

/** Not the finding itself: its evidence is a closure over the texts of the revision. */
function factOf({ type, subject, exact }: Finding): Fact {
  return { type, subject, isExact: exact === true };
}
