import type { Pair } from "../detector.ts";
import { deepFreeze } from "../ground/deep-freeze.ts";
import type { Block } from "../page/block.ts";
import type { Side } from "../page/change.ts";
import { type Grammar, grammarOf } from "../text/markup/grammar.ts";
import type { Step } from "./step.ts";

/**
 * An entry as detectors that are not built in get it: writing to it throws at once, and cannot change what others find.
 *
 * Blocks and texts are kept from revision to revision, and each is frozen once. What is found about a block is filled in later:
 * its memo stays open until it is full, and what is in it is frozen when the block comes or goes. The page's `site` is frozen,
 * too, whoever made it. Maps that somebody froze before are not protected, nor are maps from calls of `Map.prototype.set`: this
 * stops mistakes, not attacks.
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

/** @param from - A side that was sealed before; a block that is not in it is among the changed ones. */
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
  // A full memo is not written to any more.
  if (heading !== undefined && markup !== undefined && sentences !== undefined) Object.freeze(block.memo);
}

/** Seals, once, the grammar that all pages of a wiki share. */
function sealGrammar(grammar: Grammar): void {
  if (Object.isFrozen(grammar)) return;
  for (const words of [grammar.site.namespaces, ...Object.values(grammar)]) {
    if ((words instanceof Map || words instanceof Set) && Object.isExtensible(words)) close(words);
  }
  deepFreeze(grammar);
}

/** Replaces the methods that write to a map or set, since `Object.freeze` does not stop them. */
function close(words: object): void {
  const refuse = () => {
    throw new TypeError("Cannot write to what all detectors read");
  };
  for (const name of ["set", "add", "delete", "clear"]) Object.defineProperty(words, name, { value: refuse });
}
