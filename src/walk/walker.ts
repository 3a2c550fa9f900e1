import { setImmediate } from "node:timers/promises";
import * as v from "valibot";
import type { Pair } from "../detector.ts";
import { type Anchor, type Depth, depths, type HistoryEvent, type Input } from "../event.ts";
import { checkKnown } from "../ground/check-known.ts";
import { parse } from "../ground/parse.ts";
import { turn } from "../ground/turn.ts";
import { canonicalJson, type Json } from "../json.ts";
import { changedBytesOf } from "../page/change.ts";
import { createPageState } from "../page/page-state.ts";
import { headOf, type Page, type Revision, type RevisionHead, type TimelineEntry } from "../revision.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import { anchoredAt } from "./anchored.ts";
import { begun, failureOf, savedBy } from "./at-work.ts";
import { checkEntry } from "./check-entry.ts";
import { checkPage } from "./check-history.ts";
import { checkOrder } from "./check-order.ts";
import { guarded } from "./guarded.ts";
import { type OpenBatch, type OpenQuestion, openBatch } from "./open.ts";
import { checkRegistered, type Registered } from "./registry.ts";
import { type SavedWalk, savedWalkOf } from "./saved-walk.ts";
import { sealed } from "./sealed.ts";
import { select } from "./select.ts";
import { stamp } from "./stamp.ts";
import { ask, offer, readingOf, type Step, take } from "./step.ts";
import { account, emptyReport, type WalkReport } from "./walk-report.ts";

/** A walk along one page's timeline, entry by entry. */
export interface Walker {
  /**
   * The events of the next entry, in stream order.
   *
   * @throws HistoryError `INVALID_INPUT` for an entry with an invalid member, `OUT_OF_ORDER` when it is older than the one
   * before, `DETECTOR_FAILED`, `INVALID_EVENT`.
   */
  step(entry: TimelineEntry): Promise<readonly HistoryEvent[]>;
  /**
   * Walks the next entry; its events can then be taken at any depth.
   *
   * @param signal - Looked at as in `tellAll`.
   */
  tell(entry: TimelineEntry, signal?: AbortSignal): Promise<Told>;
  /**
   * Walks the next entries, as `tell` does for one. Each detector takes them all before the next detector does.
   *
   * The findings are the same, but each detector's code and data stay in the processor's caches meanwhile.
   * @param signal - Looked at between detectors that have much to read. A walk that was cancelled cannot go on.
   * @param mostChangedBytes - When this much text came and went, the entries that are left are for the next call; all are
   * walked when left out.
   * @throws HistoryError `INVALID_INPUT` for anything but a list; `CANCELLED`. What an entry throws is in `failure` instead.
   */
  tellAll(
    entries: readonly TimelineEntry[],
    signal?: AbortSignal,
    mostChangedBytes?: number,
  ): Promise<Advance>;
  /** What has been read so far. */
  report(): WalkReport;
  /** All that is needed to go on from here; `null` when a detector cannot save its state. */
  save(): SavedWalk | null;
}

/** An entry that was walked, with its events. */
export interface Told {
  readonly anchor: Anchor;
  /** The text that was read, if the entry is a revision. */
  readonly input: Input | null;
  /** @throws HistoryError `INVALID_INPUT` for an unknown depth. */
  at(depth: Depth): readonly HistoryEvent[];
  /** The same events, and the questions on which some of them depend, with the events under every answer. */
  openAt(depth: Depth): OpenBatch;
  /** The questions that may be asked about it; none for detectors whose answers nobody else judges. */
  readonly questions: readonly OpenQuestion[];
}

/** How far a walk over several entries got. */
export interface Advance {
  readonly told: Told[];
  /** What the entry after the last one in `told` threw; `null` if none threw. Rethrow it, as `walkInBatches` does. */
  readonly failure: { readonly cause: unknown } | null;
  /**
   * Lets go of what was found, once nothing more will be asked of `told`. A long batch outlives collections: its lists are old by
   * then, and until the old generation is collected they would keep alive all findings that were put into them.
   */
  letGo(): void;
}

const noneJudged: ReadonlySet<string> = new Set();

const judgedShape = v.instance(Set, 'must be a Set of names of detectors, such as new Set(["revert"])');
const entriesShape = v.custom(
  Array.isArray,
  "must be a list of entries; of a Set or an iterator make one: [...entries]",
);

/**
 * What a detector promised and the walk waits for. If that never comes, nothing else refers to the walk: the collector would
 * close the file that is read, which newer Nodes take for an error, before anybody can say what the run waits for.
 */
const awaited = new Set<Promise<unknown>>();

