import * as v from "valibot";
import { boundaries } from "../boundary-table.ts";
import type { Detector } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import { type Depth, eventId, families, schemaVersion } from "../event.ts";
import { eventSchema } from "../event-schema.ts";
import { hasDoubledMember, memberTwice } from "../ground/doubled-member.ts";
import { parse, wordsOf } from "../ground/parse.ts";
import { holdsTooManyValues, mostValues } from "../ground/too-many-values.ts";
import { canonicalJson, isObject, type JsonObject } from "../json.ts";
import { savedAnchor } from "../saved-part.ts";
import { cut } from "../text/cut.ts";
import { declared } from "../walk/select.ts";
import { hidesNames, isPseudonym } from "./redacted.ts";
import type { EventReference, Verification } from "./verification.ts";

/** An event as a stream states it, consistent in itself. */
export interface Statement {
  readonly line: number;
  readonly place: EventReference;
  readonly detector: string;
  /** Parameters of the detector, without who judged. */
  readonly parameters: JsonObject;
  /** The event as canonical JSON without what is only observed. */
  readonly canonical: string;
  /** Whether the source that it was found in had tags. */
  readonly hasTags: boolean;
  /** Whether a model judged it, so that its verdict is known. */
  readonly isJudged: boolean;
  /** Title of the page at the time, by which it may be looked for. */
  readonly title: string | null;
}

/** A statement, or a verdict that needs no look at the page; both if a model judged what is stated. */
export type Reading =
  | { readonly statement: Statement; readonly verification: null }
  | { readonly statement: Statement | null; readonly verification: Verification };

const noObject = "must be one JSON object";

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The shape that events of every version of every detector share. */
const envelope = v.looseObject({
  schemaVersion: v.string(),
  eventId: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  type: v.string(),
  wiki: v.string(),
  pageId: id,
  anchor: v.strictObject({ ...savedAnchor.entries, id }),
  subject: v.record(v.string(), v.unknown()),
  observed: v.optional(v.unknown()),
  FactProvenance: v.looseObject({
    detector: v.string(),
    version: v.string(),
    parameters: v.looseObject({ boundary: v.looseObject({ path: v.string() }) }),
  }),
});
type Envelope = v.InferOutput<typeof envelope>;

/**
 * The statement that is looked for on its page, if one is: what a model judged only if the page's events should all be in the
 * stream, so that it is not said to lack them.
 */
export function soughtIn(
  { statement, verification }: Reading,
  complete: Depth | undefined,
): Statement | null {
  return verification === null || complete !== undefined ? statement : null;
}

