import type { ErrorCode } from "../errors.ts";
import type { WalkedChange } from "./past.ts";

/** What became of a page in one pass. */
export type Status = "new" | "unchanged" | "changed" | "history_changed" | "missing" | "moved" | "error";

/** What one look at a page found. */
export type PageResult = {
  /** The title in the list. */
  readonly page: string;
  readonly status: Status;
  /** How many revisions were not known before; `from` and `to` are the first and the last of them. */
  readonly newRevisions: number;
  readonly from: number | null;
  readonly to: number | null;
  /** How many events were not there before. */
  readonly events: number;
  readonly eventsFile: string | null;
  readonly wiki?: string;
  readonly pageId?: number;
  /** The page's present title, if it differs. */
  readonly title?: string;
  readonly change?: HistoryChange;
  readonly error?: { readonly code: ErrorCode | "DEFECT"; readonly message: string };
};

/** Why a page's events were made anew, and what that changed. */
export type HistoryChange = {
  /** `past`: the wiki's past is not what was walked; `upgrade`: another version; `file`: events were lost, or moved by an edit. */
  readonly reason: "past" | "upgrade" | "file";
  readonly past: WalkedChange | null;
  /** Ids of the events that only the old file had, before it lost any; `added` has those that only the new one has. */
  readonly withdrawn: readonly string[];
  readonly added: readonly string[];
  /** Ids of the events in both files that nobody had been told about before. */
  readonly untold: readonly string[];
  /** Length of the new file when it was made; what comes after that is new to everybody. */
  readonly bytes: number;
  /** The file that holds this change, too. */
  readonly file: string;
};
