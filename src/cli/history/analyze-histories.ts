import type { AnalyzeOptions } from "../../analyze.ts";
import { turn } from "../../ground/turn.ts";
import type { Manifest } from "../../manifest.ts";
import { createLineEncoder } from "../../sinks/line-encoder.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import { counted } from "../words/counted.ts";
import { walkOptions } from "../words/progress.ts";
import { readParts } from "../words/read-line.ts";
import { userParts } from "../words/user-parts.ts";
import { analyzeOpened } from "./analyze-opened.ts";
import type { OpenedHistory } from "./open-histories.ts";

/** Receives the results of an analysis of pages. */
export interface PagesTaker {
  /** Events as JSON lines in UTF-8; valid until the promise resolves. */
  lines(lines: Uint8Array): Promise<void>;
  /** Called after each page, with the line that closes it. */
  page(manifest: Manifest, closing: string): void;
}

/** Parts of the output after which signals are heard: a turn costs as much as a small part. */
const partsPerTurn = 8;

/** Analyses pages one after the other. */
export async function analyzeHistories(
  histories: AsyncIterable<OpenedHistory>,
  detectors: readonly Registered[],
  options: AnalyzeOptions,
  host: Pick<Host, "clock" | "progress" | "signal" | "version">,
  take: PagesTaker,
): Promise<void> {
  // One for all pages: its buffer is larger than most of them, and V8 collects all that it has after so many bytes.
  const encode = createLineEncoder();
  // Finding and listing a page takes time, too.
  let start = host.clock.monotonicMs();
  for await (const opened of histories) {
    const walked = { ...options, ...walkOptions(opened, host) };
    const analysis = analyzeOpened(opened, detectors, walked, host, encode);
    let parts = 0;
    for await (const lines of analysis.lines) {
      await take.lines(lines);
      // One edit may have many thousands of events, between which the walk gives no turn in which a signal would be heard.
      if (++parts % partsPerTurn === 0) await turn(host.signal);
    }
    const manifest = analysis.manifest();
    take.page(manifest, closingLine(manifest, (host.clock.monotonicMs() - start) / 1000));
    start = host.clock.monotonicMs();
  }
}

function closingLine(manifest: Manifest, seconds: number): string {
  const { title, wiki, read, total, byUser } = manifest;
  const found = [...userParts(byUser), counted(total, "event")];
  return [...readParts(title, wiki, read), ...found, `${seconds.toFixed(1)} s`].join(", ");
}
