import type { ListedRevision } from "../revision.ts";
import type { Part } from "../store/kept.ts";
import type { LockedPage } from "../store/page-store.ts";
import { tellsMore } from "../store/tells-more.ts";
import type { Gathered, Stretch } from "./gather.ts";
import type { PastDifference } from "./known.ts";
import type { Looking } from "./looking.ts";
import type { WalkedChange } from "./past.ts";

/**
 * Removes what may no longer be seen from all that is kept about a page, whichever command kept it: texts, lists, events, and
 * what models answered. Returns whether there was any; if so, the page has to be compacted before it is closed.
 *
 * @param change - How the past differs from what was walked; `null` if nothing was walked.
 */
export function forget(
  { answers, kept }: Looking,
  { own, talk, log }: Gathered,
  change: WalkedChange | null,
): boolean {
  const page = goneOf(kept, "page", own, change?.revisions);
  const about = goneOf(kept, "talk", talk, change?.talk);
  const entries = new Map(log?.map((entry) => [entry.id, entry]));
  const isTold =
    page.told.length + about.told.length > 0 ||
    // The record of what was walked mentions log entries that no list holds any more.
    (change !== null && change.log.hidden.length + change.log.vanished.length > 0) ||
    (log !== null && kept.log().some((entry) => tellsMore(entry, entries.get(entry.id))));
  if (page.texts.size + about.texts.size === 0 && !isTold) return false;
  // Done before the texts are removed: should this run die in between, the next one still sees what has to go.
  answers.forget(kept.key, new Set([...page.texts, ...page.told]));
  kept.save((write) => {
    write.forget("page", page.texts);
    write.forget("talk", about.texts);
    write.forgetRuns();
    write.erase();
    // Lists that are shorter than the observation counted are listed anew by the command that needs them.
    write.revisions("page", []);
    write.revisions("talk", []);
    write.log([]);
  });
  return true;
}

/** What is kept of a part but is no longer public: its texts, and the revisions of which the kept list tells more. */
function goneOf(
  kept: LockedPage,
  part: Part,
  stretch: Stretch,
  known: PastDifference | undefined,
): { readonly texts: ReadonlySet<number>; readonly told: readonly number[] } {
  const texts = new Set([...(known?.vanished ?? []), ...(known?.hidden ?? [])]);
  if (!mayHide(stretch)) return { texts, told: [] };
  const listed = new Map(stretch.listed.map((one) => [one.head.id, one]));
  for (const [id, state] of kept.textStates(part)) {
    const isGone = listed.get(id)?.isHidden ?? isWhole(stretch);
    if (state === "readable" && isGone) texts.add(id);
  }
  const told = kept.revisions(part).filter(({ head, isHidden }) => {
    const now = listed.get(head.id);
    if (now === undefined) return isWhole(stretch);
    return (now.isHidden && !isHidden) || tellsMore(head, now.head);
  });
  return { texts, told: told.map(({ head }) => head.id) };
}

/** Whether a stretch may hide anything. Only then what is kept is searched, which takes a while for a long page. */
function mayHide(stretch: Stretch): boolean {
  const hides = ({ head, isHidden }: ListedRevision) =>
    isHidden || head.user === null || head.comment === null;
  return isWhole(stretch) || stretch.listed.some(hides);
}

/** Whether the stretch is the whole history, so that what it does not list does not exist. */
function isWhole({ from, isSeen }: Stretch): boolean {
  return isSeen && from === null;
}
