import { type Finding, markupOf, type Side, type Template } from "../../src/plugin.ts";
import { beginningIn } from "../beginning-in.ts";
import { besideTold, differInTold, type Rest } from "../beside-told.ts";
import { madeOnce } from "../made-once.ts";
import { sentencesWithin, toldSentences } from "../told-sentences.ts";
import type { CallPair, PairedCalls } from "./pair-calls.ts";
import type { PlacedCall } from "./placed-call.ts";

/** Whether one value of a call differs only in what has events of its own: calls and sentences within it. */
export type DiffersWithin = (pair: CallPair, parameter: string) => boolean;

/**
 * Finds out which changed values differ only in calls and sentences within them that have events of their own.
 *
 * @param paired - The calls of the change, of which all but those that are kept have events.
 * @param earlier - Findings of the change about its sentences.
 */
export function differsWithin(
  [before, after]: readonly [Side, Side],
  { removed, added, changed }: PairedCalls,
  earlier: readonly Finding[],
): DiffersWithin {
  const told = new Set<Template>();
  const tell = ({ call }: PlacedCall) => told.add(call.template);
  for (const at of [...removed, ...added]) tell(at);
  for (const pair of changed) {
    tell(pair.before);
    tell(pair.after);
  }
  const sentences = madeOnce(() => toldSentences(earlier));
  return (pair, parameter) => {
    const was = restOf(before, pair.before, parameter, told, sentences().gone);
    const is = restOf(after, pair.after, parameter, told, sentences().come);
    return was !== null && is !== null && differInTold(was, is);
  };
}

/** What a value holds beside calls and sentences that have events; `null` where it is not given. */
function restOf(
  { blocks }: Side,
  { block, call }: PlacedCall,
  parameter: string,
  told: ReadonlySet<Template>,
  sentences: ReadonlySet<string>,
): Rest | null {
  const source = blocks[block];
  const given = call.template.parameters.findLast(({ name }) => name === parameter);
  if (source === undefined || given === undefined) return null;
  const calls = beginningIn(markupOf(source).templates, ({ start }) => start, given);
  const toldCalls = calls.filter((inner) => told.has(inner));
  return besideTold(source, given, [...toldCalls, ...sentencesWithin(source, given, sentences)]);
}
