/** What a tag's content is to a page: a `list` of references, more `wikitext`, `plain` text to read, and so on. */
type Role = "reference" | "list" | "gallery" | "wikitext" | "plain" | "other";

/**
 * What each tag's content is to a page, of those whose content no line of the page may cut: what MediaWiki hands to an
 * extension unread, and `includeonly`.
 *
 * A closed list, because an export does not name the wiki's extensions. Left out: tags around ordinary paragraphs
 * (`noinclude`, `section`), whose lines are better blocks of their own.
 */
export const heldTags: ReadonlyMap<string, Role> = new Map<string, Role>([
  ["categorytree", "other"],
  ["ce", "other"],
  ["charinsert", "other"],
  ["chem", "other"],
  ["dpl", "other"],
  ["dynamicpagelist", "other"],
  ["embedvideo", "other"],
  ["gallery", "gallery"],
  ["graph", "other"],
  ["hiero", "other"],
  ["imagemap", "other"],
  ["includeonly", "other"],
  ["indicator", "wikitext"],
  ["infobox", "other"],
  ["inputbox", "other"],
  ["mapframe", "other"],
  ["maplink", "other"],
  ["math", "other"],
  ["nowiki", "plain"],
  ["pagelist", "other"],
  ["pages", "other"],
  ["poem", "wikitext"],
  ["pre", "other"],
  ["ref", "reference"],
  ["references", "list"],
  ["rss", "other"],
  ["score", "other"],
  ["source", "other"],
  ["syntaxhighlight", "other"],
  ["talkpage", "other"],
  ["templatedata", "other"],
  ["timeline", "other"],
  ["verbatim", "other"],
  ["youtube", "other"],
]);

/** Tags of HTML that are tags in wikitext, and no text: what stands in their attributes is no link. */
export const htmlTags: ReadonlySet<string> = new Set(
  (
    "abbr b bdi bdo big blockquote br caption center cite code data dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 " +
    "hr i ins kbd li link mark meta ol p q rb rp rt rtc ruby s samp small span strike strong sub sup table td th " +
    "time tr tt u ul var wbr"
  ).split(" "),
);

/** The longest name of a held tag. */
export const longestTag = Math.max(...[...heldTags.keys()].map((tag) => tag.length));

/**
 * Whether what stands between a tag's name and its `>` is attributes with their values, or nothing.
 *
 * Only then a tag of HTML goes over several lines: MediaWiki takes in any words, but a stray `<` in prose shall not.
 */
export function isAttributeList(text: string): boolean {
  let end = 0;
  // One by one: a single expression for all of them runs out of stack on millions.
  for (oneAttribute.lastIndex = 0; oneAttribute.test(text); ) end = oneAttribute.lastIndex;
  return listEnd.test(text.slice(end));
}

// Brackets, braces and bars are left out: they open or part what goes on behind the tag.
const oneAttribute = /[\t-\r ]+[\w:-]+[\t-\r ]*=[\t-\r ]*(?:"[^"{}[\]|]*"|'[^'{}[\]|]*'|[^\t-\r "'{}[\]|]+)/y;
const listEnd = /^[\t-\r ]*\/?$/;

/**
 * The attributes of a tag, names lower case, the last of equal names winning: `name="a b" group=n`.
 *
 * Linear, and tolerant of what MediaWiki tolerates: quotes left out or not closed.
 */
export function tagAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    while (at < text.length && !isNameUnit(text.charCodeAt(at))) at++;
    const nameStart = at;
    while (at < text.length && isNameUnit(text.charCodeAt(at))) at++;
    const name = text.slice(nameStart, at).toLowerCase();
    const afterName = skipSpace(text, at);
    if (text[afterName] !== "=") continue;
    at = skipSpace(text, afterName + 1);
    const quote = text[at];
    if (quote === '"' || quote === "'") {
      const close = text.indexOf(quote, at + 1);
      const end = close === -1 ? text.length : close;
      attributes.set(name, text.slice(at + 1, end));
      at = end + 1;
    } else {
      const start = at;
      while (at < text.length && !isSpaceUnit(text.charCodeAt(at))) at++;
      attributes.set(name, text.slice(start, at));
    }
  }
  return attributes;
}

/** An attribute as MediaWiki compares it: white space folded; nothing where it is empty. */
export function attribute(value: string | undefined): string | null {
  const folded = value?.replace(/[\t\r\n ]+/g, " ").trim() ?? "";
  return folded === "" ? null : folded;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpaceUnit(text.charCodeAt(at))) at++;
  return at;
}

function isNameUnit(unit: number): boolean {
  return unit > 32 && unit !== 61 && unit !== 34 && unit !== 39 && unit !== 47;
}

/** What PCRE's `\s` matches. */
export function isSpaceUnit(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13);
}
