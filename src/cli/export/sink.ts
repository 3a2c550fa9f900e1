import type { HistoryEvent } from "../../event.ts";
import type { Output } from "../files/output.ts";
import type { Account } from "./account.ts";

/** Writes a page's events in one format. Nothing is kept once it is written; what cannot be streamed is in a file meanwhile. */
export interface Sink {
  /** Writes what comes before the events, if anything does. */
  begin?(): Promise<void>;
  /** Whether all events of a revision, log entry or post have to be taken at once, since they are told of together. */
  readonly takesWholeEdits?: boolean;
  take(events: readonly HistoryEvent[]): Promise<void>;
  /** Writes what comes after the events, if anything does. The caller who opened the output finishes it. */
  end?(account: Account): Promise<void>;
  /** Releases what is held; harmless if repeated. */
  close?(): Promise<void>;
}

/** The formats of an export, the default first. */
export const formats = ["json", "ndjson", "csv", "sqlite", "parquet", "markdown"] as const;

/** A format of an export. */
export type Format = (typeof formats)[number];

/** Formats that are not text: a screen cannot show them. */
export const binaryFormats: readonly Format[] = ["sqlite", "parquet"];

/**
 * Opens a format for writing. Its writer is loaded only now: an export to JSON loads no database.
 *
 * @param scratch - Directory for temporary files.
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
