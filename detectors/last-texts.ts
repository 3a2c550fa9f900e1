import type { Side } from "../src/plugin.ts";

/** What a text of a page is recognised by: two texts with one hash and as many blocks are the same. */
export interface KnownText {
  readonly sha1: string | null;
  /** How many blocks it has, which differ for the same text in another content model. */
  readonly size: number;
}

/** Texts looked back over, the last one included: one more than MediaWiki looks back over for a manual revert. */
const mostTexts = 17;

/** What a text is recognised by. */
export function knownText({ sha1, blocks }: Side): KnownText {
  return { sha1, size: blocks.length };
}

/** The place of a text among the last ones, newest first; -1 where it is not among them. */
export function placeAmong(texts: readonly KnownText[], { sha1, size }: KnownText): number {
  return texts.findIndex((text) => text.sha1 === sha1 && text.size === size);
}

/** Puts a text before the last ones, and lets the oldest go where there are too many. */
export function putBefore<TText extends KnownText>(texts: TText[], text: TText): void {
  texts.unshift(text);
  if (texts.length > mostTexts) texts.pop();
}
