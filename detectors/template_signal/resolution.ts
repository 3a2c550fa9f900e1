import {
  type Block,
  type Change,
  type Finding,
  type Json,
  markupOf,
  type PlacedSentence,
  placeOf,
  type Side,
  type Span,
  sentenceDifference,
  sentencesOf,
  similarity,
} from "../../src/plugin.ts";
import { beginningIn } from "../beginning-in.ts";
import { textsShareWords, usualLeast } from "../sentence_similarity/shared-words.ts";
import { callsOf } from "./call.ts";
import { sentenceAt, stayedAs } from "./call-context.ts";
import type { PlacedCall } from "./placed-call.ts";

/** What became of the sentence a citation was asked for. */
export const resolutions = ["cited", "sentence_removed", "tag_dropped"] as const;
/** How a request for a citation ended. */
export type Resolution = (typeof resolutions)[number];

/**
 * Tells how requests for a citation ended in a change: with a reference or an address in the same sentence, without the
 * sentence, or with neither. Outside of sentences, as in a cell or a box, with a reference in the same place.
 *
 * @param earlier - Findings of sentence_similarity, which know what a sentence was modified to, and what is a new one.
 * @param isFootnote - Whether a template of this name stands for a reference.
 */
export function resolver(
  change: Change,
  earlier: readonly Finding[],
  isFootnote: (templateName: string) => boolean,
): (at: PlacedCall) => Resolution {
  let cited: ReadonlySet<string> | undefined;
  let successorOf: ReturnType<typeof successorsIn> | undefined;

  function isCitedInPlace({ block, call }: PlacedCall): boolean {
    const place = placeAt(change.before.blocks[block], call.template.start);
    if (!hasWord.test(place)) return false;
    // For all requests at once: a table may have one in each of its rows.
    cited ??= new Set(citedPlaces(change.after, isFootnote));
    return cited.has(place);
  }

  return (at) => {
    const sentence = sentenceAt(change.before, at);
    if (sentence === null) return isCitedInPlace(at) ? "cited" : "tag_dropped";
    // Likewise once: a text may have thousands of requests.
    successorOf ??= successorsIn(change, earlier);
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
    const templates = callsOf(block).map(({ template }) => template);
    const cites = [...markupOf(block).references, ...templates.filter(({ name }) => isFootnote(name))];
    return cites.map(({ start }) => placeAt(block, start));
  });
}

/** Past this the same words hardly stand twice. */
const mostBefore = 40;

/** A place in a block by the words before it, marks and spaces right before it aside. */
function placeAt(block: Block | undefined, offset: number): string {
  let end = offset;
  while (end > 0 && mark.test(block?.text.charAt(end - 1) ?? "")) end--;
  return block?.text.slice(Math.max(0, end - mostBefore), end) ?? "";
}

const mark = /[\s.,;:]/;
const hasWord = /[\p{L}\p{N}]/u;

/** Most comparisons of a change's removed sentences with its added ones; a larger rewrite leaves no trace of them. */
const mostComparisons = 10_000;

/** Tells which sentence after a change was made of one that went. */
function successorsIn(
  change: Change,
  earlier: readonly Finding[],
): (sentence: PlacedSentence) => PlacedSentence | null {
  const { added, removed } = sentenceDifference(change);
  const addedBy = new Map<Json, PlacedSentence>(
    added.toReversed().map((placed) => [placed.sentence.key, placed]),
  );
  const madeOf = new Map<Json, PlacedSentence>();
  const told = new Set<unknown>();
  for (const { type, subject } of earlier) {
    if (type === "sentence_first_seen") told.add(subject.sentence);
    if (type !== "sentence_modified" || !Array.isArray(subject.from) || !Array.isArray(subject.to)) continue;
    for (const to of subject.to) {
      told.add(to);
      const placed = addedBy.get(to);
      if (placed === undefined) continue;
      for (const from of subject.from) {
        const first = madeOf.get(from);
        if (first === undefined || placeOf(placed) < placeOf(first)) madeOf.set(from, placed);
      }
    }
  }
  // A wording that stood here before is told as reintroduced, whatever it was made of.
  const untold = added
    .filter(({ sentence }) => !told.has(sentence.key))
    .slice(0, mostComparisons / removed.length);
  return (placed) => madeOf.get(placed.sentence.key) ?? mostSimilar(placed, untold);
}

function mostSimilar(
  { sentence: { text } }: PlacedSentence,
  candidates: readonly PlacedSentence[],
): PlacedSentence | null {
  let best: PlacedSentence | null = null;
  let bestScore = usualLeast.threshold;
  for (const candidate of candidates) {
    const other = candidate.sentence.text;
    const shared = Math.min(text.length, other.length);
    if (2 * shared < usualLeast.threshold * (text.length + other.length)) continue;
    const score = similarity(text, other);
    if (score < bestScore || (score === bestScore && best !== null)) continue;
    if (!textsShareWords(text, other, usualLeast)) continue;
    best = candidate;
    bestScore = score;
  }
  return best;
}

/** What is cited from a sentence's first word to the next sentence's. */
function footnotes(
  block: Block | undefined,
  { sentence, ordinal }: PlacedSentence,
  isFootnote: (templateName: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  if (block === undefined) return found;
  const end = sentencesOf(block)[ordinal + 1]?.start ?? block.text.length;
  const reach = { start: sentence.start, end };
  const { references, links } = markupOf(block);
  for (const { name, content } of beginningIn(references, startOf, reach)) {
    found.add(name === null ? `content ${content}` : `name ${name}`);
  }
  for (const { kind, target, reference } of beginningIn(links, startOf, reach)) {
    if (kind === "external" && reference === -1) found.add(`address ${target}`);
  }
  for (const { template, given } of beginningIn(callsOf(block), (call) => startOf(call.template), reach)) {
    if (template.reference === -1 && isFootnote(template.name)) {
      found.add(`template ${template.name} ${given}`);
    }
  }
  return found;
}

function startOf({ start }: Span): number {
  return start;
}
