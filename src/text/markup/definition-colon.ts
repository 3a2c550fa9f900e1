import type { Markup, Span } from "./markup.ts";
import { nowikiEnd } from "./nowiki.ts";
import { htmlTags } from "./tags.ts";
import { variantsIn } from "./variants.ts";

/**
 * Where the colon stands that ends the term and begins the definition in a line that has both: `; tea : a drink`; -1 in other
 * lines.
 *
 * As for MediaWiki, it is the first one that stands outside of links, elements, `<nowiki>`, tags, bold, italics and
 * what is written for the variants of a language.
 *
 * @param language - Language of the wiki.
 * @see BlockLevelPass::findColonNoLinks
 */
export function definitionColon(
  text: string,
  { links, media, opaque, references, templates }: Markup,
  language: string,
): number {
  const from = term.exec(text)?.[0].length ?? -1;
  if (from === -1 || text.indexOf(":", from) === -1) return -1;
  const held: readonly Span[] = [links, media, opaque, references, templates, variantsIn(text, language)]
    .flat()
    .sort((a, b) => a.start - b.start);
  let next = 0;
  let open = 0;
  let quotes = 0;
  let isLiteralClosed = true;
  mark.lastIndex = from;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const { 0: written, 1: closing, 2: name = "", index } = found;
    while ((held[next]?.end ?? Infinity) <= index) next++;
    const around = held[next];
    if (around !== undefined && around.start <= index) mark.lastIndex = around.end;
    else if (written === "\n") return -1;
    else if (written === ":" && open === 0 && quotes === 0) return index;
    else if (written.startsWith("''")) quotes ^= written.length === 2 ? 1 : written.length < 5 ? 2 : 3;
    else if (single.test(written)) continue;
    else if (closing === "" && name.toLowerCase() === "nowiki") {
      const end: number = isLiteralClosed ? nowikiEnd(text, mark.lastIndex) : -1;
      isLiteralClosed = end !== -1;
      if (isLiteralClosed) mark.lastIndex = end;
    }
    // One that closes nothing is shown as it is.
    else if (htmlTags.has(name.toLowerCase())) open = Math.max(0, open + (closing === "" ? 1 : -1));
  }
  return -1;
}

/** The marks of a list before a term. */
const term = /^[*#:;]*;(?![*#:;])/;
const mark = /:|\n|'{2,}|<(\/?)([a-z][a-z0-9]*)(?=[\s/>])[^<>]*>/gi;
const single = /\/>$|^<\/?(?:br|hr|wbr|img|meta|link)\b/i;
