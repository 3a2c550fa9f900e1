import { builtInDetectors } from "../../../detectors/index.ts";
import type { Entry } from "../../../src/claim/journal.ts";
import { createLines } from "../../../src/claim/lines.ts";
import { type Life, livesOf } from "../../../src/claim/lives.ts";
import type { Step } from "../../../src/claim/result.ts";
import { stepsOf } from "../../../src/claim/steps.ts";
import { walkPage } from "../../../src/claim/walk-page.ts";
import type { PageHistory } from "../../../src/revision.ts";
import { register } from "../../../src/walk/registry.ts";
import { citeAlike, plain, unmatched } from "./cited.ts";
import { whyNotLinked } from "./linked.ts";
import { type Text, textsOf } from "./texts.ts";

/** What the oracle found of one page. */
export interface Verdict {
  readonly sentences: number;
  readonly steps: number;
  readonly faults: readonly string[];
  /** For each sentence that stands the wordings it came through, the first one first. */
  readonly chains: readonly (readonly string[])[];
}

/**
 * Holds the lifelines of all sentences of a page's last text to the texts themselves, each read from scratch.
 *
 * @param read - Opens the history and hands it on; called twice.
 */
export async function checkPage(
  read: <T>(use: (history: PageHistory) => Promise<T>) => Promise<T>,
): Promise<Verdict> {
  const { texts, wordings, until } = await read(textsOf);
  const used = builtInDetectors.filter(({ name }) => name === "revert" || name === "sentence_similarity");
  const { account } = await read((history) => walkPage(history, register(used), {}, () => {}));
  const { journal, sentences } = account;
  const lines = createLines(journal.entries);
  const firsts = firstPlaces(texts);
  const placeOf = new Map(texts.map(({ revision }, place) => [revision.id, place]));
  const faults: string[] = [];
  const chains: string[][] = [];
  let count = 0;
  const standing = [...(texts.at(-1)?.counts.keys() ?? [])];

  for (const key of standing) {
    const fault = (what: string) => faults.push(`${key.slice(0, 12)} ${what}`);
    const [life] = livesOf([{ sentence: sentences.find(key), match: "exact" }], journal, lines, until);
    if (life === undefined) {
      fault("is not known");
      continue;
    }
    const members = [...life.members].map(sentences.key);
    checkPresence(life, members, texts, until, fault);
    const steps = stepsOf(life.members, account).map(({ step }) => step);
    count += steps.length;
    if (steps[0]?.kind !== "appeared") fault(`begins with ${steps[0]?.kind}`);
    for (const step of steps) {
      const place = placeOf.get(step.revision.revision) ?? -1;
      const [old, now] = [texts[place - 1], texts[place]];
      if (now === undefined) fault(`has a step at revision ${step.revision.revision}, which has no text`);
      else checkStep(step, { old, now, place, members, firsts }, fault);
    }
    for (const [place, now] of texts.entries()) checkCited(steps, texts[place - 1], now, members, fault);
    const chain = chainOf(sentences.find(key), journal.entries).map(sentences.key);
    if ((firsts.get(chain[0] ?? "") ?? -1) < 0) fault("begins with a sentence no text has");
    chains.push(chain.map((one) => wordings.get(one) ?? ""));
  }
  return { sentences: standing.length, steps: count, faults, chains };
}

/** The first text each sentence stands in. */
function firstPlaces(texts: readonly Text[]): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>();
  for (const [place, { counts }] of texts.entries()) {
    for (const key of counts.keys()) if (!firsts.has(key)) firsts.set(key, place);
  }
  return firsts;
}

function checkPresence(
  { copies, livedSeconds, status }: Life,
  members: readonly string[],
  texts: readonly Text[],
  until: number,
  fault: (what: string) => void,
): void {
  let lived = 0;
  for (const [place, text] of texts.entries()) {
    if (copiesIn(text, members) > 0) lived += (texts[place + 1]?.seconds ?? until) - text.seconds;
  }
  if (lived !== livedSeconds) fault(`stood ${livedSeconds} s, in the texts ${lived} s`);
  const last = texts.at(-1);
  const standing = last === undefined ? 0 : copiesIn(last, members);
  if (standing !== copies) fault(`has ${copies} copies, in the last text ${standing}`);
  if (status !== "present") fault(`is ${status}`);
}

function copiesIn({ counts }: Text, members: readonly string[]): number {
  return members.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
}

interface Place {
  readonly old: Text | undefined;
  readonly now: Text;
  readonly place: number;
  readonly members: readonly string[];
  readonly firsts: ReadonlyMap<string, number>;
}

