import { type Block, emptyMemo } from "../../page/block.ts";
import type { Site } from "../../revision.ts";
import { grammarOf } from "./grammar.ts";

/** A wiki about which nothing is known. */
const nowhere: Site = { base: "", case: "first-letter", language: "", namespaces: new Map(), wiki: "" };

/** A piece of wikitext by itself, read as any wiki would. */
export function looseBlock(text: string): Block {
  return { text, bytes: Buffer.byteLength(text), grammar: grammarOf(nowhere), memo: emptyMemo() };
}
