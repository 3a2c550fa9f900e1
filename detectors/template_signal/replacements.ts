import { addTo, type Change, type Side } from "../../src/plugin.ts";
import { contextOf } from "./call-context.ts";
import type { CallPair, PairedCalls } from "./pair-calls.ts";
import type { PlacedCall } from "./placed-call.ts";
import { isBrief, type Signal } from "./signal.ts";
import type { SuccessorOf } from "./successors.ts";

/**
 * Tags that gave way to another name with the same signal: `{{fact}}` to `{{citation needed|date=…}}`.
 *
 * The new tag stands where the old one stood: in the same sentence, or in what that was modified to, wherever it is now; or,
 * outside of sentences, in the same section.
 *
 * @param successorOf - Gives the sentence that a sentence which went was modified to.
 */
export function replacementsOf(
  change: Change,
  { removed, added }: PairedCalls,
  signalOf: (templateName: string) => Signal,
  successorOf: SuccessorOf,
): readonly CallPair[] {
  if (removed.length === 0 || added.length === 0) return [];
  const { section, sentenceKey, sentenceNow } = contextOf(change);
  const placeOf = (side: Side, at: PlacedCall) => {
    const signal = signalOf(at.call.template.name);
    if (!isBrief(signal)) return null;
    if (sentenceKey(side, at) === null) return `${signal}\noutside ${section(side, at)}`;
    const now = sentenceNow(side, at, successorOf);
    return now === null ? null : `${signal}\nsentence ${now}`;
  };
  const waiting = new Map<string, PlacedCall[]>();
  for (const at of removed.toReversed()) {
    const place = placeOf(change.before, at);
    if (place === null) continue;
    addTo(waiting, place, at);
  }
  return added.flatMap((after) => {
    const place = placeOf(change.after, after);
    const before = place === null ? undefined : waiting.get(place)?.pop();
    return before === undefined ? [] : [{ after, before }];
  });
}
