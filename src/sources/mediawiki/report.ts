/** What reading a page took, and what could not be read, for the run's manifest. Counts grow while the timeline is read. */
export interface SourceReport {
  readonly api: string;
  /** `MediaWiki 1.39.17`. */
  readonly generator: string;
  /** The licence of the texts, as the wiki words it. */
  readonly rights: { readonly url: string; readonly text: string } | null;
  /** The title as requested, if the wiki writes it differently. */
  readonly normalizedFrom: string | null;
  /** The redirect that was followed to the page. */
  readonly redirectedFrom: string | null;
  /** Whether the page is a redirect now, whose own history was read. */
  readonly isRedirect: boolean;
  /** How many revisions are in the page's history, and how many of them up to `to`. */
  readonly revisionsListed: number;
  readonly revisionsWanted: number;
  readonly revisionsRead: number;
  readonly textBytesRead: number;
  readonly talkRevisionsRead: number;
  readonly logEntries: number;
  /** Ids of the revisions whose text could not be read. */
  readonly hiddenTexts: readonly number[];
  readonly missingTexts: readonly number[];
  readonly tooLargeTexts: readonly number[];
  readonly repairedTexts: number;
  /** Requests sent to the wiki, and decoded bytes of its answers, for all pages of this source together. */
  readonly requests: number;
  readonly answerBytes: number;
  readonly waits: number;
  readonly waitedMs: number;
  readonly halvedBatches: number;
  readonly rawTexts: number;
}

/** How far a reading has got. */
export interface SourceProgress {
  readonly phase: "listing" | "reading";
  /** Revisions listed, or read with their text. */
  readonly revisions: number;
  /** How many revisions to read; `null` while they are being listed. */
  readonly totalRevisions: number | null;
  readonly bytes: number;
  readonly totalBytes: number | null;
  readonly requests: number;
}
