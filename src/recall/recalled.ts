import { HistoryError } from "../errors.ts";
import { canonicalJson, type Json, sha256 } from "../json.ts";
import { mergeTimeline } from "../merge-timeline.ts";
import { createTalkReader, type TalkReader } from "../page/talk-posts.ts";
import { upTo } from "../range-end.ts";
import type { ListedRevision, Revision, TalkPost, TimelineEntry } from "../revision.ts";
import type { Followed } from "../sources/mediawiki/follow-redirect.ts";
import {
  type MediawikiHistory,
  type PageOptions,
  requestsFor,
  wantedOf,
} from "../sources/mediawiki/read-page.ts";
import { createReadingTally } from "../sources/mediawiki/reading-tally.ts";
import { readOwnRevisions } from "../sources/mediawiki/texts/read-own-revisions.ts";
import { readRevisions } from "../sources/mediawiki/texts/read-revisions.ts";
import { beginReading } from "../sources/mediawiki/texts/read-texts.ts";
import { readOnce } from "../sources/read-once.ts";
import type { KeptRun, Part } from "../store/kept.ts";
import { keptTexts } from "../store/kept-texts.ts";
import type { LockedPage, PageReading } from "../store/page-store.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import type { Lists } from "./past.ts";
import type { CurrentPage } from "./recall-page.ts";

/** A page's history from the store; it has to be closed. */
export interface Recalled extends MediawikiHistory {
  readonly memory: Memory;
  /** Closes the page and releases its lock. */
  close(): Promise<void>;
}

/** The results of earlier runs on a page, and the place for those of this one. */
export interface Memory {
  readonly lists: Lists;
  readonly kept: PageReading;
  /** What a saved run has to be based on so that it can be continued: the page's past, its title and the wiki. */
  readonly origin: string;
  /**
   * The timeline after what was read before. Locks the page, because texts are kept as they are read.
   *
   * @throws HistoryError `LOCKED`, `STORE_FAILED`, `CANCELLED`; network errors.
   */
  timeline(behind: Behind): AsyncIterable<TimelineEntry>;
  /** What the talk page's reader needs to go on, once the timeline has been read to its end. */
  talkState(): Json;
  /** Reports that everything was read before, with so many bytes of text. */
  tellWhole(bytes: number): void;
  /**
   * Keeps the results of a run on the page, unless somebody else has seen that its past has changed meanwhile.
   *
   * @param before - Report of the run that was continued; `null` for a run from the beginning.
   */
  save(digest: string, run: KeptRun, pieces: readonly Buffer[], before: WalkReport | null): Promise<void>;
}

/** How far a page was read: entries of each list, bytes, and the state of the talk page's reader. */
export interface Behind extends Pick<WalkReport, "revisions" | "logEntries" | "talkPosts" | "bytes"> {
  readonly talk?: Json | undefined;
}

/** The value for a page of which nothing was read. */
export const beginning: Behind = { revisions: 0, logEntries: 0, talkPosts: 0, bytes: 0 };

/**
 * Makes a history of a page as it is now.
 *
 * @param followed - The page as it was requested, and the redirect that led to it.
 */
