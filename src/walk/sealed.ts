import { deepFreeze } from "../deep-freeze.ts";
import type { Pair } from "../detector.ts";
import type { Block } from "../page/block.ts";
import type { Side } from "../page/change.ts";
import { type Grammar, grammarOf } from "../text/markup/grammar.ts";
import type { Step } from "./step.ts";

/**
 * An entry as a stranger is shown it: what it writes to fails where it stands, and changes nothing that others tell.
 *
 * Blocks and texts go from revision to revision, and each is made so once. What is found of them is filled in later: a memo
 * stays open until it is full, and what it holds is closed when the block comes or goes. The page's `site` is closed too,
 * whoever made it. Maps that somebody froze before, and whoever calls `Map.prototype.set` itself, stay as they are: this stops
 * mistakes, not attacks.
 */
export function sealed(step: Step): Step {
  const { entry, pair } = step;
  if (pair !== null) sealPair(pair);
  if (entry.kind === "log") deepFreeze(entry.entry);
  if (entry.kind === "talk") deepFreeze(entry.post);
  return { ...step, earlier: deepFreeze([...step.earlier]) };
}

function sealPair(pair: Pair): void {
  const { page, before, after, change } = pair;
  sealGrammar(grammarOf(page.site));
  for (const part of [page, before, after, change.kept, change.candidates]) deepFreeze(part);
  sealBlocks(change.before, null);
  sealBlocks(change.after, change.before);
  if (change.memo.sentences !== undefined) deepFreeze(change.memo);
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
  // Nobody fills in again what is there.
  if (heading !== undefined && markup !== undefined && sentences !== undefined) Object.freeze(block.memo);
}

/** Closes what is one object for all pages of a wiki, once. */
function sealGrammar(grammar: Grammar): void {
  if (Object.isFrozen(grammar)) return;
  for (const words of [grammar.site.namespaces, ...Object.values(grammar)]) {
    if ((words instanceof Map || words instanceof Set) && Object.isExtensible(words)) close(words);
  }
  deepFreeze(grammar);
}

/** Freezing leaves what a map or a set holds open to their own functions. */
function close(words: object): void {
  const refuse = () => {
    throw new TypeError("Cannot write to what all detectors read");
  };
  for (const name of ["set", "add", "delete", "clear"]) Object.defineProperty(words, name, { value: refuse });
}
