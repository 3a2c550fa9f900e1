import type { Asked, DetectorRun, Finding, Pair } from "../detector.ts";
import { rangeAttribution } from "../range-attribution.ts";
import type { TimelineEntry } from "../revision.ts";
import type { Anchored } from "./anchored.ts";
import type { OpenQuestion } from "./open.ts";
import type { Registered } from "./registry.ts";
import { definitionOf, type FoundBy } from "./select.ts";
import { exact, type Reading } from "./stamp.ts";

/** An entry that passes from detector to detector. */
export interface Step {
  readonly entry: TimelineEntry;
  readonly anchored: Anchored;
  /** The pair, if the entry is a revision. */
  readonly pair: Pair | null;
  readonly found: FoundBy[];
  /** The findings alone, as the detectors see them. */
  readonly earlier: Finding[];
  readonly questions: OpenQuestion[];
}

/**
 * Adds what a detector found to a step. It adds one by one: a page of two megabytes has more sentences than a call may have
 * arguments.
 *
 * @throws HistoryError `INVALID_EVENT` for a type that the detector does not define.
 */
export function take({ found, earlier }: Step, by: Registered, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  let checked = "";
  for (const finding of findings) {
    if (finding.type !== checked) definitionOf(by, finding);
    checked = finding.type;
    earlier.push(finding);
  }
  found.push({ by, findings });
}

/** Adds the questions of a detector's rule that somebody else may answer. */
export function ask({ questions }: Step, by: Registered, asked: readonly Asked[]): void {
  for (const one of asked) if (isFair(by, one)) questions.push({ by, asked: one });
}

/** Whether the rule gives the same answer for the input alone as for the page; if not, the input lacks what was decisive. */
function isFair({ detector: { question }, parameters }: Registered, { input, answer }: Asked): boolean {
  return question?.answer(input, parameters).answer === answer;
}

/** Shows the entry to a detector, and returns what it found. */
export function offer(run: DetectorRun, { entry, pair, earlier }: Step) {
  if (pair !== null) return run.onPair(pair, earlier);
  if (entry.kind === "log") return run.onLogEntry?.(entry.entry, earlier) ?? [];
  if (entry.kind === "talk") return run.onTalkPost?.(entry.post, earlier) ?? [];
  return [];
}

/** The texts read for a pair, and its attribution; no texts for an entry that is not a revision. */
export function readingOf(pair: Pair | null): Reading {
  if (pair === null) return { attribution: exact, inputs: [] };
  const { kind, before, after, candidates } = pair.change;
  return {
    // The only fact about an unreadable text is that it was saved, and that is certain.
    attribution: kind !== "unreadable" && candidates.length > 1 ? rangeAttribution(candidates) : exact,
    inputs: [
      ...(before.revision === null ? [] : [{ revision: before.revision.id, sha1: before.sha1 }]),
      { revision: pair.after.id, sha1: kind === "unreadable" ? null : after.sha1 },
    ],
  };
}
