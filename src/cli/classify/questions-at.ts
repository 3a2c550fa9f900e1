import type { Question } from "../../boundary/classifier.ts";
import type { Family } from "../../event.ts";
import { canonicalJson } from "../../json.ts";
import { createRange, entriesIn } from "../../range.ts";
import { walkInBatches } from "../../walk/batches.ts";
import { wantedOf } from "../../walk/open.ts";
import type { Registered } from "../../walk/registry.ts";
import { createWalker } from "../../walk/walker.ts";
import { type HistoryChoice, openHistories } from "../history/open-histories.ts";
import type { Host } from "../host.ts";
import { createProgress } from "../words/progress.ts";

/**
 * The questions of a boundary that an analysis of the page asks at one revision, in the order of its events.
 *
 * @throws HistoryError `REVISION_NOT_ON_PAGE`, and whatever the sources throw.
 */
export async function questionsAt(
  revision: number,
  boundary: Family,
  source: HistoryChoice,
  detectors: readonly Registered[],
  host: Host,
): Promise<readonly Question[]> {
  const place = { from: revision, to: revision };
  const choice = { ...source, ...place, only: "name one of them by its title or id" };
  // Questions that are equal count as one.
  const asked = new Map<string, Question>();
  for await (const { history, total } of (await openHistories(choice, host)).histories) {
    const walker = createWalker(history.page, detectors, "forensic", undefined, new Set([boundary]));
    const progress = createProgress(host, history.page.title, total);
    const entries = entriesIn(history.timeline, createRange(place), host.signal);
    for await (const { batch, told } of walkInBatches(walker, entries, ({ entry }) => entry, host.signal)) {
      progress(walker.report());
      for (const [i, one] of told.entries()) {
        if (batch[i]?.isShown !== true) continue;
        const { choices } = wantedOf(one.openAt("forensic"), () => true);
        for (const { input } of choices) asked.set(canonicalJson(input), { boundary, input });
      }
    }
  }
  return [...asked.values()];
}
