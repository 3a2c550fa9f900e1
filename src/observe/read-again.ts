import { HistoryError } from "../errors.ts";
import type { Part } from "../store/kept.ts";
import { type Known, type Unread, unreadBytes } from "./known.ts";
import type { Looking, WatchedPage } from "./looking.ts";
import type { PageRecord } from "./record.ts";

/** Ids of revisions whose texts could not be read and can be now. */
export type ReadAgain = Readonly<Record<Part, ReadonlySet<number>>>;

/** Where no text that could not be read can be now. */
export const nothingBack: ReadAgain = { page: new Set(), talk: new Set() };

/** Whether texts are to be looked at again. */
export function hasUnreadWalked({ own, talk }: Pick<PageRecord, "own" | "talk">): boolean {
  return [...own, ...talk].some((entry) => unreadBytes(entry) !== null);
}

/** Asks once more for the texts that could not be read, and keeps those that come. */
export async function readWalkedAgain(
  { kept, wiki }: Looking,
  { own, talk }: PageRecord,
): Promise<ReadAgain> {
  const part = async (name: Part, known: readonly Known[]): Promise<ReadonlySet<number>> => {
    const unread = known.flatMap((entry) => {
      const bytes = unreadBytes(entry);
      return bytes === null ? [] : [{ id: entry[0], timestamp: entry[1], bytes }];
    });
    if (unread.length === 0) return nothingBack[name];
    const texts = new Map([...(await wiki.texts(unread))].filter(([, { state }]) => state === "readable"));
    if (texts.size > 0) kept.save((write) => write.texts(name, texts));
    return new Set(texts.keys());
  };
  return { page: await part("page", own), talk: await part("talk", talk) };
}

/** The error for a page that was there when the pass began. */
export function goneMeanwhile(): HistoryError {
  return new HistoryError("PAGE_MISSING", "the page was deleted while it was looked at");
}

/**
 * Makes sure that texts are not missing because the page was deleted while it was walked.
 *
 * @throws HistoryError `PAGE_MISSING`
 */
export async function throwIfGone({ wiki }: Looking, { page }: WatchedPage, unread: Unread): Promise<void> {
  if (unread.size === 0) return;
  const standing = (await wiki.standingsById([page.pageId])).get(page.pageId);
  if (standing?.state !== "there") throw goneMeanwhile();
}
