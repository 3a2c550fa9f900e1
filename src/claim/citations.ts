import { onceFor } from "../ground/once-for.ts";
import type { Block } from "../page/block.ts";
import type { PlacedSentence } from "../page/sentence-difference.ts";
import { cut } from "../text/cut.ts";
import { foldSpace } from "../text/fold-space.ts";
import type { Reference } from "../text/markup/markup.ts";
import { sentenceBefore } from "../text/sentences/sentence-before.ts";
import { referencesIn } from "./references-in.ts";

/** A reference in or after a sentence. */
export type Citation = {
  /** Its name; `null` if it has none. */
  readonly name: string | null;
  /**
   * Its wikitext and its details, cut at 300 characters; for a note of author and year the template as written. `null` if a named
   * reference is only used again.
   */
  readonly text: string | null;
};

/** The place of a sentence in a text. */
type Place = Pick<PlacedSentence, "block" | "ordinal">;

/** The citations of a sentence: the references from its beginning to the beginning of the next one in its block. */
export function citationsAt(blocks: readonly Block[], place: Place): readonly Citation[] {
  return referencesAt(blocks, place).map(citationOf);
}

/** The references that are the citations of a sentence. */
export function referencesAt(
  blocks: readonly Block[],
  { block: index, ordinal }: Place,
): readonly Reference[] {
  const block = blocks[index];
  if (block === undefined || referencesIn(block).length === 0) return none;
  return bySentence(block)[ordinal] ?? none;
}

const none: readonly Reference[] = [];

const bySentence = onceFor((block: Block): readonly (readonly Reference[])[] => {
  const cited: Reference[][] = [];
  for (const reference of referencesIn(block)) {
    // An empty one without a name cites nothing: MediaWiki shows an error in its place.
    if (reference.isListDefined || reference.content === "") continue;
    const ordinal = sentenceBefore(block, reference.start);
    if (ordinal === -1) continue;
    const own = cited[ordinal];
    if (own === undefined) cited[ordinal] = [reference];
    else own.push(reference);
  }
  return cited;
});

function citationOf({ name, content, details }: Reference): Citation {
  const said = [content, details].filter((text) => text !== null);
  return { name, text: said.length === 0 ? null : citationText(said.join(" ")) };
}

/** A reference's content as a citation shows it. */
export function citationText(content: string): string {
  return cut(foldSpace(content));
}