async function held<T>(promise: Promise<T>): Promise<T> {
  awaited.add(promise);
  try {
    return await promise;
  } finally {
    awaited.delete(promise);
  }
}

/** Least bytes of texts that are worked on in several parts: some milliseconds of work. */
const leastPartBytes = 64 * 1024;

/**
 * Starts a walk, or goes on with a saved one.
 *
 * @param state - What `save` returned, as it was or read back from its JSON.
 * @param judged - Names of the detectors whose open questions are collected; this does not change their findings.
 * @throws HistoryError `INVALID_INPUT` for an invalid page or depth, for detectors that were not registered, and for a `judged`
 * that is no set of names; `STATE_MISMATCH` when the saved walk is invalid, or was made with other detectors, versions or
 * parameters.
 */
export function createWalker(
  page: Page,
  detectors: readonly Registered[],
  depth: Depth,
  state?: SavedWalk | Json,
  judged: ReadonlySet<string> = noneJudged,
): Walker {
  checkPage(page);
  checkRegistered(detectors);
  checkKnown("depth", depth, depths);
  parse(judgedShape, judged, "judged");
  const saved = state === undefined ? undefined : savedWalkOf(state, detectors);
  const pageState = createPageState(grammarOf(page.site), saved?.page);
  const runs = detectors.map((by, i) => ({
    by,
    run: begun(by, saved?.detectors[i]?.state),
  }));
  let last: RevisionHead | null = saved?.last ?? null;
  let mark: Anchor | null = saved?.mark ?? null;
  const read = saved === undefined ? emptyReport() : { ...saved.report };

  async function tellAll(
    entries: readonly TimelineEntry[],
    signal?: AbortSignal,
    mostChangedBytes = Number.POSITIVE_INFINITY,
  ): Promise<Advance> {
    parse(entriesShape, entries, "entries");
    const steps: Step[] = [];
    let failure: Advance["failure"] = null;
    const bytes = read.bytes;
    try {
      let changedBytes = 0;
      for (const entry of entries) {
        const step = stepOf(entry);
        steps.push(step);
        changedBytes += step.pair === null ? 0 : changedBytesOf(step.pair.change);
        if (changedBytes >= mostChangedBytes) break;
      }
    } catch (cause) {
      failure = { cause };
    }
    // The event loop gets a turn between the parts of the work, so that reading and requests go on meanwhile. A turn costs as
    // much as a small text: for few of them, the one at the end is enough.
    const isLong = read.bytes - bytes >= leastPartBytes;
    for (const { by, run } of runs) {
      if (isLong) await turn(signal);
      const isJudged = judged.has(by.detector.name);
      for (let i = 0; i < steps.length; i++) {
        const step = steps[i];
        if (step === undefined) continue;
        try {
          const findings = offer(run, by.trusted ? step : sealed(step));
          take(
            step,
            by,
            guarded(by, step.anchored.anchor, findings instanceof Promise ? await held(findings) : findings),
          );
          if (isJudged && step.pair !== null) ask(step, by, run.questions?.() ?? []);
        } catch (cause) {
          // Later detectors still get the entries before this one, and may fail at an earlier one.
          failure = { cause: failureOf(by, step.anchored.anchor, cause) };
          steps.length = i;
        }
      }
    }
    await setImmediate();
    return {
      told: steps.map(toldOf),
      failure,
      letGo: () => {
        for (const { found, earlier } of steps) found.length = earlier.length = 0;
      },
    };
  }

  async function tell(entry: TimelineEntry, signal?: AbortSignal): Promise<Told> {
    const { told, failure } = await tellAll([entry], signal);
    const [one] = told;
    if (one === undefined) throw failure?.cause;
    return one;
  }

  function stepOf(entry: TimelineEntry): Step {
    checkEntry(entry);
    const anchored = anchoredAt(page, entry, last);
    checkOrder(mark, anchored.anchor);
    mark = anchored.anchor;
    if (entry.kind === "log") read.logEntries += 1;
    if (entry.kind === "talk") read.talkPosts += 1;
    const pair = entry.kind === "revision" ? pairOf(entry.revision) : null;
    return { entry, anchored, pair, found: [], earlier: [], questions: [] };
  }

  function toldOf({ anchored, pair, found, questions }: Step): Told {
    const reading = readingOf(pair);
    const shared = { page, anchored, reading };
    return {
      anchor: anchored.anchor,
      input: reading.inputs.at(-1) ?? null,
      questions,
      openAt: (depth) => {
        checkKnown("depth", depth, depths);
        return openBatch(shared, found, questions, detectors, depth);
      },
      at: (depth) => {
        checkKnown("depth", depth, depths);
        return found.length === 0 ? [] : stamp(shared, select(found, depth), depth);
      },
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