/** Makes a reader for the lines of a stream of events, as statements to be verified with these detectors. */
export function statementReader(
  detectors: readonly Detector[],
): (line: { readonly number: number; readonly text: string; readonly isEnded: boolean }) => Reading {
  const byName = new Map(detectors.map((detector) => [detector.name, detector]));
  const schemas = new Map<string, ReturnType<typeof eventSchema>>();

  return ({ number, text, isEnded }) => {
    try {
      return read(number, text);
    } catch (failure) {
      return refused({ line: number, verdict: "invalid", problem: problemIn(failure, isEnded) });
    }
  };

  function read(line: number, text: string): Reading {
    if (holdsTooManyValues(text)) {
      return refused({ line, verdict: "invalid", problem: `must hold at most ${mostValues} values` });
    }
    const json: unknown = JSON.parse(text);
    if (!isObject(json)) return refused({ line, verdict: "invalid", problem: noObject });
    const stated = parse(envelope, json, "event");
    const { observed, ...facts } = stated;
    // Refuses lone surrogates and deep nesting before the schema of the type walks through it.
    const canonical = canonicalJson(withoutFallback(facts));
    const { type, wiki, pageId, anchor, FactProvenance: provenance } = stated;
    const place: EventReference = { eventId: stated.eventId, type, wiki, pageId, anchor };
    const settled = (rest: Omit<Verification, "line" | keyof EventReference>) =>
      refused({ line, ...place, ...rest });

    if (hasDoubledMember(text, json)) {
      return settled({ verdict: "invalid", problem: memberTwice });
    }
    const proper = eventId(type, wiki, pageId, anchor, canonicalJson(stated.subject));
    // If names of accounts are hidden, the id cannot be computed; whether the page has the stated id will show later.
    if (proper !== place.eventId && !hidesNames(canonicalJson(stated.subject)))
      return settled({ verdict: "invalid", problem: `eventId must be ${proper}` });
    if (stated.schemaVersion !== schemaVersion) {
      return settled({
        verdict: "other_version",
        problem: `schemaVersion is ${cut(stated.schemaVersion, 40)}, here it is ${schemaVersion}`,
      });
    }
    const detector = byName.get(provenance.detector);
    if (detector === undefined) {
      return settled({ verdict: "unverifiable", reason: "detector_not_loaded", problem: notLoaded(stated) });
    }
    if (detector.version !== provenance.version) {
      return settled({
        verdict: "other_version",
        problem: `${detector.name} was ${cut(provenance.version, 40)}, here it is ${detector.version}`,
      });
    }
    const problem = problemOf(detector, stated, json);
    if (problem !== null) return settled({ verdict: "invalid", problem });
    const { boundary, ...parameters } = provenance.parameters;
    const isJudged = boundary.path !== "heuristic";
    const statement: Statement = {
      line,
      place,
      detector: detector.name,
      parameters: parse(detector.parameters, parameters, `parameters of ${detector.name}`),
      canonical,
      hasTags: v.is(withTags, observed),
      isJudged,
      title: titleIn(observed),
    };
    if (!isJudged) return { statement, verification: null };
    const wrong = notJudged(detector, type, boundary.answer);
    if (wrong !== null) return settled({ verdict: "invalid", problem: wrong });
    const judged = { verdict: "model_judged", problem: `judged by path ${boundary.path}` } as const;
    return { ...settled(judged), statement };
  }

  function problemOf(detector: Detector, { type }: Envelope, json: unknown): string | null {
    const definition = declared(detector, type);
    if (definition === undefined) return `${detector.name} emits no ${cut(type, 80)}`;
    const schema = schemas.get(type) ?? eventSchema(type, detector.name, definition);
    schemas.set(type, schema);
    const result = v.safeParse(schema, json);
    if (result.success) return null;
    const issue = result.issues.find((one) => !isHiddenId(one));
    if (issue === undefined) return null;
    return cut(`${v.getDotPath(issue) ?? type}: ${wordsOf(schema, issue)}`);
  }
}

function refused(verification: Verification) {
  return { statement: null, verification };
}

/** Whether an issue is only that an account's id is hidden, and so not a number any more. */
function isHiddenId({ input, path }: v.BaseIssue<unknown>): boolean {
  return isPseudonym(input) && (path?.[0]?.key === "subject" || path?.[0]?.key === "evidence");
}

/** Why no model can have given such an answer; `null` if one can. */
function notJudged({ name }: Detector, type: string, answer: unknown): string | null {
  const family = families.find((one) => one === name);
  const judges: readonly string[] = family === undefined ? [] : boundaries[family].judges;
  if (family === undefined || !judges.includes(type)) return `boundary.path: no model judges ${type}`;
  const answers: readonly unknown[] = boundaries[family].answers;
  return answers.includes(answer) ? null : `boundary.answer: must be one of ${answers.join(", ")}`;
}

function problemIn(failure: unknown, isEnded: boolean): string {
  if (failure instanceof SyntaxError) return isEnded ? noObject : "the line is cut";
  if (failure instanceof HistoryError) return cut(failure.message);
  throw failure;
}

function notLoaded({ FactProvenance: { detector } }: Envelope): string {
  return `the detector ${JSON.stringify(cut(detector, 80))} is not loaded`;
}

const withTags = v.looseObject({ tags: v.array(v.string()) });

const withTitle = v.looseObject({ title: v.string() });

/** Facts without the note that a model failed, so that the rule judged after all: it is not part of what the rule found. */
function withoutFallback<TFacts extends Pick<Envelope, "FactProvenance">>(facts: TFacts): TFacts {
  const { parameters } = facts.FactProvenance;
  const boundary = { ...parameters.boundary, fallback: undefined };
  return { ...facts, FactProvenance: { ...facts.FactProvenance, parameters: { ...parameters, boundary } } };
}

function titleIn(observed: unknown): string | null {
  return v.is(withTitle, observed) ? observed.title : null;
}