/** Holds one step to the text of its revision and the one before. */
function checkStep(
  { kind, before, after, copies, revision }: Step,
  { old, now, place, members, firsts }: Place,
  fault: (what: string) => void,
): void {
  const at = `at revision ${revision.revision}`;
  const change = (key: string) => (now.counts.get(key) ?? 0) - (old?.counts.get(key) ?? 0);
  const isNew = (key: string) => firsts.get(key) === place;
  if (copiesIn(now, members) !== copies)
    fault(`${kind} ${at}: ${copies} copies, in the text ${copiesIn(now, members)}`);
  if (kind === "recited") {
    if (after.some(({ key }) => (now.counts.get(key) ?? 0) === 0)) fault(`recited ${at}, but is not there`);
    return;
  }
  if (kind === "moved") {
    if (before.some(({ key }) => (now.counts.get(key) ?? 0) === 0)) fault(`moved ${at}, but is not there`);
    return;
  }
  for (const { key } of before) if (change(key) >= 0) fault(`${kind} ${at}: ${key.slice(0, 12)} did not go`);
  for (const { key } of after) if (change(key) <= 0) fault(`${kind} ${at}: ${key.slice(0, 12)} did not come`);
  if (kind === "removed") return;
  if (kind === "reintroduced") {
    if (after.some(({ key }) => isNew(key))) fault(`${kind} ${at}: was never there`);
    return;
  }
  if (!after.every(({ key }) => isNew(key))) fault(`${kind} ${at}: was there before`);
  if (kind === "appeared") return;
  const reason = whyNotLinked(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  );
  if (reason !== null) fault(`${kind} ${at}: ${reason}`);
}

/** Holds what is told of changed citations to what the copies of each sentence cite in two texts. */
function checkCited(
  steps: readonly Step[],
  old: Text | undefined,
  now: Text,
  members: readonly string[],
  fault: (what: string) => void,
): void {
  const here = steps.filter(({ revision }) => revision.revision === now.revision.id);
  const at = `at revision ${now.revision.id}`;
  for (const key of members) {
    const of = (kind: Step["kind"]) =>
      here.filter((step) => step.kind === kind && step.after.length === 1 && step.after[0]?.key === key);
    const told = of("recited");
    const [olds, nows] = [copiesOf(old, key), copiesOf(now, key)];
    // Joined or broken by a line's end: another sentence to the texts.
    if (old === undefined || olds.length === 0 || nows.length === 0) continue;
    const [gone, come] = unmatched(olds, nows);
    const isSingle = olds.length === 1 && nows.length === 1;
    const isSure =
      isSingle || [...gone, ...come].flat().every(({ text }) => text !== null && text.length < 200);
    const most = Math.min(gone.length, come.length);
    const isSame = isSingle && citeAlike(olds.flat(), nows.flat(), old.definitions, now.definitions);
    const expected = isSame ? 0 : most;
    const moved = of("moved").length;
    if (told.length > expected || (isSure && moved === 0 && told.length < expected)) {
      fault(`recited ${told.length} times ${at}, in the texts ${expected} (of ${olds.length} copies)`);
    }
    for (const { citations, citationsBefore = [] } of told) {
      if (!gone.some((sources) => reads(citationsBefore, sources))) fault(`recited ${at}: did not cite that`);
      if (!come.some((sources) => reads(citations, sources))) fault(`recited ${at}: does not cite that`);
    }
  }
}

function copiesOf(text: Text | undefined, key: string) {
  const cites = text?.cites.get(key) ?? [];
  const without = (text?.counts.get(key) ?? 0) - cites.length;
  return [...cites, ...new Array<(typeof cites)[number]>(Math.max(0, without)).fill([])];
}

/** Whether citations are those, as far as they are shown. */
function reads(citations: Step["citations"], sources: ReturnType<typeof copiesOf>[number]): boolean {
  return (
    citations.length === sources.length &&
    citations.every(({ text }, i) => {
      const whole = sources[i]?.text ?? null;
      return text === null || whole === null
        ? text === whole
        : whole.startsWith(plain(text.replace(/…$/, "")));
    })
  );
}

/** The sentences one came through, by the first origin of each. */
function chainOf(sentence: number, entries: readonly Entry[]): readonly number[] {
  const parents = originsOf(entries);
  const chain = [sentence];
  for (let at = parents.get(sentence); at !== undefined; at = parents.get(at)) chain.unshift(at);
  return chain;
}

const known = new WeakMap<readonly Entry[], ReadonlyMap<number, number>>();

function originsOf(entries: readonly Entry[]): ReadonlyMap<number, number> {
  let parents = known.get(entries);
  if (parents === undefined) {
    const found = new Map<number, number>();
    for (const { kind, from, to } of entries) {
      const [parent] = from;
      if (kind === "moved" || kind === "recited" || parent === undefined) continue;
      for (const child of to) if (!found.has(child)) found.set(child, parent);
    }
    parents = found;
    known.set(entries, found);
  }
  return parents;
}
