import type { JsonObject } from "../json.ts";

/** What identifies a page, whatever its title. */
export interface PageKey {
  /** The name under which its wiki is kept, as `keptWikiKey` gives it. */
  readonly wiki: string;
  readonly pageId: number;
}

/** The page itself, or its talk page. */
export type Part = "page" | "talk";

/** What the wiki said about a page when it was last asked. */
export type Observation = {
  readonly title: string;
  readonly namespace: number;
  readonly isRedirect: boolean;
  /** Id of the latest revision, as `prop=info` gives it. */
  readonly lastRevision: number;
  /** When the page was last touched at the time all of it was last listed; a later touch may be a hiding. */
  readonly touched: string;
  /** Its talk page, and when that was last touched at that time; `null` if there is none. */
  readonly talk: {
    readonly pageId: number;
    readonly lastRevision: number;
    readonly touched: string;
    /** Whether it was touched since all of it was last listed. */
    readonly isOwed: boolean;
  } | null;
  /** Title of its talk page, if it can have one. */
  readonly talkTitle: string | null;
  /** How many texts the wiki gives in one answer. */
  readonly textsAtOnce: number;
  /** Length of each list; a kept list that is shorter was damaged. */
  readonly counts: { readonly own: number; readonly talk: number; readonly log: number };
  /** The wiki's clock at that moment; what is in its log from an hour before that on is new. */
  readonly at: string;
  /** The wiki's clock when all of the page was last listed; `talkListedAt`: when all of its talk page was. */
  readonly listedAt: string;
  readonly talkListedAt: string;
  /** Raised with each change of the past; results based on an older generation are made anew. */
  readonly generation: number;
};

/** A saved walk, and what it was based on. */
export type KeptRun = {
  /** Digest of what it was based on; if that has changed, the walk cannot be continued. */
  readonly origin: string;
  /** The saved state that a walk or a claim needs to go on. */
  readonly state: JsonObject;
};
