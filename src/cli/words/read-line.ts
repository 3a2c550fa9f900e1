import { unreadParts, type WalkReport } from "../../walk/walk-report.ts";
import { counted } from "./counted.ts";
import { displayed } from "./displayed.ts";
import { entryWords } from "./entry-words.ts";

/** What was read of a page and what could not be, as parts of a line. */
export function readParts(title: string, wiki: string, read: WalkReport): readonly string[] {
  const unread = unreadParts(read);
  const beside = entryWords({ revisions: 0, logEntries: read.logEntries, talkPosts: read.talkPosts });
  return [
    `${displayed(title)} (${displayed(wiki)}): ${counted(read.revisions, "revision")} read`,
    ...beside,
    unread.length === 0 ? "every text readable" : `texts not readable: ${unread.join(", ")}`,
    ...(read.contradicted === 0
      ? []
      : [`${counted(read.contradicted, "text")} not as the export's SHA-1 says`]),
    ...(read.unvouched === 0
      ? []
      : [`${counted(read.unvouched, "empty text")} that may be lost: the export gives no size`]),
  ];
}
