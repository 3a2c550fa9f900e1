import type { Block } from "../../../src/page/block.ts";
import { sentencesOf } from "../../../src/text/sentences/sentences.ts";

/** What one copy of a sentence cites: each citation's text without white space, or its name where it has none. */
export interface Cites {
  readonly key: string;
  readonly sources: readonly Source[];
}

interface Source {
  readonly name: string | null;
  readonly text: string | null;
  /** As much of it as is told. */
  readonly shown: string | null;
}

/** What a block's copies of sentences cite, and what its names stand for, by expressions over its bare text. */
export interface BlockCites {
  readonly cites: readonly Cites[];
  readonly definitions: readonly Source[];
}

const reference = /<ref(?=[\s/>])([^>]*?)(?:\/\s*>|>([\s\S]*?)<\/ref\s*>)/gi;
const unread = /<!--[\s\S]*?(?:-->|$)|<(nowiki|math|pre|syntaxhighlight)\b[\s\S]*?<\/\1\s*>/gi;

/** Reads them anew: nothing of the scanner but where sentences begin. */
export function citesIn(block: Block): BlockCites {
  const spaced = (text: string) => text.replace(/[^\n]/g, " ");
  const text = block.text.replace(unread, spaced);
  if (!/<ref/i.test(text)) return { cites: [], definitions: [] };
  const all = [...text.matchAll(reference)].map(sourceOf);
  const sentences = sentencesOf(block);
  // A list of references, or one a template makes, cites nothing.
  const used = text.replace(/<references\b[^/>]*>[\s\S]*?<\/references\s*>/gi, spaced);
  const cites = sentences.map(({ key }, i) => {
    const from = i === 0 ? 0 : (sentences[i]?.start ?? 0);
    const to = sentences[i + 1]?.start ?? used.length;
    const sources = [...used.matchAll(reference)].filter(({ index }) => index >= from && index < to);
    return { key, sources: sources.map(sourceOf) };
  });
  return {
    cites: cites.filter(({ sources }) => sources.length > 0),
    definitions: all.filter(({ name, text: own }) => name !== null && own !== null),
  };
}

function sourceOf([, attributes = "", content = ""]: RegExpMatchArray): Source {
  const attribute = (name: string) => {
    const found = new RegExp(`\\b${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'/>]+)`, "i").exec(attributes)?.[1];
    const value = found
      ?.replace(/^["']|["']$/g, "")
      .trim()
      .replace(/[\s_]+/g, " ");
    return value === undefined || value === "" ? null : value;
  };
  const name = attribute("name");
  const text = plain(content);
  return {
    name: name === null ? null : `${attribute("group") ?? ""}|${name}`,
    text: text === "" && name !== null ? null : text,
    shown: text === "" && name !== null ? null : plain(content.replace(/\s+/g, " ").trim().slice(0, 300)),
  };
}

/** A text without white space, its quotes and dashes in one form. */
export function plain(text: string): string {
  return text
    .replace(/[‘’‚‛′ʻʼ׳]/g, "'")
    .replace(/[“”„‟″״]/g, '"')
    .replace(/[‐-―−־]/g, "-")
    .replace(/(\s?)-{2,3}\1(?=[^\s-])/g, "-")
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]|\s/g, "");
}

/** What names stand for on a page. */
export type Definitions = ReadonlyMap<string, string>;

/** Whether two copies cite the same; a name stands for itself where it is written out on one side only. */
export function citeAlike(
  some: readonly Source[],
  others: readonly Source[],
  someNames: Definitions,
  otherNames: Definitions,
): boolean {
  const full = ({ name, text }: Source, names: Definitions) => text ?? names.get(name ?? "") ?? null;
  const isIn = (one: Source, names: Definitions, list: readonly Source[], listNames: Definitions) =>
    list.some((other) => {
      if (one.name !== null && one.name === other.name && (one.text === null || other.text === null))
        return true;
      if (one.shown !== null && one.shown === other.shown) return true;
      const said = full(one, names);
      return said !== null && said === full(other, listNames);
    });
  return (
    some.every((one) => isIn(one, someNames, others, otherNames)) &&
    others.every((one) => isIn(one, otherNames, some, someNames))
  );
}

/** Without those of each that the other has as well, word for word. */
export function unmatched(
  some: readonly (readonly Source[])[],
  others: readonly (readonly Source[])[],
): readonly [readonly (readonly Source[])[], readonly (readonly Source[])[]] {
  const print = (sources: readonly Source[]) =>
    [...new Set(sources.map(({ name, text }) => text ?? `^${name}`))].sort().join("\n");
  const left = [...others];
  const rest = some.filter((one) => {
    const at = left.findIndex((other) => print(other) === print(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [rest, left];
}
