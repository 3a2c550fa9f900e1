import {
  type Block,
  type Change,
  type Finding,
  markupOf,
  type PlacedSentence,
  sentenceDifference,
  sentencesOf,
  similarity,
} from "../../src/plugin.ts";
import { textsShareWords, usualLeast } from "../sentence_similarity/shared-words.ts";
import { callsOf } from "./call.ts";
import { sentenceAt, stayedAs } from "./call-context.ts";
import type { Placed } from "./placed.ts";

/** What became of the sentence a citation was asked for. */
export const resolutions = ["cited", "sentence_removed", "tag_dropped"] as const;
export type Resolution = (typeof resolutions)[number];

/**
 * How a request for a citation ended: with a reference or an address in the same sentence, without the sentence, or
 * with neither.
 *
 * @param earlier - Findings of sentence_similarity, which know what a sentence was modified to, and what is a new one.
 * @param isFootnote - Whether a template of this name stands for a reference.
 */
export function resolutionOf(
  at: Placed,
  change: Change,
  earlier: readonly Finding[],
  isFootnote: (templateName: string) => boolean,
): Resolution {
  const sentence = sentenceAt(change.before, at);
  if (sentence === null) return isCitedInPlace(at, change, isFootnote) ? "cited" : "tag_dropped";
  const now = successorOf(sentence, change, earlier);
  if (now === null) return "sentence_removed";
  const before = footnotes(change.before.blocks[sentence.block], sentence, isFootnote);
  const after = footnotes(change.after.blocks[now.block], now, isFootnote);
  return [...after].some((footnote) => !before.has(footnote)) ? "cited" : "tag_dropped";
}

/** Words before a request outside of sentences, as in a cell or a box, by which its place is found again. */
const wordsBefore = 40;

/** Whether a reference stands now right behind the words that a request outside of sentences stood behind. */
function isCitedInPlace(
  { block, call }: Placed,
  { before, after }: Change,
  isFootnote: (templateName: string) => boolean,
): boolean {
  const { start } = call.template;
  const words = before.blocks[block]?.text.slice(Math.max(0, start - wordsBefore), start).trimEnd() ?? "";
  if (!hasWord.test(words)) return false;
  return after.changed.some((index) => {
    const now = after.blocks[index];
    const place = now?.text.indexOf(words) ?? -1;
    if (now === undefined || place === -1) return false;
    const end = place + words.length;
    const isBehind = (from: number) => from >= end && onlyMarks.test(now.text.slice(end, from));
    return (
      markupOf(now).references.some((reference) => isBehind(reference.start)) ||
      callsOf(now).some(({ template }) => isFootnote(template.name) && isBehind(template.start))
    );
  });
}

const hasWord = /[\p{L}\p{N}]/u;
const onlyMarks = /^[\s.,;:]*$/;

/** Most comparisons of a change's removed sentences with its added ones; a larger rewrite leaves no trace of them. */
const maxComparisons = 10_000;

/** The sentence after a change that is, or was made of, one before it. */
function successorOf(
  sentence: PlacedSentence,
  change: Change,
  earlier: readonly Finding[],
): PlacedSentence | null {
  const same = stayedAs(change, sentence);
  if (same !== null) return same;
  const { added, removed } = sentenceDifference(change);
  const { modifiedTo, others } = toldOf(sentence.sentence.key, earlier);
  const modified = added.find((candidate) => modifiedTo.has(candidate.sentence.key));
  if (modified !== undefined) return modified;
  // A wording that stood here before is told as reintroduced, whatever it was made of.
  const untold = added.filter((candidate) => !others.has(candidate.sentence.key));
  return mostSimilar(sentence, untold.slice(0, maxComparisons / removed.length));
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

/** Keys of the sentences that one was modified to, and of those that came from nothing or from others. */
interface Told {
  readonly modifiedTo: ReadonlySet<unknown>;
  readonly others: ReadonlySet<unknown>;
}

function toldOf(key: string, earlier: readonly Finding[]): Told {
  const modifiedTo = new Set<unknown>();
  const others = new Set<unknown>();
  for (const { type, subject } of earlier) {
    if (type === "sentence_first_seen") others.add(subject.sentence);
    if (type !== "sentence_modified") continue;
    const { from, to } = subject;
    if (!Array.isArray(from) || !Array.isArray(to)) continue;
    const keys = from.includes(key) ? modifiedTo : others;
    for (const next of to) keys.add(next);
  }
  return { modifiedTo, others };
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
  const inside = ({ start }: { readonly start: number }) => start >= sentence.start && start < end;
  const { references, links } = markupOf(block);
  for (const { name, content } of references.filter(inside)) {
    found.add(name === null ? `content ${content}` : `name ${name}`);
  }
  for (const { kind, target, reference } of links.filter(inside)) {
    if (kind === "external" && reference === -1) found.add(`address ${target}`);
  }
  for (const { template, given } of callsOf(block)) {
    if (inside(template) && template.reference === -1 && isFootnote(template.name)) {
      found.add(`template ${template.name} ${given}`);
    }
  }
  return found;
}
