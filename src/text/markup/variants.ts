import { wordSet } from "../word-set.ts";
import type { Span } from "./markup.ts";

/** Words written for the variants of a language: `-{zh-hans:软件; zh-hant:軟體}-`. */
export interface Variant extends Span {
  /** What is shown: the words for the first variant; empty for a mere rule. */
  readonly shown: Span;
}

/** Languages that MediaWiki shows in several scripts or wordings. On other wikis the braces are shown: `1-{4-chloro}-2`. */
const converted = wordSet("ban crh gan iu kk ku mni sh shi sr tg tly uz wuu zgh zh");

/**
 * The pieces written for variants in a text, in order; none on a wiki whose language has no variants.
 *
 * Rules for the whole page and its title (`-{H|…}-`, `-{T|…}-`, `-{-|…}-`) show nothing. A piece that holds another one is
 * left as it is.
 *
 * @see https://www.mediawiki.org/wiki/Writing_systems/Syntax
 */
export function variantsIn(source: string, language: string): readonly Variant[] {
  if (!source.includes("-{") || !converted.has(language.split("-", 1)[0] ?? "")) return none;
  const found: Variant[] = [];
  let end = 0;
  for (let start = source.indexOf("-{"); start >= 0; ) {
    const next = source.indexOf("-{", start + 2);
    if (end < start + 2) end = source.indexOf("}-", start + 2);
    if (end < 0) break;
    // In `-{{template}}` the `-` is a hyphen.
    if ((next < 0 || next > end) && source[start + 2] !== "{") found.push(variantAt(source, start, end));
    start = next;
  }
  return found;
}

const none: readonly Variant[] = [];

function variantAt(source: string, start: number, end: number): Variant {
  const inside = source.slice(start + 2, end);
  const flags = flagsOf.exec(inside)?.[0] ?? "";
  const from = start + 2 + flags.length;
  if (hidden.test(flags)) return { start, end: end + 2, shown: { start: from, end: from } };
  const code = codeOf.exec(inside.slice(flags.length))?.[0] ?? "";
  const other = code === "" ? -1 : source.slice(from, end).indexOf(";");
  const shown = { start: from + code.length, end: other < 0 ? end : from + other };
  return { start, end: end + 2, shown };
}

/** `A|`, `zh-hans;zh-hant|`; text before the bar of a link does not match. */
const flagsOf = /^[A-Za-z;\s-]{0,60}\|/;
const hidden = /^[\sA-Z;]*(?:[HT]|-)[\sA-Z;]*\|/;
/** The code of the first variant, before its words. */
const codeOf = /^\s{0,9}[a-z]{2,3}(?:-[a-z]{2,8}){0,2}\s{0,9}:\s{0,9}/;
