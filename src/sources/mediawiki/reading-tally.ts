import type { ListedRevision, Revision, TimelineEntry } from "../../revision.ts";
import type { Wiki } from "./discovery/wiki.ts";
import type { SourceProgress, SourceReport } from "./report.ts";
import type { TextReading } from "./texts/read-texts.ts";

/** The part of a report that is known before texts are read. */
type Listed = Pick<SourceReport, "normalizedFrom" | "redirectedFrom" | "isRedirect" | "revisionsListed">;

type Unreadable = Exclude<Revision["text"]["state"], "readable">;

/** What was read of a page so far, and what could not be read. */
export interface ReadingTally {
  /** Bytes of all texts that are wanted. */
  readonly totalBytes: number;
  /** The counts so far; a reading that begins in the middle sets them. */
  readonly read: { revisions: number; bytes: number; talk: number; log: number };
  /** Counts a revision that was read, and reports how far the reading has got. */
  revision(revision: Revision): void;
  /** Counts a log entry or a post that is given to the reader: one that was only read ahead, past the end, does not count. */
  entry(entry: TimelineEntry): void;
  /** Notes a revision without a readable text. */
  unreadable(state: Unreadable, id: number): void;
  report(listed: Listed): SourceReport;
}

/** Starts the tally of a reading. */
export function createReadingTally(
  { client, discovered, traffic }: Wiki,
  wanted: readonly ListedRevision[],
  reading: TextReading,
  onProgress: ((progress: SourceProgress) => void) | undefined,
): ReadingTally {
  const totalBytes = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  const read = { revisions: 0, bytes: 0, talk: 0, log: 0 };
  const texts: Record<Unreadable, number[]> = { hidden: [], missing: [], too_large: [] };

  return {
    totalBytes,
    read,
    revision({ id, text }) {
      read.revisions++;
      if (text.state === "readable") read.bytes += text.bytes.byteLength;
      else texts[text.state].push(id);
      onProgress?.({
        phase: "reading",
        revisions: read.revisions,
        totalRevisions: wanted.length,
        bytes: read.bytes,
        totalBytes,
        requests: traffic().requests,
      });
    },
    entry({ kind }) {
      if (kind !== "revision") read[kind]++;
    },
    unreadable: (state, id) => void texts[state].push(id),
    report(listed) {
      const { requests, bytes, waits, waitedMs } = traffic();
      return {
        ...listed,
        api: client.api.href,
        generator: discovered.generator,
        rights: discovered.rights,
        revisionsWanted: wanted.length,
        revisionsRead: read.revisions,
        textBytesRead: read.bytes,
        talkRevisionsRead: read.talk,
        logEntries: read.log,
        hiddenTexts: [...texts.hidden],
        missingTexts: [...texts.missing],
        tooLargeTexts: [...texts.too_large],
        repairedTexts: reading.repairedTexts,
        requests,
        answerBytes: bytes,
        waits,
        waitedMs,
        halvedBatches: reading.halvedBatches,
        rawTexts: reading.rawTexts,
      };
    },
  };
}
