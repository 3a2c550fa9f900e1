import type { ErrorCode } from "../errors.ts";
import type { WalkedChange } from "./past.ts";

/** What became of a page in one pass. */
export type Status = "new" | "unchanged" | "changed" | "history_changed" | "missing" | "moved" | "error";

/** What one look at a page found. */
export type PageResult = {
  /** The title in the list. */
  readonly page: string;
  readonly status: Status;
  /** Revisions that were not known before, and the first and the last of them. */
  readonly newRevisions: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Events that were not there before. */
  readonly events: number;
  readonly eventsFile: string | null;
  readonly wiki?: string;
  readonly pageId?: number;
  /** The page's title now, where it is another one. */
  readonly title?: string;
  readonly change?: HistoryChange;
  readonly error?: { readonly code: ErrorCode | "DEFECT"; readonly message: string };
};

/** Why a page's events were made anew, and what that changed. */
export type HistoryChange = {
  /** `past`: what was walked is not what the wiki has now; `upgrade`: another version; `file`: events were lost. */
  readonly reason: "past" | "upgrade" | "file";
  readonly past: WalkedChange | null;
  /** Ids of the events of the old file that the new one has not, and the other way round. */
  readonly withdrawn: readonly string[];
  readonly added: readonly string[];
  /** Ids of the events of both that nobody had been told of before. */
  readonly untold: readonly string[];
  /** Length of the new file when it was made: what lies behind is new to everybody. */
  readonly bytes: number;
  /** File that says the same. */
  readonly file: string;
};
