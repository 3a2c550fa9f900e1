import type { Block } from "../../page/block.ts";
import type { Markup } from "./markup.ts";
import { scanMarkup } from "./scan-markup.ts";

/** The elements of a block's wikitext, found on the first call. */
export function markupOf(block: Block): Markup {
  block.memo.markup ??= scanMarkup(block.text, block.grammar);
  return block.memo.markup;
}
