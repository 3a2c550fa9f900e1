import { addTo } from "../../../src/ground/add-to.ts";
import { type Block, emptyMemo } from "../../../src/page/block.ts";
import { splitBlocks } from "../../../src/page/split.ts";
import { epochSeconds, type PageHistory, type RevisionHead } from "../../../src/revision.ts";
import { type Grammar, grammarOf } from "../../../src/text/markup/grammar.ts";
import { sentencesOf } from "../../../src/text/sentences/sentences.ts";
import { type BlockCites, type Cites, citesIn, type Definitions } from "./cited.ts";

/** A readable text of a page, read from scratch: how many copies of each sentence it has. */
export interface Text {
  readonly revision: Omit<RevisionHead, "text">;
  readonly seconds: number;
  readonly counts: ReadonlyMap<string, number>;
  /** What copies of each sentence cite; those that cite nothing are left out. */
  readonly cites: ReadonlyMap<string, readonly Cites["sources"][]>;
  readonly definitions: Definitions;
}

/** Every readable text of a page, none of them told from its neighbours; and what each sentence reads. */
export async function textsOf({ page, timeline }: PageHistory) {
  const grammar = grammarOf(page.site);
  const texts: Text[] = [];
  const wordings = new Map<string, string>();
  const known = new Map<string, Block>();
  const citesOf = new Map<Block, BlockCites>();
  let until = 0;
  for await (const entry of timeline) {
    if (entry.kind !== "revision") continue;
    const { revision } = entry;
    until = epochSeconds(revision.timestamp);
    if (revision.text.state !== "readable") continue;
    const counts = new Map<string, number>();
    const cites = new Map<string, Cites["sources"][]>();
    const definitions = new Map<string, string>();
    if (revision.model === "wikitext") {
      for (const block of blocksOf(Buffer.from(revision.text.bytes), grammar, known)) {
        for (const { key, text } of sentencesOf(block)) {
          counts.set(key, (counts.get(key) ?? 0) + 1);
          if (!wordings.has(key)) wordings.set(key, text);
        }
        const inBlock = citesOf.get(block) ?? citesIn(block);
        citesOf.set(block, inBlock);
        for (const { key, sources } of inBlock.cites) addTo(cites, key, sources);
        for (const { name, text } of inBlock.definitions) {
          if (name !== null && text !== null && !definitions.has(name)) definitions.set(name, text);
        }
      }
    }
    texts.push({ revision, seconds: until, counts, cites, definitions });
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
