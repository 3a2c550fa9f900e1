import { deepFreeze } from "../deep-freeze.ts";
import type { Pair } from "../detector.ts";
import type { Block } from "../page/block.ts";
import type { Side } from "../page/change.ts";
import type { Step } from "./step.ts";

/**
 * An entry as a stranger is shown it: what it writes to fails where it stands, and changes nothing that others tell.
 *
 * Blocks and texts go from revision to revision, and each is made so once. What was found of them is filled in later and
 * stays open to that; of a block that came or went, what is there is closed.
 */
export function sealed(step: Step): Step {
  if (step.pair !== null) sealPair(step.pair);
  deepFreeze(
    step.entry.kind === "log" ? step.entry.entry : step.entry.kind === "talk" ? step.entry.post : null,
  );
  return { ...step, earlier: deepFreeze([...step.earlier]) };
}

function sealPair(pair: Pair): void {
  const { page, before, after, change } = pair;
  for (const part of [page, before, after, change.kept, change.candidates]) deepFreeze(part);
  sealBlocks(change.before, null);
  sealBlocks(change.after, change.before);
  deepFreeze(change.memo.sentences);
  Object.freeze(change);
  Object.freeze(pair);
}

/** @param from - A side that was sealed; what is not among its blocks is among those that changed. */
function sealBlocks(side: Side, from: Side | null): void {
  const { blocks, changed, revision } = side;
  if (!Object.isFrozen(blocks)) {
    if (from === null) for (const block of blocks) Object.freeze(block);
    else for (const place of changed) Object.freeze(blocks[place]);
    Object.freeze(blocks);
  }
  for (const place of changed) sealMemo(blocks[place]);
  deepFreeze(revision);
  Object.freeze(changed);
  Object.freeze(side);
}

function sealMemo(block: Block | undefined): void {
  if (block === undefined) return;
  const { heading, markup, sentences } = block.memo;
  for (const found of [heading, markup, sentences]) deepFreeze(found);
}
