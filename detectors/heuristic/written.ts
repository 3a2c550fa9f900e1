import { type Link, looseBlock, markupOf, type Template } from "../../src/plugin.ts";
import { madeOnce } from "../made-once.ts";
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

/** A reference as written, and what in it names works; what a function gives is made when it is first asked for. */
export interface Written {
  readonly content: string;
  /** Whether another reference begins within it: it was not closed, and goes on behind its end. */
  readonly isUnclosed: boolean;
  readonly words: () => ReadonlySet<string>;
  /** All that it says, word by word, with a space before each and none behind. */
  readonly said: () => string;
  readonly note: () => Note;
  /** Its templates that give a title. */
  readonly titled: () => readonly Template[];
  /** The words of these titles. */
  readonly titles: () => ReadonlySet<string>;
  /** All titles that it gives, each as its words. */
  readonly told: () => ReadonlySet<string>;
  /** Its templates that name a work, each with what it names the work by, the best first. */
  readonly calls: () => readonly { readonly template: Template; readonly keys: readonly string[] }[];
  readonly identifiers: () => readonly string[];
  /** Its addresses, each with the work that it stands for by itself. */
  readonly links: () => readonly { readonly link: Link; readonly work: string }[];
}

/** Reads a reference by itself, as any wiki would. */
export function readWritten(reference: string): Written {
  const markup = markupOf(looseBlock(reference));
  const content = ownContent(markup.references[0]?.content ?? "");
  const contents = madeOnce(() => contentsOf(markup)[0] ?? { calls: [], links: [] });
  const shown = madeOnce(() => shownWords(reference));
  const cited = madeOnce(() => citedCalls(contents()));
  const titled = madeOnce(() =>
    cited()
      .map(({ template }) => template)
      .filter((template) => titleOf(template).trim() !== ""),
  );
  return {
    content,
    isUnclosed: /<ref[\s>]/i.test(content),
    words: madeOnce(() => differentIn(shown())),
    said: madeOnce(() => saidBy(shown())),
    note: madeOnce(() => noteOf(withoutNames(reference))),
    titled,
    titles: madeOnce(() => wordsOf(titled().map(titleOf).join(" "))),
    told: madeOnce(() => titlesTold(content, titled())),
    calls: madeOnce(() =>
      cited()
        .map((call) => ({ template: call.template, keys: [...keysOfCall(call, contents().links)] }))
        .filter(({ keys }) => keys.length > 0),
    ),
    identifiers: madeOnce(() => identifiersIn(content).slice(0, mostParts)),
    links: madeOnce(() => contents().links.map((link) => ({ link, work: workOfAddress(link.target) }))),
  };
}

function noteOf(said: string): Note {
  return readNote(withoutMarkup(withoutAddresses(said)), wordsOf(said));
}
