import { type Block, emptyMemo } from "../../../src/page/block.ts";
import { splitBlocks } from "../../../src/page/split.ts";
import { epochSeconds, type PageHistory, type RevisionHead } from "../../../src/revision.ts";
import type { Grammar } from "../../../src/text/grammar.ts";
import { grammarOf } from "../../../src/text/grammar.ts";
import { sentencesOf } from "../../../src/text/sentences.ts";

/** A readable text of a page, read from scratch: how many copies of each sentence it has. */
export interface Text {
  readonly revision: Omit<RevisionHead, "text">;
  readonly seconds: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Every readable text of a page, none of them told from its neighbours; and what each sentence reads. */
export async function textsOf({ page, timeline }: PageHistory) {
  const grammar = grammarOf(page.site);
  const texts: Text[] = [];
  const wordings = new Map<string, string>();
  const known = new Map<string, Block>();
  let until = 0;
  for await (const entry of timeline) {
    if (entry.kind !== "revision") continue;
    const { revision } = entry;
    until = epochSeconds(revision.timestamp);
    if (revision.text.state !== "readable") continue;
    const counts = new Map<string, number>();
    if (revision.model === "wikitext") {
      for (const block of blocksOf(Buffer.from(revision.text.bytes), grammar, known)) {
        for (const { key, text } of sentencesOf(block)) {
          counts.set(key, (counts.get(key) ?? 0) + 1);
          if (!wordings.has(key)) wordings.set(key, text);
        }
      }
    }
    texts.push({ revision, seconds: until, counts });
  }
  return { texts, wordings, until };
}

function* blocksOf(bytes: Buffer, grammar: Grammar, known: Map<string, Block>): Generator<Block> {
  let start = 0;
  for (const end of splitBlocks(bytes).ends) {
    const text = bytes.toString("utf8", start, end);
    let block = known.get(text);
    if (block === undefined) {
      block = { text, bytes: end - start, grammar, memo: emptyMemo() };
      known.set(text, block);
    }
    yield block;
    start = end;
  }
}
