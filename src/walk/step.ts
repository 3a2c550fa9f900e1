import type { Asked, DetectorRun, Finding, Pair } from "../detector.ts";
import type { TimelineEntry } from "../revision.ts";
import type { Anchored } from "./anchored.ts";
import type { OpenQuestion } from "./open.ts";
import type { Registered } from "./registry.ts";
import { definitionOf, type FoundBy } from "./select.ts";
import { exact, type Reading } from "./stamp.ts";

/** An entry on its way through the detectors. */
export interface Step {
  readonly entry: TimelineEntry;
  readonly anchored: Anchored;
  /** Of a revision. */
  readonly pair: Pair | null;
  readonly found: FoundBy[];
  /** The findings alone, as the detectors see them. */
  readonly earlier: Finding[];
  readonly questions: OpenQuestion[];
}

/**
 * Takes in what a detector found; one by one, for a page of two megabytes has more sentences than a call may have
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

/** Takes in what a detector's rule was asked, where somebody else may judge it. */
export function ask({ questions }: Step, by: Registered, asked: readonly Asked[]): void {
  for (const one of asked) if (isFair(by, one)) questions.push({ by, asked: one });
}

/** Whether the rule says of the input alone what it said of the page; else the input leaves out what decided. */
function isFair({ detector: { question }, parameters }: Registered, { input, answer }: Asked): boolean {
  return question?.answer(input, parameters).answer === answer;
}

/** Shows a detector the entry; what it found. */
export function offer(run: DetectorRun, { entry, pair, earlier }: Step) {
  if (pair !== null) return run.onPair(pair, earlier);
  if (entry.kind === "log") return run.onLogEntry?.(entry.entry, earlier) ?? [];
  if (entry.kind === "talk") return run.onTalkPost?.(entry.post, earlier) ?? [];
  return [];
}

/** What was read for a pair; nothing for an entry that is none. */
export function readingOf(pair: Pair | null): Reading {
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
