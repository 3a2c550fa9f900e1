import type { JsonObject } from "../json.ts";

/** A page, whatever its title is. */
export interface PageKey {
  /** Under which name its wiki is kept, as `keptWikiKey` gives it. */
  readonly wiki: string;
  readonly pageId: number;
}

/** The page itself, or the page about it. */
export type Part = "page" | "talk";

/** What the wiki said of a page when it was last asked. */
export type Observation = {
  readonly title: string;
  readonly namespace: number;
  readonly isRedirect: boolean;
  /** Id of the latest revision, as `prop=info` has it. */
  readonly lastRevision: number;
  /** When the page had been touched before it was last listed as a whole: a later touch may be a hiding. */
  readonly touched: string;
  /** The page about it, and when it had been touched at that moment; `null` where there is none. */
  readonly talk: {
    readonly pageId: number;
    readonly lastRevision: number;
    readonly touched: string;
    /** Whether it was touched since it was last listed as a whole. */
    readonly isOwed?: boolean;
  } | null;
  /** Title of the page about it, where there can be one. */
  readonly talkTitle: string | null;
  /** Texts the wiki gives in one answer. */
  readonly textsAtOnce: number;
  /** How many there are of each list: one that is shorter was damaged. */
  readonly counts: { readonly own: number; readonly talk: number; readonly log: number };
  /** The wiki's clock at that moment: from here on, less an hour, its log is news. */
  readonly at: string;
  /** The wiki's clock when the page was last listed as a whole, and when the page about it was. */
  readonly listedAt: string;
  readonly talkListedAt?: string;
  /** Raised by each change of the past: what was made of an older generation is made anew. */
  readonly generation: number;
};

/** A walk that was put aside, and what it is a walk of. */
export type KeptRun = {
  /** Digest of what it was made of; made of something else, it cannot be gone on with. */
  readonly origin: string;
  /** What a walk or a claim needs to go on, as it saved itself. */
  readonly state: JsonObject;
};
