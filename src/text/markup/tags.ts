import { isAsciiAlphanumeric } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";
import type { TableTag } from "./markup.ts";

/** The role of a tag's content on a page: a `list` of references, further `wikitext`, `plain` text to read, and so on. */
type Role = "reference" | "list" | "gallery" | "wikitext" | "plain" | "other";

/**
 * The role of each tag's content, for tags whose content must not be cut into lines of the page: those that MediaWiki hands
 * to an extension unread, and `includeonly`.
 *
 * A closed list, because an export does not name the wiki's extensions. Tags around ordinary paragraphs (`noinclude`,
 * `section`, `langconvert`) are not in it, as their lines are better blocks of their own.
 */
export const heldTags: ReadonlyMap<string, Role> = new Map<string, Role>([
  ["gallery", "gallery"],
  ["indicator", "wikitext"],
  ["nowiki", "plain"],
  ["phonos", "wikitext"],
  ["poem", "wikitext"],
  ["ref", "reference"],
  ["references", "list"],
  ...(
    "categorytree ce charinsert chem dpl dynamicpagelist embedvideo graph hiero imagemap includeonly infobox " +
    "inputbox mapframe maplink math pagelist pages pre rss score source syntaxhighlight talkpage templatedata " +
    "timeline verbatim youtube"
  )
    .split(" ")
    .map((tag) => [tag, "other"] as const),
]);

/** HTML tags that are tags in wikitext, too, and not text: nothing in their attributes is a link. */
export const htmlTags: ReadonlySet<string> = wordSet(
  "abbr b bdi bdo big blockquote br caption center cite code data dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 " +
    "hr i ins kbd li link mark meta ol p q rb rp rt rtc ruby s samp small span strike strong sub sup table td th " +
    "time tr tt u ul var wbr",
);

/** What the tags of tables stand for; MediaWiki shows `<thead>`, `<tbody>` and `<tfoot>` as text. */
export const tableTags: ReadonlyMap<string, TableTag["kind"]> = new Map([
  ["table", "table"],
  ["caption", "caption"],
  ["tr", "row"],
  ["td", "cell"],
  ["th", "header"],
]);

/** Length of the longest name of a held tag. */
export const longestTag = Math.max(...[...heldTags.keys()].map((tag) => tag.length));

/** Whether a UTF-16 unit or a byte may be part of a tag's name: a letter or a digit of ASCII. */
export function isTagNameUnit(unit: number | undefined): boolean {
  return unit !== undefined && isAsciiAlphanumeric(unit);
}
