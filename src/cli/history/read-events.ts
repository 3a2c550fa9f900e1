import type { AnalyzeOptions } from "../../analyze.ts";
import { HistoryError } from "../../errors.ts";
import type { HistoryEvent } from "../../event.ts";
import type { JsonObject } from "../../json.ts";
import type { Manifest } from "../../manifest.ts";
import type { Page } from "../../revision.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import { walkOptions } from "../words/progress.ts";
import { analyzeOpened } from "./analyze-opened.ts";
import { type HistoryChoice, openHistories } from "./open-histories.ts";

/** The result of one page's analysis, when all its events have been passed on. */
export interface PageRead {
  readonly manifest: Manifest;
  readonly page: Page;
  /** What the source reports about the reading. */
  readonly source: JsonObject;
}

/**
 * Analyses the one page of a choice and passes on its events as they are found.
 *
 * @throws HistoryError `INVALID_INPUT` when the choice leads to several pages, before one is read; whatever the sources
 * throw.
 */
export async function readEvents(
  choice: HistoryChoice & AnalyzeOptions,
  detectors: readonly Registered[],
  host: Host,
  take: (events: readonly HistoryEvent[], page: Page) => Promise<void> | void,
): Promise<PageRead> {
  const source = await openHistories({ ...choice, only: "name one of them by its title or id" }, host);
  let read: Pick<PageRead, "manifest" | "page"> | undefined;
  for await (const opened of source.histories) {
    const { page } = opened.history;
    const analysis = analyzeOpened(opened, detectors, { ...choice, ...walkOptions(opened, host) }, host);
    for await (const events of analysis.events) await take(events, page);
    read = { manifest: analysis.manifest(), page };
  }
  if (read === undefined) throw new HistoryError("PAGE_MISSING", "the input holds no page");
  return { ...read, source: source.report() };
}
