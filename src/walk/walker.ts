import { setImmediate } from "node:timers/promises";
import type { Asked, DetectorRun, Finding, Pair } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Anchor, Depth, HistoryEvent, Input } from "../event.ts";
import { canonicalJson, type Json, type JsonObject, sha256 } from "../json.ts";
import { createPageState } from "../page/page-state.ts";
import { parse } from "../parse.ts";
import {
  headOf,
  isTimestamp,
  type Page,
  type Revision,
  type RevisionHead,
  type TimelineEntry,
} from "../revision.ts";
import { grammarOf } from "../text/grammar.ts";
import { type Anchored, anchoredAt } from "./anchored.ts";
import { begun, failureOf, savedBy } from "./at-work.ts";
import { guarded } from "./guarded.ts";
import { comparePlaces } from "./merge-timeline.ts";
import { type OpenBatch, type OpenQuestion, openBatch } from "./open.ts";
import type { Registered } from "./registry.ts";
import { type SavedWalk, savedWalkSchema } from "./saved-walk.ts";
import { definitionOf, type FoundBy, select } from "./select.ts";
import { exact, type Reading, stamp } from "./stamp.ts";

/** A walk along one page's timeline, entry by entry. */
export interface Walker {
  /**
   * The events of the next entry, in stream order.
   *
   * @throws HistoryError `INVALID_INPUT` for an entry whose id or time is none, `OUT_OF_ORDER` when it is older than the one
   * before, `DETECTOR_FAILED`, `INVALID_EVENT`.
   */
  step(entry: TimelineEntry): Promise<readonly HistoryEvent[]>;
  /** Steps on and leaves open at which depth to tell of it. */
  tell(entry: TimelineEntry): Promise<Told>;
  /**
   * The same for several entries: one detector takes them all before the next one does.
   *
   * What was found is the same; one detector's code and data stay in the processor's caches meanwhile.
   */
  tellAll(entries: readonly TimelineEntry[]): Promise<Advance>;
  /** What has been read so far. */
  report(): WalkReport;
  /** All that is needed to go on from here; `null` when a detector cannot save its state. */
  save(): SavedWalk | null;
}

/** One entry of a timeline that was walked. */
export interface Told {
  readonly anchor: Anchor;
  /** The text read, for a revision. */
  readonly input: Input | null;
  at(depth: Depth): readonly HistoryEvent[];
  /** Those events and the questions some of them hang on, with the events under every answer. */
  openAt(depth: Depth): OpenBatch;
  /** What may be asked of it: empty for detectors that are not to be judged. */
  readonly questions: readonly OpenQuestion[];
}

/** How far a walk over several entries came. */
export interface Advance {
  readonly told: Told[];
  /** What the entry behind the last one told threw; `null` where all were walked. To be thrown on: see `walkInBatches`. */
  readonly failure: { readonly cause: unknown } | null;
}

/** What a walk has read, and what it could not. */
export interface WalkReport extends JsonObject {
  readonly revisions: number;
  readonly logEntries: number;
  readonly talkPosts: number;
  /** Bytes of readable text. */
  readonly bytes: number;
  /** Revisions without a readable text, by reason. */
  readonly hidden: number;
  readonly missing: number;
  readonly tooLarge: number;
  /** First and last revision read. */
  readonly first: number | null;
  readonly last: number | null;
  /** SHA-256 over id, time and text digest of every revision read, each chained to the one before. */
  readonly chain: string;
}

const noneJudged: ReadonlySet<string> = new Set();

/**
 * Starts a walk, or goes on with a saved one.
 *
 * @param state - What `save` gave, as it was or read back from its JSON.
 * @param judged - Names of the detectors whose open questions are gathered; what they find is the same.
 * @throws HistoryError `STATE_MISMATCH` when the saved walk is none, or had other detectors, versions or parameters.
 */
