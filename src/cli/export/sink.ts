import type { HistoryEvent } from "../../event.ts";
import type { Output } from "../files/output.ts";
import type { Account } from "./account.ts";

/** Where a page's events go in one format. Nothing is kept that is written; what cannot be streamed lies in a file. */
export interface Sink {
  /** Writes what comes before the events, where something does. */
  begin?(): Promise<void>;
  take(events: readonly HistoryEvent[]): Promise<void>;
  /** Writes what comes behind them, where something does. The output is finished by whoever opened it. */
  end?(account: Account): Promise<void>;
  /** Lets go of what is held; harmless twice. */
  close?(): Promise<void>;
}

/** The formats of an export, the usual one first. */
export const formats = ["json", "ndjson", "csv", "sqlite", "parquet", "markdown"] as const;

/** A format of an export. */
export type Format = (typeof formats)[number];

/** Formats that are no text: a screen cannot show them. */
export const binaryFormats: readonly Format[] = ["sqlite", "parquet"];

/**
 * Opens a format for writing. What writes it is loaded now: whoever exports JSON pays for no database.
 *
 * @param scratch - Directory for files that are laid aside meanwhile.
 */
export async function openSink(format: Format, output: Output, scratch: string): Promise<Sink> {
  switch (format) {
    case "json":
      return (await import("./json.ts")).jsonSink(output);
    case "ndjson":
      return (await import("./json.ts")).ndjsonSink(output);
    case "csv":
      return (await import("./csv.ts")).csvSink(output);
    case "sqlite":
      return (await import("./sqlite.ts")).sqliteSink(output, scratch);
    case "parquet":
      return (await import("./parquet.ts")).parquetSink(output);
    case "markdown":
      return (await import("./markdown.ts")).markdownSink(output, scratch);
  }
}
