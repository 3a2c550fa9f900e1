import { HistoryError } from "../errors.ts";
import { reasonOf } from "../ground/reason-of.ts";
import type { Listed } from "./due-pages.ts";
import type { EventFolder } from "./event-folder.ts";
import { nothingNew } from "./found.ts";
import type { WatchedPage } from "./looking.ts";
import { eventFileName } from "./record.ts";
import type { PageResult } from "./result.ts";
import type { WatchIndex } from "./watch-index.ts";

/** Where the events of pages are, and what is known about these pages. */
interface Place {
  readonly folder: EventFolder;
  readonly index: WatchIndex;
}

const whyNot = {
  invalid: ["PAGE_INVALID", "the wiki knows no page by this title"],
  special: ["PAGE_SPECIAL", "this page is made afresh for each reader, so it has no history"],
  interwiki: ["PAGE_INTERWIKI", "this title has the prefix of another wiki"],
} as const;

/** The result for a title that stands for no page. */
export function notThere(
  { title, state, last }: Exclude<Listed, { watched: WatchedPage }>,
  folder: EventFolder,
): PageResult {
  const eventsFile = last === null ? null : folder.path(eventFileName(last.pageId, last.head.file));
  if (state === "missing") return { page: title, ...nothingNew, status: "missing", eventsFile };
  const [code, message] = whyNot[state];
  return { page: title, ...nothingNew, status: "error", eventsFile, error: { code, message } };
}

/** The result for a page that existed when the pass began, but does not any more. */
export function gone(listed: Listed, place: Place): PageResult {
  return { page: listed.title, ...nothingNew, status: "missing", eventsFile: lastFile(listed, place) };
}

/** The result for a page at which the look failed. */
export function failed(listed: Listed, failure: unknown, place: Place): PageResult {
  const error =
    failure instanceof HistoryError
      ? { code: failure.code, message: failure.message }
      : { code: "DEFECT" as const, message: reasonOf(failure) };
  return { page: listed.title, ...nothingNew, status: "error", eventsFile: lastFile(listed, place), error };
}

function lastFile(listed: Listed, { folder, index }: Place): string | null {
  const pageId = "watched" in listed ? listed.watched.page.pageId : null;
  const head = pageId === null ? undefined : index.heads.get(pageId);
  return pageId === null || head === undefined ? null : folder.path(eventFileName(pageId, head.file));
}