export function createWalker(
  page: Page,
  detectors: readonly Registered[],
  depth: Depth,
  state?: SavedWalk | Json,
  judged: ReadonlySet<string> = noneJudged,
): Walker {
  const saved = state === undefined ? undefined : savedWalkOf(state, detectors);
  const pageState = createPageState(grammarOf(page.site), saved?.page);
  const runs = detectors.map((by, i) => ({
    by,
    run: begun(by, saved?.detectors[i]?.state),
  }));
  let last: RevisionHead | null = saved?.last ?? null;
  let mark: Anchor | null = saved?.mark ?? null;
  const read = saved === undefined ? emptyReport() : { ...saved.report };

  async function tellAll(entries: readonly TimelineEntry[]): Promise<Advance> {
    const steps: Step[] = [];
    let failure: Advance["failure"] = null;
    try {
      for (const entry of entries) steps.push(stepOf(entry));
    } catch (cause) {
      failure = { cause };
    }
    // Turns of the event loop between the parts of the work: what is read or asked for meanwhile goes on.
    for (const { by, run } of runs) {
      await setImmediate();
      const isJudged = judged.has(by.detector.name);
      for (let i = 0; i < steps.length; i++) {
        const step = steps[i];
        if (step === undefined) continue;
        try {
          const findings = offer(run, step);
          take(
            step,
            by,
            guarded(by, step.anchored.anchor, findings instanceof Promise ? await findings : findings),
          );
          if (isJudged && step.pair !== null) ask(step, by, run.questions?.() ?? []);
        } catch (cause) {
          // The entries before this one may still fail in a later detector.
          failure = { cause: failureOf(by, step.anchored.anchor, cause) };
          steps.length = i;
        }
      }
    }
    await setImmediate();
    return { told: steps.map(toldOf), failure };
  }

  async function tell(entry: TimelineEntry): Promise<Told> {
    const { told, failure } = await tellAll([entry]);
    const [one] = told;
    if (one === undefined) throw failure?.cause;
    return one;
  }

  function stepOf(entry: TimelineEntry): Step {
    const anchored = anchoredAt(page, entry, last);
    checkPlace(anchored.anchor);
    checkOrder(mark, anchored.anchor);
    mark = anchored.anchor;
    if (entry.kind === "log") read.logEntries += 1;
    if (entry.kind === "talk") read.talkPosts += 1;
    const pair = entry.kind === "revision" ? pairOf(entry.revision) : null;
    return { entry, anchored, pair, found: [], earlier: [], questions: [] };
  }

  function toldOf({ anchored, pair, found, questions }: Step): Told {
    const reading = readingOf(pair);
    return {
      anchor: anchored.anchor,
      input: reading.inputs.at(-1) ?? null,
      questions,
      openAt: (depth) => openBatch(page, anchored, reading, found, questions, detectors, depth),
      at: (depth) => (found.length === 0 ? [] : stamp(page, anchored, reading, select(found, depth), depth)),
    };
  }

  function pairOf(revision: Revision): Pair {
    const after = headOf(revision);
    const change = pageState.next(revision);
    const pair = { page, position: read.revisions, before: last, after, change };
    last = after;
    account(read, revision, change.kind === "unreadable" ? null : change.after.sha1);
    return pair;
  }

  function save(): SavedWalk | null {
    const states = [];
    for (const { by, run } of runs) {
      const put = savedBy(by, run);
      if (put === null) return null;
      states.push({
        name: by.detector.name,
        version: by.detector.version,
        parameters: canonicalJson(by.recorded),
        state: put.state,
      });
    }
    return { report: { ...read }, last, mark, page: pageState.save(), detectors: states };
  }

  return {
    step: async (entry) => (await tell(entry)).at(depth),
    tell,
    tellAll,
    report: () => ({ ...read }),
    save,
  };
}

/** An entry on its way through the detectors. */
interface Step {
  readonly entry: TimelineEntry;
  readonly anchored: Anchored;
  /** Of a revision. */
  readonly pair: Pair | null;
  readonly found: FoundBy[];
  /** The findings alone, as the detectors see them. */
  readonly earlier: Finding[];
  readonly questions: OpenQuestion[];
}

