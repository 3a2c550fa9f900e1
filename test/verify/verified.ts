import { tmpdir } from "node:os";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { createLedger } from "../../src/cli/verify/ledger.ts";
import type { Detector } from "../../src/detector.ts";
import type { Depth, HistoryEvent } from "../../src/event.ts";
import type { Page, PageHistory, TimelineEntry } from "../../src/revision.ts";
import { createLineWriter } from "../../src/sinks/json-lines.ts";
import { testPage } from "../../src/testing.ts";
import { soughtIn, statementReader } from "../../src/verify/read-statement.ts";
import type { Verification } from "../../src/verify/verification.ts";
import { type VerifyOptions, verifyPage, verifyRest } from "../../src/verify/verify.ts";
import { type ParameterChoices, register } from "../../src/walk/registry.ts";

/** A history that can be read again and again. */
export interface Loaded {
  readonly page: Page;
  readonly timeline: readonly TimelineEntry[];
}

export function pageOf(timeline: readonly TimelineEntry[]): Loaded {
  return { page: testPage, timeline };
}

export function historyOf({ page, timeline }: Loaded): PageHistory {
  async function* entries() {
    yield* timeline;
  }
  return { page, timeline: entries() };
}

/** The events of a page. */
export async function eventsOf(
  loaded: Loaded,
  depth: Depth = "forensic",
  choices: ParameterChoices = {},
  detectors: readonly Detector[] = builtInDetectors,
): Promise<readonly HistoryEvent[]> {
  const events: HistoryEvent[] = [];
  const registered = register(detectors, choices);
  for await (const batch of analyze(historyOf(loaded), registered, { depth }).events) events.push(...batch);
  return events;
}

/** Events as the lines of a stream. */
export function linesOf(events: readonly HistoryEvent[]): readonly string[] {
  const line = createLineWriter();
  return events.map((event) => line(event).trimEnd());
}

/** The verdicts on the lines of a stream, with the page as it is now; `null`: there is none. */
export async function verified(
  lines: readonly string[],
  now: Loaded | null,
  options: VerifyOptions = {},
  detectors: readonly Detector[] = builtInDetectors,
): Promise<readonly Verification[]> {
  const report: Verification[] = [];
  const read = statementReader(detectors);
  const ledger = await createLedger(tmpdir());
  try {
    for (const [i, text] of lines.entries()) {
      const reading = read({ number: i + 1, text, isEnded: i < lines.length - 1 });
      if (reading.verification !== null) report.push(reading.verification);
      const statement = soughtIn(reading, options.complete);
      if (statement !== null) await ledger.add(statement);
    }
    for (const page of await ledger.pages()) {
      if (now === null) {
        for await (const verification of verifyRest(page.statements, "page_gone")) report.push(verification);
        continue;
      }
      const passes = page.passes(register(detectors));
      for await (const batch of verifyPage(historyOf(now), page.statements, passes, options))
        report.push(...batch);
      for await (const verification of verifyRest(page.statements, "anchor_gone")) report.push(verification);
    }
  } finally {
    await ledger.remove();
  }
  return report;
}

/** How many events have which verdict; those that nobody has are left out. */
export function countsOf(report: readonly Verification[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { verdict } of report) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}
