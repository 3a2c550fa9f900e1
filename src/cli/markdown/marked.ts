import type { Stretch } from "../words/stretches.ts";
import { escaped } from "./escaped.ts";

/** Two wordings in one, in Markdown: what went is struck out, what came is underlined. */
export function marked(stretches: readonly Stretch[]): string {
  return stretches.map(({ kind, text }) => inTag(kind, escaped(text))).join("");
}

const tags = { kept: null, removed: "del", added: "ins" } as const;

function inTag(kind: Stretch["kind"], shown: string): string {
  const tag = tags[kind];
  return tag === null ? shown : `<${tag}>${shown}</${tag}>`;
}
