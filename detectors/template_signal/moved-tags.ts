import type { Change } from "../../src/plugin.ts";
import { contextOf, sentenceAt } from "./call-context.ts";
import type { CallPair, PairedCalls } from "./pair-calls.ts";
import type { Signal } from "./signal.ts";

/**
 * Parts the pairs of tags that went from one sentence to another while both sentences stayed: the one is tagged no more, the
 * other is now. A tag in a reference belongs to that.
 */
export function partMovedTags(
  change: Change,
  paired: PairedCalls,
  signalOf: (templateName: string) => Signal,
): PairedCalls {
  const hasMoved = (pair: CallPair) =>
    ofSentences.has(signalOf(pair.after.call.template.name)) && isElsewhere(change, pair);
  const moved = paired.kept.filter(hasMoved);
  if (moved.length === 0) return paired;
  const parted = new Set(moved);
  return {
    added: [...paired.added, ...moved.map(({ after }) => after)],
    changed: paired.changed,
    kept: paired.kept.filter((pair) => !parted.has(pair)),
    removed: [...paired.removed, ...moved.map(({ before }) => before)],
  };
}

/** Signals of tags that say something of the sentence they stand in. */
const ofSentences: ReadonlySet<Signal> = new Set(["citation_needed", "dispute", "sources", "cleanup"]);

function isElsewhere(change: Change, { before, after }: CallPair): boolean {
  if (before.call.template.reference !== -1 || after.call.template.reference !== -1) return false;
  const [old, now] = [sentenceAt(change.before, before), sentenceAt(change.after, after)];
  // Of two copies of a sentence nobody sees which is which.
  if (old === null || now === null || old.sentence.key === now.sentence.key) return false;
  const { hasStayed } = contextOf(change);
  return hasStayed(change.before, before) && hasStayed(change.after, after);
}
