import {
  type Block,
  type Change,
  markupOf,
  type PlacedSentence,
  type Side,
  type Span,
  sentencesOf,
} from "../../src/plugin.ts";
import { beginningIn } from "../beginning-in.ts";
import { callOf } from "./call.ts";
import { sentenceAt, stayedAs } from "./call-context.ts";
import type { PlacedCall } from "./placed-call.ts";
import type { SuccessorOf } from "./successors.ts";

/** What became of the sentence a citation was asked for. */
export const resolutions = ["cited", "sentence_removed", "tag_dropped"] as const;
/** How a request for a citation ended. */
export type Resolution = (typeof resolutions)[number];

/**
 * Finds how requests for a citation ended in a change: with a reference or an address in the same sentence, with the
 * sentence removed, or with neither. Outside of sentences, as in a cell or a box, with a reference in the same place.
 *
 * @param isFootnote - Whether a template of this name stands for a reference.
 */
export function resolver(
  change: Change,
  successorOf: SuccessorOf,
  isFootnote: (templateName: string) => boolean,
): (at: PlacedCall) => Resolution {
  let cited: ReadonlySet<string> | undefined;

  function isCitedInPlace({ block, call }: PlacedCall): boolean {
    const place = placeAt(change.before.blocks[block], call.template.start);
    if (!hasWord.test(place)) return false;
    // For all requests at once, as a table may have one in each of its rows.
    cited ??= new Set(citedPlaces(change.after, isFootnote));
    return cited.has(place);
  }

  return (at) => {
    const sentence = sentenceAt(change.before, at);
    if (sentence === null) return isCitedInPlace(at) ? "cited" : "tag_dropped";
    const now = stayedAs(change, sentence) ?? successorOf(sentence);
    if (now === null) return "sentence_removed";
    const before = footnotes(change.before.blocks[sentence.block], sentence, isFootnote);
    const after = footnotes(change.after.blocks[now.block], now, isFootnote);
    return [...after].some((footnote) => !before.has(footnote)) ? "cited" : "tag_dropped";
  };
}

/** Where references and footnotes stand in the changed blocks of a side. */
function citedPlaces({ blocks, changed }: Side, isFootnote: (templateName: string) => boolean): string[] {
  return changed.flatMap((index) => {
    const block = blocks[index];
    if (block === undefined) return [];
    const { references, templates } = markupOf(block);
    const cites = [...references, ...templates.filter(({ name }) => isFootnote(name))];
    return cites.map(({ start }) => placeAt(block, start));
  });
}

/** A longer run of words hardly ever stands on a page twice. */
const mostBefore = 40;

/** A place in a block, given as the words before it, without marks and spaces right before the place. */
function placeAt(block: Block | undefined, offset: number): string {
  let end = offset;
  while (end > 0 && mark.test(block?.text.charAt(end - 1) ?? "")) end--;
  return block?.text.slice(Math.max(0, end - mostBefore), end) ?? "";
}

const mark = /[\s.,;:]/;
const hasWord = /[\p{L}\p{N}]/u;

/** The citations from the first word of a sentence up to the first word of the next. */
function footnotes(
  block: Block | undefined,
  { sentence, ordinal }: PlacedSentence,
  isFootnote: (templateName: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  if (block === undefined) return found;
  const end = sentencesOf(block)[ordinal + 1]?.start ?? block.text.length;
  const reach = { start: sentence.start, end };
  const { references, links, templates } = markupOf(block);
  for (const { name, content } of beginningIn(references, startOf, reach)) {
    found.add(name === null ? `content ${content}` : `name ${name}`);
  }
  for (const { kind, target, reference } of beginningIn(links, startOf, reach)) {
    if (kind === "external" && reference === -1) found.add(`address ${target}`);
  }
  for (const template of beginningIn(templates, startOf, reach)) {
    if (template.reference === -1 && isFootnote(template.name)) {
      found.add(`template ${template.name} ${callOf(template).given}`);
    }
  }
  return found;
}

function startOf({ start }: Span): number {
  return start;
}
