import {
  decodeEntities,
  foldSpace,
  type Link,
  linkPrefix,
  linkTrail,
  withoutComments,
} from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";

/** The words that lead to a page, with letters that belong to the link outside of its brackets: `lamps` for `[[lamp]]s`. */
export function linkWords(
  { kind, label, start, end }: Link,
  { side, block }: PlacedElement<Link>,
): string | null {
  const source = side.blocks[block];
  if (source === undefined || kind !== "wikilink") return null;
  const { text, grammar } = source;
  const words = label ?? titleAsWritten(text.slice(start + 2, end - 2));
  const { language } = grammar.site;
  return foldSpace(linkPrefix(text, start, language) + asShown(words) + linkTrail(text, end, language));
}

/** Words without italics and entities, except for entities that keep the words from being read as markup. */
function asShown(words: string): string {
  const bare = words.includes("''") ? words.replace(/'{2,}/g, "") : words;
  const shown = decodeEntities(bare);
  return /[<'[{]/.test(shown) ? bare : shown;
}

function titleAsWritten(source: string): string {
  const title = withoutComments(source).trim();
  return title.startsWith(":") ? title.slice(1) : title;
}
