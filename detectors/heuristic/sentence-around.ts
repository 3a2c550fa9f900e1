import { type Link, sentenceOfLink, sentencesOf } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";

/** The key of the sentence that a link stands in, if it stands in one. */
export function sentenceAround({ side, block, found }: PlacedElement<Link>): string | undefined {
  const text = side.blocks[block];
  return text === undefined ? undefined : sentenceOfLink(sentencesOf(text), found)?.key;
}
