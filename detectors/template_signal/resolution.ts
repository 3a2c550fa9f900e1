import {
  type Block,
  type Change,
  type Finding,
  markupOf,
  type Sentence,
  type Side,
  sentencesOf,
} from "../../src/plugin.ts";
import { callsOf } from "./call.ts";
import type { Placed } from "./pair-calls.ts";

/** What became of the sentence a citation was asked for. */
export const resolutions = ["cited", "sentence_removed", "tag_dropped"] as const;
export type Resolution = (typeof resolutions)[number];

/**
 * How a request for a citation ended: with a reference in the same sentence, without the sentence, or with neither.
 *
 * @param earlier - Findings of sentence_similarity, which know what a sentence was modified to.
 * @param isFootnote - Whether a template of this name stands for a reference.
 */
export function resolutionOf(
  at: Placed,
  change: Change,
  earlier: readonly Finding[],
  isFootnote: (templateName: string) => boolean,
): Resolution {
  const block = change.before.blocks[at.block];
  const sentence = block === undefined ? null : sentenceAt(block, at.call.template.start);
  if (block === undefined || sentence === null) return "tag_dropped";
  const now = findAny(change.after, successorsOf(sentence.key, earlier));
  if (now === null) return "sentence_removed";
  const before = footnotes(block, sentence, isFootnote);
  const after = footnotes(now.block, now.sentence, isFootnote);
  return [...after].some((footnote) => !before.has(footnote)) ? "cited" : "tag_dropped";
}

/** A tag stands behind the full stop of its sentence: it belongs to the last one that began before it. */
function sentenceAt(block: Block, offset: number): Sentence | null {
  const sentences = sentencesOf(block);
  return sentences.findLast(({ start }) => start <= offset) ?? sentences[0] ?? null;
}

function successorsOf(key: string, earlier: readonly Finding[]): ReadonlySet<unknown> {
  const keys = new Set<unknown>([key]);
  for (const { type, subject } of earlier) {
    if (type !== "sentence_modified") continue;
    const { from, to } = subject;
    if (Array.isArray(from) && Array.isArray(to) && from.includes(key)) for (const next of to) keys.add(next);
  }
  return keys;
}

function findAny(side: Side, keys: ReadonlySet<unknown>): { block: Block; sentence: Sentence } | null {
  for (const i of side.changed) {
    const block = side.blocks[i];
    if (block === undefined) continue;
    const sentence = sentencesOf(block).find(({ key }) => keys.has(key));
    if (sentence !== undefined) return { block, sentence };
  }
  return null;
}

/** What is cited from a sentence's first word to the next sentence's. */
function footnotes(
  block: Block,
  sentence: Sentence,
  isFootnote: (templateName: string) => boolean,
): ReadonlySet<string> {
  const next = sentencesOf(block).find(({ start }) => start > sentence.start)?.start ?? block.text.length;
  const inside = ({ start }: { readonly start: number }) => start >= sentence.start && start < next;
  const found = new Set<string>();
  for (const { name, content } of markupOf(block).references.filter(inside)) {
    found.add(name === null ? `content ${content}` : `name ${name}`);
  }
  for (const { template, given } of callsOf(block)) {
    if (inside(template) && template.reference === -1 && isFootnote(template.name)) {
      found.add(`template ${template.name} ${given}`);
    }
  }
  return found;
}
