import type { Attribution } from "../event.ts";
import type { Json, JsonObject } from "../json.ts";
import type { WordChange } from "../text/word-diff.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import type { Citation } from "./citations.ts";
import type { Status } from "./lives.ts";
import type { MatchKind } from "./search.ts";

/** What became of the sentences a text was found in, and what was read to know it. */
export type Claim = {
  readonly schemaVersion: string;
  readonly wiki: string;
  readonly pageId: number;
  readonly title: string;
  /** The page, and its list of revisions with all their authors. */
  readonly links: { readonly page: string; readonly history: string };
  /** The text as it was asked for. */
  readonly text: string;
  /** The last revision read: the account ends here. */
  readonly asOf: DatedRevision | null;
  readonly read: WalkReport;
  /** What found the events, with their parameters. */
  readonly detectors: readonly JsonObject[];
  /** Lifelines found, told or not. */
  readonly found: number;
  readonly matches: readonly Lifeline[];
  /** The sentences most like what was not found. */
  readonly nearest: readonly NearSentence[];
  /** What was not found, in words; `null` where everything was. */
  readonly notFound: string | null;
};

/** A revision in time. */
export type DatedRevision = { readonly revision: number; readonly timestamp: string };

/** A sentence: its key in events, and what a reader sees. */
export type Wording = { readonly key: string; readonly text: string };

/** A sentence with all it was made of and all that was made of it, through time. */
export type Lifeline = {
  /** What was looked for, as a reader sees it. */
  readonly searched: string;
  readonly match: MatchKind;
  /** How alike the sentence reads to what was looked for, from 0 to 1. */
  readonly similarity: number;
  readonly sentence: Wording;
  readonly status: Status;
  /** How many copies of it stand at the end, in any of its wordings. */
  readonly copies: number;
  /** What stands at the end. */
  readonly now: readonly StandingWording[];
  /** For how long it stood in any of its wordings, up to the last revision read. */
  readonly livedSeconds: number;
  readonly livedDays: number;
  /**
   * How often it came onto the page, its returns included, not in place of another wording of it. Of sentences merged
   * into it only the first counts, or those found; of its parts that come at one revision, one.
   */
  readonly insertions: number;
  readonly steps: readonly Step[];
};

/** A wording on the page. */
export type StandingWording = {
  readonly wording: Wording;
  /** Headings above it, outermost first. */
  readonly section: readonly string[];
  readonly citations: readonly Citation[];
};

/** One thing that happened to a sentence. */
export type Step = {
  /** `recited`: its words stayed, and what they cite changed. */
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
  /** Whose edit it was; `null` where it may have been another's, hidden in between. */
  readonly by: Editing | null;
  readonly attribution: Attribution;
  /** The revisions of a range, the last one included; left out where the attribution is exact. */
  readonly candidates?: readonly Candidate[];
  /** What went; or stayed where it moved, or cites something else. */
  readonly before: readonly Wording[];
  /** What came, or stayed. */
  readonly after: readonly Wording[];
  /** What changed, word by word, where one wording went and one came; typography alone is no change. */
  readonly words?: readonly WordChange[];
  /** The numbers, dates, amounts, negations and hedges that changed, where nothing else did. */
  readonly values?: Json;
  /** Headings above it before and after a move. */
  readonly sections?: { readonly from: Json; readonly to: Json };
  /** The revision at which what came back had gone. */
  readonly removedAt?: number;
  /** The revert this was part of. */
  readonly revert: RevertOf | null;
  /** The citations in its place: after the step, or before it where the sentence went. */
  readonly citations: readonly Citation[];
  /** Those it carried before; of what was recited alone. */
  readonly citationsBefore?: readonly Citation[];
  /** How many copies stand after the revision, in any of its wordings. */
  readonly copies: number;
  /** The events this step is made of; none stands behind `recited`. */
  readonly eventIds: readonly string[];
};

/** Who edited, and how the edit was described; `null` where it is hidden. */
export type Editing = {
  readonly user: string | null;
  readonly comment: string | null;
  readonly minor: boolean;
};

/** A revision at which a step may have happened. */
export type Candidate = Editing & DatedRevision & { readonly isReadable: boolean };

/** The revert that a step was part of, as its event tells it. */
export type RevertOf = {
  readonly type: string;
  readonly eventId: string;
  /** The revision whose text came back, of an identity revert. */
  readonly restored?: Json;
  /** The revisions undone. */
  readonly reverted?: Json;
};

/** A sentence that reads somewhat like one that was not found. */
export type NearSentence = {
  readonly searched: string;
  readonly similarity: number;
  readonly sentence: Wording;
  readonly firstSeen: DatedRevision | null;
  /** Whether it stands at the end. */
  readonly isPresent: boolean;
};
