import { addTo, type Change, markupOf, type Side } from "../../src/plugin.ts";

/** A reference that both texts define in a list: its block before and after, and its length in UTF-16 units. */
interface SharedDefinition {
  readonly was: number;
  readonly is: number;
  readonly length: number;
}

/**
 * What changed lists of references still define in the same words.
 *
 * A list is one block, however long: without this, a section that is one long list would become another section by any edit.
 */
export function sharedDefinitions({ before, after }: Change): readonly SharedDefinition[] {
  const free = new Map<string, number[]>();
  for (const { source, block } of definitionsIn(after).reverse()) {
    addTo(free, source, block);
  }
  if (free.size === 0) return [];
  return definitionsIn(before).flatMap(({ source, block }) => {
    const is = free.get(source)?.pop();
    return is === undefined ? [] : [{ was: block, is, length: source.length }];
  });
}

function definitionsIn({ blocks, changed }: Side) {
  return changed.flatMap((index) => {
    const block = blocks[index];
    if (block === undefined) return [];
    return markupOf(block)
      .references.filter(({ isListDefined }) => isListDefined)
      .map(({ start, end }) => ({ source: block.text.slice(start, end), block: index }));
  });
}
