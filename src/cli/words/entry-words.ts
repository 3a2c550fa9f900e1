import { counted } from "./counted.ts";

/** How many entries of a page's history there are of each kind. */
export interface EntryCounts {
  readonly revisions: number;
  readonly logEntries: number;
  readonly talkPosts: number;
}

/** The entries of each kind of which there are any: `2 revisions`, `1 log entry`. */
export function entryWords({ revisions, logEntries, talkPosts }: EntryCounts): readonly string[] {
  return [
    ...(revisions === 0 ? [] : [counted(revisions, "revision")]),
    ...(logEntries === 0 ? [] : [counted(logEntries, "log entry", "log entries")]),
    ...(talkPosts === 0 ? [] : [counted(talkPosts, "talk post")]),
  ];
}
