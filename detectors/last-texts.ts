import type { Side } from "../src/plugin.ts";

/** A text of a page as it is known again: two of one hash and as many blocks are one. */
export interface KnownText {
  readonly sha1: string | null;
  /** How many blocks it has; in another content model the same text has others. */
  readonly size: number;
}

/** Texts looked back over, the last one included: one more than MediaWiki looks back over for a manual revert. */
const mostTexts = 17;

/** What a text is known by. */
export function knownText({ sha1, blocks }: Side): KnownText {
  return { sha1, size: blocks.length };
}

/** Where a text stands among the last, newest first; -1 where it does not. */
export function placeAmong(texts: readonly KnownText[], { sha1, size }: KnownText): number {
  return texts.findIndex((text) => text.sha1 === sha1 && text.size === size);
}

/** Puts a text before the last ones, of which the oldest goes where they are enough. */
export function putBefore<TText extends KnownText>(texts: TText[], text: TText): void {
  texts.unshift(text);
  if (texts.length > mostTexts) texts.pop();
}
