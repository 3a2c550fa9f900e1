import type { ListedRevision, LogEntry, RevisionHead } from "../revision.ts";
import type { Part } from "../store/kept.ts";
import type { PageReading } from "../store/page-store.ts";
import { tellsMore } from "../store/tells-more.ts";

/** A page's history as lists: everything except texts. */
export interface Lists {
  readonly own: readonly ListedRevision[];
  readonly talk: readonly ListedRevision[];
  readonly log: readonly LogEntry[];
}

/** How a page's known past differs from what the wiki lists now. */
interface PastChange {
  /** Whether anything changed that a detector may have seen, so that results have to be made anew. */
  readonly isChanged: boolean;
  /** Whether something was hidden or vanished, of which nothing may remain. */
  readonly isHidden: boolean;
  /** The page's revisions of which a text, a comment or a name was hidden: an answer of a model may quote it. */
  readonly hidden: ReadonlySet<number>;
  /** Texts that may not be kept, or have to be read again. */
  readonly forget: Readonly<Record<Part, ReadonlySet<number>>>;
}

/** Compares the kept lists with the present ones. */
export function pastChange(kept: PageReading, now: Lists): PastChange {
  const log = kept.log();
  const known = new Set(log.map(({ id }) => id));
  const named = now.log.flatMap(({ id, change }) =>
    change.kind === "visibility_changed" && !known.has(id) ? change.revisions : [],
  );
  const own = partChange(kept, "page", now.own, new Set(named));
  const talk = partChange(kept, "talk", now.talk, new Set());
  const isLogGrown = log.every((entry, i) => JSON.stringify(entry) === JSON.stringify(now.log[i]));
  const listed = new Map(now.log.map((entry) => [entry.id, entry]));
  const isLogHidden = log.some((entry) => tellsMore(entry, listed.get(entry.id)));
  return {
    isChanged: own.isChanged || talk.isChanged || !isLogGrown,
    isHidden: own.hidden.size + talk.hidden.size > 0 || isLogHidden,
    hidden: own.hidden,
    forget: { page: own.forget, talk: talk.forget },
  };
}

function partChange(
  kept: PageReading,
  part: Part,
  now: readonly ListedRevision[],
  named: ReadonlySet<number>,
) {
  const before = kept.revisions(part);
  const listed = new Map(now.map((revision) => [revision.head.id, revision]));
  const forget = new Set<number>();
  const hidden = new Set<number>();
  for (const [id, state] of kept.textStates(part)) {
    const revision = listed.get(id);
    const isGone = revision === undefined || revision.isHidden || named.has(id);
    const isBack = state === "hidden" && revision?.isHidden === false;
    if (state === "readable" ? isGone : isBack || revision === undefined) forget.add(id);
    if (state === "readable" && isGone) hidden.add(id);
  }
  for (const { head } of before) if (tellsMore(head, listed.get(head.id)?.head)) hidden.add(head.id);
  const isGrown = before.every((one, i) => isSame(one, now[i]));
  return { isChanged: !isGrown || forget.size > 0, hidden, forget };
}

/** The only tag that the wiki adds later: it says what another revision did to the tagged one. */
const lateTag = "mw-reverted";

function isSame(a: ListedRevision, b: ListedRevision | undefined): boolean {
  return b !== undefined && a.isHidden === b.isHidden && factsOf(a.head) === factsOf(b.head);
}

function factsOf({ id, timestamp, user, comment, minor, model, tags }: RevisionHead): string {
  const early = tags?.filter((tag) => tag !== lateTag) ?? null;
  return JSON.stringify([id, timestamp, user?.id ?? null, user?.name ?? null, comment, minor, model, early]);
}
