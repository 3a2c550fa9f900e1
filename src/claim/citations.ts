import { onceFor } from "../once-for.ts";
import type { Block } from "../page/block.ts";
import { cut } from "../text/cut.ts";
import type { Reference } from "../text/markup/markup.ts";
import { markupOf } from "../text/markup/markup-of.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";

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
  return referencesOf(block, ordinal).map(citationOf);
}

/** The references that are the citations of a sentence. */
export function referencesOf(block: Block, ordinal: number): readonly Reference[] {
  return (markupOf(block).references.length === 0 ? none : bySentence(block)[ordinal]) ?? none;
}

const none: readonly Reference[] = [];

const bySentence = onceFor((block: Block): readonly (readonly Reference[])[] => {
  const sentences = sentencesOf(block);
  const cited: Reference[][] = [];
  let at = 0;
  for (const reference of markupOf(block).references) {
    if (reference.isListDefined) continue;
    while (at + 1 < sentences.length && (sentences[at + 1]?.start ?? 0) <= reference.start) at++;
    const own = cited[at];
    if (own === undefined) cited[at] = [reference];
    else own.push(reference);
  }
  return cited;
});

function citationOf({ name, content }: Reference): Citation {
  return { name, text: content === null ? null : citationText(content) };
}

/** What is told of a reference's content. */
export function citationText(content: string): string {
  return cut(content.replace(/\s+/g, " ").trim());
}
