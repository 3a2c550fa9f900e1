import type { Block } from "../../src/page/block.ts";
import { createPageState } from "../../src/page/page-state.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";
import { markupOf } from "../../src/text/markup/markup-of.ts";
import { readShared } from "../support/read-shared.ts";
import { type FactKind, type Facts, factKinds, lacking } from "./facts.ts";
import { ourFacts } from "./our-facts.ts";
import { wikiparserConfig, wikiparserFacts } from "./wikiparser-facts.ts";

/** A block in which the two parsers do not find the same. */
export interface Disagreement {
  readonly text: string;
  readonly kind: FactKind;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** How far the two agree over a history. */
export interface Sweep {
  readonly blocks: number;
  readonly facts: number;
  readonly disagreements: readonly Disagreement[];
}

/**
 * Compares our scanner with the reference parser over the distinct blocks of all revisions of a shared history.
 *
 * @param every - Take one block of so many.
 */
export async function sweepBlocks(
  history: string,
  every = 1,
  most = Number.POSITIVE_INFINITY,
): Promise<Sweep> {
  const seen = new Set<string>();
  const disagreements: Disagreement[] = [];
  let blocks = 0;
  let facts = 0;
  for await (const { page, timeline } of readShared(history)) {
    const grammar = grammarOf(page.site);
    const config = wikiparserConfig(grammar);
    const state = createPageState(grammar);
    for await (const entry of timeline) {
      if (entry.kind !== "revision" || entry.revision.model !== "wikitext") continue;
      const { after } = state.next(entry.revision);
      for (const index of after.changed) {
        const block = after.blocks[index];
        if (block === undefined || seen.has(block.text)) continue;
        seen.add(block.text);
        if (seen.size % every !== 0 || blocks >= most || !mayHoldMarkup(block)) continue;
        blocks++;
        const theirs = wikiparserFacts(block.text, grammar, config);
        facts += factKinds.reduce((sum, kind) => sum + theirs[kind].length, 0);
        disagreements.push(...disagreementsOf(block.text, ourFacts([markupOf(block)]), theirs));
      }
    }
  }
  return { blocks, facts, disagreements };
}

/**
 * Compares the blocks of whole texts, as they are cut for a page, with what the reference parser finds in the text.
 *
 * @param every - Take one revision of so many.
 */
export async function sweepTexts(history: string, every: number): Promise<Sweep> {
  const disagreements: Disagreement[] = [];
  let blocks = 0;
  let facts = 0;
  let revisions = 0;
  for await (const { page, timeline } of readShared(history)) {
    const grammar = grammarOf(page.site);
    const config = wikiparserConfig(grammar);
    const state = createPageState(grammar);
    for await (const entry of timeline) {
      if (entry.kind !== "revision" || entry.revision.model !== "wikitext") continue;
      const { after, kind } = state.next(entry.revision);
      if (revisions++ % every !== 0 || kind === "unreadable") continue;
      blocks += after.blocks.length;
      const text = after.blocks.map((block) => block.text).join("");
      const theirs = wikiparserFacts(text, grammar, config);
      facts += factKinds.reduce((sum, fact) => sum + theirs[fact].length, 0);
      disagreements.push(...disagreementsOf(text, ourFacts(after.blocks.map(markupOf)), theirs));
    }
  }
  return { blocks, facts, disagreements };
}

/** Kinds of elements of which the two parsers find different ones in a text. */
export function disagreementsOf(text: string, ours: Facts, theirs: Facts): Disagreement[] {
  return factKinds.flatMap((kind) => {
    const [our, their] = [ours[kind].map(anyCase), theirs[kind].map(anyCase)];
    const more = lacking(our, their);
    const fewer = lacking(their, our);
    return more.length + fewer.length === 0 ? [] : [{ text, kind, ours: more, theirs: fewer }];
  });
}

/** Whether a block holds any character that either parser could make an element of. */
function mayHoldMarkup({ text }: Block): boolean {
  return /[{[<=]|:\/\/|(?:mailto|news|tel|urn|sip|geo|sms|xmpp|magnet|bitcoin|matrix):/.test(text);
}

/**
 * A fact with the first letter of each part of its title a capital.
 *
 * The reference parser makes it one on every wiki, and behind every prefix; MediaWiki only where titles of this wiki
 * are not case-sensitive. Tests of titles hold that rule.
 */
function anyCase(fact: string): string {
  return fact.replace(
    /(^|:)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
