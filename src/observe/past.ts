import type { Anchor } from "../event.ts";
import { anchorOf, comparePlaces } from "../merge-timeline.ts";
import type { ListedRevision, LogEntry, RevisionHead } from "../revision.ts";
import type { Gathered, Stretch } from "./gather.ts";
import {
  asRead,
  isSamePast,
  type Known,
  knownEntry,
  knownRevisions,
  logDifference,
  type PastDifference,
  revisionDifference,
} from "./known.ts";
import { nothingBack, type ReadAgain } from "./read-again.ts";
import type { PageRecord } from "./record.ts";

/** How the past of a page, its talk page and its log differ from what was walked. */
export type WalkedChange = {
  readonly revisions: PastDifference;
  readonly talk: PastDifference;
  readonly log: PastDifference;
};

const same: PastDifference = { inserted: [], vanished: [], hidden: [], unhidden: [] };

/**
 * Compares what the wiki lists with what was walked, as far as both reach.
 *
 * @param back - Texts that could not be read then but can be now; they count as shown again.
 */
export function walkedChange(
  record: PageRecord,
  { own, talk, log }: Gathered,
  back: ReadAgain = nothingBack,
): WalkedChange {
  const { mark } = record.walk;
  return {
    revisions: ofStretch(record.own, own, "revision", mark, back.page),
    talk: ofStretch(record.talk, talk, "talk", mark, back.talk),
    log:
      log === null
        ? same
        : logDifference(
            record.log,
            log.filter((entry) => !isBehind(anchorOf("log", entry), mark)).map(knownEntry),
          ),
  };
}

/** Whether nothing that was walked has changed. */
export function isUnchanged({ revisions, talk, log }: WalkedChange): boolean {
  return isSamePast(revisions) && isSamePast(talk) && isSamePast(log);
}

function ofStretch(
  known: readonly Known[],
  { from, isSeen, listed }: Stretch,
  kind: "revision" | "talk",
  mark: Anchor | null,
  back: ReadonlySet<number>,
): PastDifference {
  if (!isSeen) return same;
  const start = from === null ? 0 : known.indexOf(from);
  const past = listed.filter(({ head }) => !isBehind(anchorOf(kind, head), mark));
  return revisionDifference(
    known.slice(start).map((entry) => (back.has(entry[0]) ? entry : asRead(entry))),
    knownRevisions(past),
  );
}

/** Whether an entry of a timeline comes after a mark; without a mark, every entry does. */
function isBehind(entry: Anchor, mark: Anchor | null): boolean {
  return mark === null || comparePlaces(entry, mark) > 0;
}

/** What has to be walked now, and whether something has to wait until it is old enough. */
export interface Due {
  readonly own: readonly ListedRevision[];
  readonly talk: readonly ListedRevision[];
  readonly log: readonly LogEntry[];
  readonly isWaiting: boolean;
  readonly isLogWaiting: boolean;
}

/**
 * The entries after a mark that are old enough.
 *
 * @param mark - `null` for all entries.
 * @param horizon - Timestamp of the youngest entry that counts.
 */
export function dueOf({ own, talk, log }: Gathered, mark: Anchor | null, horizon: string): Due {
  const isOld = ({ timestamp }: RevisionHead | LogEntry) => timestamp <= horizon;
  const ofKind = (kind: "revision" | "talk", listed: readonly ListedRevision[]) =>
    listed.filter(({ head }) => isBehind(anchorOf(kind, head), mark));
  const newOwn = ofKind("revision", own.listed);
  const newTalk = ofKind("talk", talk.listed);
  const newLog = (log ?? []).filter((entry) => isBehind(anchorOf("log", entry), mark));
  return {
    own: newOwn.filter(({ head }) => isOld(head)),
    talk: newTalk.filter(({ head }) => isOld(head)),
    log: newLog.filter(isOld),
    isWaiting: [...newOwn, ...newTalk].some(({ head }) => !isOld(head)),
    isLogWaiting: !newLog.every(isOld),
  };
}
