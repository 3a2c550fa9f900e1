import type { Block } from "../page/block.ts";
import { cut } from "../text/cut.ts";
import type { Reference } from "../text/markup.ts";
import { markupOf } from "../text/markup-of.ts";
import { sentencesOf } from "../text/sentences.ts";

/** A reference behind or in a sentence. */
export type Citation = {
  /** `null` where it has none. */
  readonly name: string | null;
  /** Its wikitext, cut at 300 characters; `null` where a named one is only used again. */
  readonly text: string | null;
};

/**
 * The citations of a sentence: the references from its beginning to the beginning of the next one in its block.
 *
 * @param ordinal - The sentence's place in its block.
 */
export function citationsOf(block: Block, ordinal: number): readonly Citation[] {
  let citations = known.get(block);
  if (citations === undefined) {
    citations = find(block);
    known.set(block, citations);
  }
  return citations[ordinal] ?? none;
}

const none: readonly Citation[] = [];
const known = new WeakMap<Block, readonly (readonly Citation[])[]>();

function find(block: Block): readonly (readonly Citation[])[] {
  const { references } = markupOf(block);
  if (references.length === 0) return [];
  const sentences = sentencesOf(block);
  const citations: Citation[][] = sentences.map(() => []);
  let at = 0;
  for (const reference of references) {
    if (reference.isListDefined) continue;
    while (at + 1 < sentences.length && (sentences[at + 1]?.start ?? 0) <= reference.start) at++;
    citations[at]?.push(citationOf(reference));
  }
  return citations;
}

function citationOf({ name, content }: Reference): Citation {
  return { name, text: content === null ? null : cut(content.replace(/\s+/g, " ").trim()) };
}
