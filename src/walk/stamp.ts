import type { Finding, JsonSchema } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Anchor, Attribution, Depth, FactProvenance, HistoryEvent, Input } from "../event.ts";
import { eventIds, schemaVersion } from "../event.ts";
import { joined } from "../ground/joined.ts";
import { parse } from "../ground/parse.ts";
import { reasonOf } from "../ground/reason-of.ts";
import { canonicalJson, isObject, type JsonObject } from "../json.ts";
import type { Page } from "../revision.ts";
import type { Anchored } from "./anchored.ts";
import { attempted } from "./at-work.ts";
import { calledOf, type Registered } from "./registry.ts";
import { type Found, isImplied, type Selected } from "./select.ts";

/** What the walk read at an anchor. */
export interface Reading {
  readonly inputs: readonly Input[];
  readonly attribution: Attribution;
}

/** What all events of one anchor share. */
export interface Shared {
  readonly page: Page;
  readonly anchored: Anchored;
  readonly reading: Reading;
}

/** A finding with what determines its place among others. */
export interface Ordered extends Found {
  /** The subject as its schema returns it, without a repeat's `occurrence`. */
  readonly subject: JsonObject;
  /** That subject as canonical JSON. */
  readonly subjectKey: string;
}

/**
 * Makes events from the findings selected at one anchor, in stream order: by detector, then subject, then type.
 *
 * A fact that occurs again at one anchor gets `occurrence` 1, 2, … in its subject.
 * @throws HistoryError `INVALID_EVENT` when a third party's finding does not fit its definition.
 */
export function stamp(
  shared: Shared,
  { written, consequences }: Selected,
  depth: Depth,
): readonly HistoryEvent[] {
  return numbered(inOrder(written, shared.anchored.anchor), eventMaker(shared, consequences, depth));
}

/** A function that makes events from the findings at one anchor. */
export function eventMaker(
  { page, anchored, reading }: Shared,
  consequences: Selected["consequences"],
  depth: Depth,
): (found: Ordered, occurrence: number) => HistoryEvent {
  const provenances = new Map<Registered, FactProvenance>();
  const idOf = eventIds(page.site.wiki, page.pageId, anchored.anchor);
  return (found, occurrence) => {
    const { by, definition, finding } = found;
    const subject = occurrence === 0 ? found.subject : { ...found.subject, occurrence };
    const subjectKey = occurrence === 0 ? found.subjectKey : canonicalJson(subject);
    return {
      FactProvenance: provenanceOf(by, finding, reading, provenances),
      anchor: anchored.anchor,
      eventId: idOf(finding.type, subjectKey),
      evidence: evidenceOf(found, depth, consequences, anchored.anchor),
      family: by.detector.name,
      links: anchored.links,
      observed: anchored.observed,
      pageId: page.pageId,
      revision: anchored.revision,
      schemaVersion,
      subject,
      theme: finding.theme ?? definition.themes[0],
      type: finding.type,
      wiki: page.site.wiki,
    };
  };
}

/**
 * Makes something from each finding and its occurrence. Findings that are the same fact are next to each other, and are
 * numbered 0, 1, 2, …
 */
export function numbered<T>(
  inOrder: readonly Ordered[],
  make: (found: Ordered, occurrence: number) => T,
): readonly T[] {
  let previous: Ordered | undefined;
  let occurrence = 0;
  return inOrder.map((found) => {
    const isRepeat =
      previous?.subjectKey === found.subjectKey && previous.finding.type === found.finding.type;
    occurrence = isRepeat ? occurrence + 1 : 0;
    previous = found;
    return make(found, occurrence);
  });
}

/** A key that is equal for findings that are the same fact at one anchor. */
export function factOf({ finding, subjectKey }: Ordered): string {
  return `${finding.type} ${subjectKey}`;
}

/** Findings in stream order. They arrive detector by detector, so only those of one detector have to be sorted. */
export function inOrder(written: readonly Found[], anchor: Anchor): readonly Ordered[] {
  const all = written.map((found) => ordered(found, anchor));
  const parts: Ordered[][] = [];
  for (let start = 0; start < all.length; ) {
    let end = start + 1;
    while (end < all.length && all[end]?.by === all[start]?.by) end++;
    parts.push(all.slice(start, end).sort(byFact));
    start = end;
  }
  return joined(...parts);
}

function byFact(a: Ordered, b: Ordered): number {
  return (
    compare(a.subjectKey, b.subjectKey) ||
    compare(a.finding.type, b.finding.type) ||
    // Findings that some depths leave out are numbered last, so that the others have the same occurrence at every depth.
    Number(isImplied(a.finding)) - Number(isImplied(b.finding))
  );
}

/** A finding with its subject as its schema returns it. */
export function ordered(found: Found, anchor: Anchor): Ordered {
  const { by, definition, finding } = found;
  const subject = checkedSubject(found, anchor);
  return { by, definition, finding, subject, subjectKey: canonicalJson(subject) };
}

/** The order of two strings by UTF-16 units. */
export function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function provenanceOf(
  by: Registered,
  finding: Finding,
  reading: Reading,
  known: Map<Registered, FactProvenance>,
): FactProvenance {
  const shared = finding.inputs === undefined && finding.exact !== true;
  const before = shared ? known.get(by) : undefined;
  if (before !== undefined) return before;
  const provenance: FactProvenance = {
    attribution: finding.exact === true ? exact : reading.attribution,
    detector: by.detector.name,
    inputs: finding.inputs === undefined ? reading.inputs : [...reading.inputs, ...finding.inputs],
    parameters: by.recorded,
    version: by.detector.version,
  };
  if (shared) known.set(by, provenance);
  return provenance;
}

/** The attribution of what certainly happened at its anchor. */
export const exact: Attribution = { kind: "exact" };

function evidenceOf(
  { by, definition, finding }: Found,
  depth: Depth,
  consequences: JsonObject | null,
  anchor: Anchor,
): JsonObject {
  const told = typeof finding.evidence === "function" ? finding.evidence(depth) : finding.evidence;
  const evidence = by.trusted
    ? told
    : attempted(by, anchor, () =>
        checked(definition.evidence, told, `evidence of ${placeOf(finding, by, anchor)}`),
      );
  const folds = finding.folds === true && consequences !== null && depth !== "brief";
  return folds ? { ...evidence, consequences } : evidence;
}

function checkedSubject({ by, definition, finding }: Found, anchor: Anchor): JsonObject {
  if (by.trusted) return finding.subject;
  return attempted(by, anchor, () =>
    checked(definition.subject, finding.subject, `subject of ${placeOf(finding, by, anchor)}`),
  );
}

function placeOf({ type }: Finding, by: Registered, { kind, id }: Anchor): string {
  return `${type} by ${calledOf(by)} at ${kind} ${id}`;
}

/** A value that fits its schema, and that JSON can hold. Checked here because, when written, nobody knows whose it is. */
function checked(schema: JsonSchema, value: unknown, where: string): JsonObject {
  // To a schema, a promise looks like an empty strict object.
  if (value instanceof Promise)
    throw invalid(where, "must be there at once; what is waited for is for onPair");
  const made = parse(schema, value, where, "INVALID_EVENT");
  if (!isObject(made)) throw invalid(where, "must be an object");
  try {
    canonicalJson(made);
  } catch (cause) {
    throw invalid(where, reasonOf(cause), cause);
  }
  return made;
}

function invalid(where: string, what: string, cause?: unknown): HistoryError {
  return new HistoryError("INVALID_EVENT", `${where}: ${what}`, {}, { cause });
}
