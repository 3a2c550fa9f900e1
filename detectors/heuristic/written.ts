import { type Link, looseBlock, markupOf, type Template } from "../../src/plugin.ts";
import { citedCalls } from "./cited-calls.ts";
import { identifiersIn } from "./identifiers.ts";
import { ownContent } from "./own-content.ts";
import { contentsOf, mostParts } from "./reference-contents.ts";
import {
  differentIn,
  saidBy,
  shownWords,
  titleOf,
  withoutAddresses,
  withoutNames,
  wordsOf,
} from "./reference-words.ts";
import { type Note, readNote } from "./short-note.ts";
import { titlesTold } from "./titles-told.ts";
import { withoutMarkup } from "./without-markup.ts";
import { keysOfCall, workOfAddress } from "./work-of-call.ts";

/** A reference as written, and what in it names works. */
export interface Written {
  readonly words: ReadonlySet<string>;
  /** All that it says, word by word, with a space before each and none behind. */
  readonly said: string;
  /** Whether another reference begins within it: it was not closed, and goes on behind its end. */
  readonly isUnclosed: boolean;
  readonly note: Note;
  /** Its templates that give a title. */
  readonly titled: readonly Template[];
  /** The words of these titles. */
  readonly titles: ReadonlySet<string>;
  /** All titles that it gives, each as its words. */
  readonly told: ReadonlySet<string>;
  readonly content: string;
  /** Its templates that name a work, each with what it names the work by, the best first. */
  readonly calls: readonly { readonly template: Template; readonly keys: readonly string[] }[];
  readonly identifiers: readonly string[];
  /** Its addresses, each with the work that it stands for by itself. */
  readonly links: readonly { readonly link: Link; readonly work: string }[];
}

/** Reads a reference by itself, as any wiki would. */
export function readWritten(reference: string): Written {
  const markup = markupOf(looseBlock(reference));
  const [contents = { calls: [], links: [] }] = contentsOf(markup);
  const { links } = contents;
  const calls = citedCalls(contents);
  const content = ownContent(markup.references[0]?.content ?? "");
  const titled = calls.map(({ template }) => template).filter((template) => titleOf(template).trim() !== "");
  const shown = shownWords(reference);
  const said = withoutNames(reference);
  return {
    words: differentIn(shown),
    said: saidBy(shown),
    isUnclosed: /<ref[\s>]/i.test(content),
    note: readNote(withoutMarkup(withoutAddresses(said)), wordsOf(said)),
    titled,
    titles: wordsOf(titled.map(titleOf).join(" ")),
    told: titlesTold(content, titled),
    content,
    calls: calls
      .map((call) => ({ template: call.template, keys: [...keysOfCall(call, links)] }))
      .filter(({ keys }) => keys.length > 0),
    identifiers: identifiersIn(content).slice(0, mostParts),
    links: links.map((link) => ({ link, work: workOfAddress(link.target) })),
  };
}
