/**
 * Why MediaWiki does not accept a title, in stemma's own words, because the wiki's are a stranger's text; `null` if it may.
 *
 * @see https://www.mediawiki.org/wiki/Manual:Page_title
 */
export function titleFault(title: string): string | null {
  const bad = /[<>[\]{}|\p{Cc}\ufffd]/u.exec(title)?.[0];
  if (title.trim().replaceAll("_", "") === "") return "it is empty";
  if (/^https?:\/\//i.test(title)) return "it is an address; give the title, and the wiki with api";
  if (bad !== undefined) return `it may not hold ${JSON.stringify(bad)}`;
  if (title.startsWith("#")) return "it may not begin with #";
  if (/%[\da-f]{2}/i.test(title)) return "it holds a percent-encoded character; write the character itself";
  if (title.includes("~~~")) return "it may not hold three tildes";
  if (Buffer.byteLength(title) > 300) return "it is longer than 255 bytes";
  if (/(^|\/)\.\.?(\/|$)/.test(title)) return "it may not have . or .. as a part";
  return null;
}