export function recalled(followed: Followed, current: CurrentPage, options: PageOptions): Recalled {
  const { name, redirectedFrom } = followed;
  const { wiki, page, observation, lists, kept } = current;
  const { client } = wiki;
  const { signal, onProgress } = options;
  const wanted = wantedOf(lists.own, options);
  const reading = beginReading(observation.textsAtOnce);
  const tally = createReadingTally(wiki, wanted, reading, onProgress);
  let reader: TalkReader | null = null;

  function texts(locked: LockedPage, part: Part, revisions: readonly ListedRevision[]) {
    return keptTexts(locked, part, revisions, locked.textIds(part), (missing) =>
      part === "page"
        ? readOwnRevisions(client, name, page, missing, reading, signal)
        : readRevisions(client, missing, reading, signal),
    );
  }

  async function* timeline(behind: Behind): AsyncGenerator<TimelineEntry, void, void> {
    const locked = await kept.lock();
    countBefore(behind);
    const talkReader = createTalkReader(grammarOf(page.site), behind.talk);
    reader = talkReader;
    async function* own(): AsyncGenerator<Revision, void, void> {
      for await (const revision of texts(locked, "page", wanted.slice(behind.revisions))) {
        tally.revision(revision);
        yield revision;
      }
    }
    async function* talk(): AsyncGenerator<TalkPost, void, void> {
      for await (const revision of texts(locked, "talk", lists.talk.slice(behind.talkPosts))) {
        yield talkReader.next(revision);
      }
    }
    const entries = mergeTimeline(own(), lists.log.slice(behind.logEntries), talk());
    for await (const entry of upTo(entries, options)) {
      tally.entry(entry);
      yield entry;
    }
  }

  function countBefore({ revisions, logEntries, talkPosts, bytes }: Behind): void {
    Object.assign(tally.read, { revisions, log: logEntries, talk: talkPosts, bytes });
    if (revisions === 0) return;
    const states = kept.reading.textStates("page");
    for (const { head, isHidden } of wanted.slice(0, revisions)) {
      const state = isHidden ? "hidden" : (states.get(head.id) ?? "missing");
      if (state !== "readable") tally.unreadable(state, head.id);
    }
  }

  return {
    page,
    timeline: readOnce(page, timeline(beginning)),
    expected: {
      revisions: wanted.length,
      bytes: tally.totalBytes,
      // A getter, so that kept texts are looked up only when this is needed.
      get requests() {
        return requestsFor(missingOf(kept.reading, wanted), reading.textsAtOnce);
      },
    },
    report: () =>
      tally.report({
        normalizedFrom:
          followed.normalizedFrom ?? (typeof name === "string" && name !== page.title ? name : null),
        redirectedFrom,
        isRedirect: observation.isRedirect,
        revisionsListed: lists.own.length,
      }),
    memory: {
      lists,
      get kept() {
        return kept.reading;
      },
      origin: originOf(current),
      timeline,
      talkState() {
        if (reader === null) throw new HistoryError("STATE_MISMATCH", "the talk page was not read");
        return reader.save();
      },
      tellWhole: (bytes) =>
        countBefore({
          revisions: lists.own.length,
          logEntries: lists.log.length,
          talkPosts: lists.talk.length,
          bytes,
        }),
      async save(digest, run, pieces, before) {
        const locked = await kept.lock();
        // What was walked may hold what is hidden by now.
        const isPastSame = locked.observation()?.generation === observation.generation;
        if (isPastSame) await saveRun(locked, digest, run, pieces, before);
      },
    },
    close: kept.close,
  };
}

async function saveRun(
  locked: LockedPage,
  digest: string,
  run: KeptRun,
  pieces: readonly Buffer[],
  before: WalkReport | null,
): Promise<void> {
  if (before !== null) {
    // The run was read before the page was locked: another process may have continued it, and kept the same pieces.
    if (!isOf(locked.run(digest), before)) return;
    locked.save((write) => write.resume(digest, run, pieces));
    return;
  }
  locked.save((write) => write.run(digest, run, pieces));
  // Changes leave holes in the file, a quarter of the size of a new one.
  await locked.compact();
}

/** Whether a run has read what a report says. The chain alone is not enough: it leaves out the log and the talk page. */
function isOf(run: KeptRun | null, report: WalkReport): boolean {
  return canonicalJson(run?.state.report ?? null) === canonicalJson(report);
}

function missingOf(kept: PageReading, revisions: readonly ListedRevision[]): readonly ListedRevision[] {
  const ids = kept.textIds("page");
  return revisions.filter(({ head, isHidden }) => !isHidden && !ids.has(head.id));
}

function originOf({ page: { site, title, namespace }, observation: { generation } }: CurrentPage): string {
  return sha256(
    JSON.stringify([{ ...site, namespaces: [...site.namespaces] }, title, namespace, generation]),
  );
}
