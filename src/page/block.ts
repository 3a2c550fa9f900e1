import type { Grammar } from "../text/markup/grammar.ts";
import type { Heading, Markup } from "../text/markup/markup.ts";
import type { Sentence } from "../text/sentences/sentence.ts";

/**
 * A piece of a page that is kept from revision to revision: a line, or all lines of a template, tag or comment.
 *
 * Equal texts on one page are one object, so blocks compare by identity. What a block contains depends only on its text, and
 * is found once, on first use.
 */
export interface Block {
  /** The wikitext, including its closing newline. */
  readonly text: string;
  /** Length in UTF-8. */
  readonly bytes: number;
  readonly grammar: Grammar;
  /** What was found so far; filled by `sentencesOf`, `markupOf` and `headingOf`. */
  readonly memo: Memo;
}

interface Memo {
  sentences: readonly Sentence[] | undefined;
  markup: Markup | undefined;
  heading: Heading | null | undefined;
}

/** An empty memo with all its members: blocks are read by the million, and V8 reads objects of one shape fastest. */
export function emptyMemo(): Memo {
  return { sentences: undefined, markup: undefined, heading: undefined };
}