// One by one: a page of two megabytes has more sentences than a call may have arguments.
function take({ found, earlier }: Step, by: Registered, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  let checked = "";
  for (const finding of findings) {
    if (finding.type !== checked) definitionOf(by, finding);
    checked = finding.type;
    earlier.push(finding);
  }
  found.push({ by, findings });
}

function ask({ questions }: Step, by: Registered, asked: readonly Asked[]): void {
  for (const one of asked) if (isFair(by, one)) questions.push({ by, asked: one });
}

/** Whether the rule says of the input alone what it said of the page; else the input leaves out what decided. */
function isFair({ detector: { question }, parameters }: Registered, { input, answer }: Asked): boolean {
  return question?.answer(input, parameters).answer === answer;
}

type MutableReport = { -readonly [Name in keyof WalkReport]: WalkReport[Name] };

function emptyReport(): MutableReport {
  return {
    revisions: 0,
    logEntries: 0,
    talkPosts: 0,
    bytes: 0,
    hidden: 0,
    missing: 0,
    tooLarge: 0,
    first: null,
    last: null,
    chain: "",
  };
}

function account(read: MutableReport, { id, timestamp, text }: Revision, sha1: string | null): void {
  read.revisions += 1;
  read.first ??= id;
  read.last = id;
  read.chain = sha256(`${read.chain} ${id} ${timestamp} ${sha1 ?? text.state}`);
  if (text.state === "readable") read.bytes += text.bytes.length;
  else if (text.state === "hidden") read.hidden += 1;
  else if (text.state === "missing") read.missing += 1;
  else read.tooLarge += 1;
}

function offer(run: DetectorRun, { entry, pair, earlier }: Step) {
  if (pair !== null) return run.onPair(pair, earlier);
  if (entry.kind === "log") return run.onLogEntry?.(entry.entry, earlier) ?? [];
  if (entry.kind === "talk") return run.onTalkPost?.(entry.post, earlier) ?? [];
  return [];
}

function readingOf(pair: Pair | null): Reading {
  if (pair === null) return { attribution: exact, inputs: [] };
  const { kind, before, after, candidates } = pair.change;
  return {
    // Nothing of an unreadable text is told but that it was saved, and that is certain.
    attribution: kind !== "unreadable" && candidates.length > 1 ? { candidates, kind: "range" } : exact,
    inputs: [
      ...(before.revision === null ? [] : [{ revision: before.revision.id, sha1: before.sha1 }]),
      { revision: pair.after.id, sha1: kind === "unreadable" ? null : after.sha1 },
    ],
  };
}

/** A history may be a caller's own: times written otherwise fall out of order, and events of them fit no schema. */
function checkPlace({ kind, id, timestamp }: Anchor): void {
  const isId = Number.isSafeInteger(id) && id >= 0;
  if (isId && isTimestamp(timestamp)) return;
  const right = isId
    ? "its timestamp must be a time there is, like 2004-05-06T07:08:09Z"
    : "its id must be a whole number, at least 0";
  throw new HistoryError("INVALID_INPUT", `${kind} ${id} (${timestamp}): ${right}`, { kind, id, timestamp });
}

function checkOrder(mark: Anchor | null, next: Anchor): void {
  if (mark === null || comparePlaces(mark, next) < 0) return;
  throw new HistoryError(
    "OUT_OF_ORDER",
    `${next.kind} ${next.id} (${next.timestamp}) comes after ${mark.kind} ${mark.id} (${mark.timestamp}); a history must be in order of time, then id`,
    { mark, next },
  );
}

function savedWalkOf(state: SavedWalk | Json, detectors: readonly Registered[]): SavedWalk {
  const saved = parse(savedWalkSchema, state, "saved walk", "STATE_MISMATCH");
  const now = detectors.map(
    ({ detector, recorded }) => `${detector.name} ${detector.version} ${canonicalJson(recorded)}`,
  );
  const then = saved.detectors.map(({ name, version, parameters }) => `${name} ${version} ${parameters}`);
  if (now.join("\n") === then.join("\n")) return saved;
  throw new HistoryError(
    "STATE_MISMATCH",
    "the saved walk had other detectors, versions or parameters; walk the page again from its first revision",
    { now, then },
  );
}
