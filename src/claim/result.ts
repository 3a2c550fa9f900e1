import type { Attribution } from "../event.ts";
import type { Json, JsonObject } from "../json.ts";
import type { WordChange } from "../text/word-diff.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import type { Citation } from "./citations.ts";
import type { Status } from "./lives.ts";
import type { MatchKind } from "./search.ts";

/** What became of the sentences in which a text was found, and what was read to find out. */
export type Claim = {
  readonly schemaVersion: string;
  readonly wiki: string;
  readonly pageId: number;
  readonly title: string;
  /** Addresses of the page, and of its list of revisions with all their authors. */
  readonly links: { readonly page: string; readonly history: string };
  /** The text as it was given. */
  readonly text: string;
  /** The last revision read, where the account ends. */
  readonly asOf: DatedRevision | null;
  readonly read: WalkReport;
  /** The detectors that found the events, with their parameters. */
  readonly detectors: readonly JsonObject[];
  /** How many lifelines were found, whether they are in `matches` or not. */
  readonly found: number;
  readonly matches: readonly Lifeline[];
  /** The sentences most like what was not found. */
  readonly nearest: readonly NearSentence[];
  /** What was not found, in words; `null` if everything was. */
  readonly notFound: string | null;
};

/** A claim whose lifelines are made one by one, as they are asked for: thousands of them may have a million steps. */
export type ClaimInParts = Omit<Claim, "matches"> & { readonly matches: Lifelines };

/** Lifelines; each time they are gone through, they may be made anew. */
export type Lifelines = Iterable<Lifeline> & { readonly length: number };

/** A revision with its time. */
export type DatedRevision = { readonly revision: number; readonly timestamp: string };

/** A sentence: its key in events, and its text as a reader sees it. */
export type Wording = { readonly key: string; readonly text: string };

/** A sentence through time, with all that it was made from and all that was made from it. */
export type Lifeline = {
  /** What was looked for, as a reader sees it. */
  readonly searched: string;
  readonly match: MatchKind;
  /** The similarity of the sentence to what was looked for, from 0 to 1. */
  readonly similarity: number;
  readonly sentence: Wording;
  /** What the sentence has in place of what was looked for, word by word; only if it merely reads alike (`similar`). */
  readonly differences?: readonly WordChange[];
  /**
   * When what was looked for was on the page for the first time: `steps` may begin with other words. `null` if no step has it.
   */
  readonly firstSeen: FirstSeen | null;
  readonly status: Status;
  /** How many copies of it are on the page at the end, in any of its wordings. */
  readonly copies: number;
  /** The wordings on the page at the end. */
  readonly now: readonly StandingWording[];
  /** For how long it was on the page, in any of its wordings, up to the last revision read. */
  readonly livedSeconds: number;
  /**
   * How often it came onto the page other than by replacing another wording of itself; returns count. Of the sentences merged
   * into it, only the first counts, or those found; of its parts that come at the same revision, one.
   */
  readonly insertions: number;
  readonly steps: readonly Step[];
};

/** The first of the wordings in which a text was found, and whose edit brought it, as in its step. */
export type FirstSeen = DatedRevision & Pick<Step, "by"> & { readonly wording: Wording };

/** A wording on the page. */
export type StandingWording = {
  readonly wording: Wording;
  /** Headings above it, outermost first, cut as in events. */
  readonly section: readonly string[];
  readonly citations: readonly Citation[];
};

/** One thing that happened to a sentence. */
export type Step = {
  /** `recited`: its words stayed, but what they cite changed. */
  readonly kind:
    | "appeared"
    | "modified"
    | "split"
    | "merged"
    | "moved"
    | "recited"
    | "removed"
    | "reintroduced";
  readonly revision: DatedRevision;
  readonly links: { readonly revision: string; readonly diff?: string };
  /** Whose edit it was; `null` if it may have been the edit of a hidden revision in between. */
  readonly by: Editing | null;
  readonly attribution: Attribution;
  /** The revisions of a range: of more than a hundred unreadable ones the first hundred, and the last; absent if the attribution is exact. */
  readonly candidates?: readonly Candidate[];
  /** What was removed; or what stayed, if it moved or now cites something else. */
  readonly before: readonly Wording[];
  /** What was added, or stayed. */
  readonly after: readonly Wording[];
  /** What changed, word by word, if one wording replaced another; typography alone is no change. */
  readonly words?: readonly WordChange[];
  /** The numbers, dates, amounts, negations, hedges and quantifiers that changed, if nothing else did. */
  readonly values?: Json;
  /** Headings above it before and after a move. */
  readonly sections?: { readonly from: Json; readonly to: Json };
  /** The revision that had removed what now came back. */
  readonly removedAt?: number;
  /** The revert that this step was part of; `null` if there was none. */
  readonly revert: RevertOf | null;
  /** The citations at its place: after the step, or before it if the sentence was removed. */
  readonly citations: readonly Citation[];
  /** The citations before the step; only for `recited`. */
  readonly citationsBefore?: readonly Citation[];
  /** How many copies are on the page after the revision, in any of its wordings. */
  readonly copies: number;
  /** The ids of the events that this step is made from; `recited` has none. */
  readonly eventIds: readonly string[];
};

/** Who edited, and how the edit was described; `null` if hidden. */
export type Editing = {
  readonly user: string | null;
  readonly comment: string | null;
  readonly minor: boolean;
};

/** A revision at which a step may have happened. */
export type Candidate = Editing & DatedRevision & { readonly isReadable: boolean };

/** The revert that a step was part of, as its event describes it. */
export type RevertOf = {
  readonly type: string;
  readonly eventId: string;
  /** The revision whose text came back; only for identity reverts. */
  readonly restored?: Json;
  /** The revisions that were undone. */
  readonly reverted?: Json;
};

/** A sentence that is somewhat similar to one that was not found. */
export type NearSentence = {
  readonly searched: string;
  readonly similarity: number;
  readonly sentence: Wording;
  readonly firstSeen: DatedRevision | null;
  /** Whether it is on the page at the end. */
  readonly isPresent: boolean;
};
