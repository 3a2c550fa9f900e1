import { languagePatterns } from "./language-patterns.ts";

/**
 * The letters directly before the `[[` of a link to a page that belong to the link's words, in the few languages that have
 * such: the article in `ال[[قاهرة]]`.
 *
 * @param at - Offset at which the link begins.
 * @see https://www.mediawiki.org/wiki/Help:Links
 */
export function linkPrefix(text: string, at: number, language: string): string {
  return patternOf(language)?.exec(text.slice(Math.max(0, at - longestPrefix), at))?.[0] ?? "";
}

/** In UTF-16 units; it keeps a long word from being read again for each of its links. */
const longestPrefix = 100;

/**
 * `$linkPrefixCharset` of MediaWiki 1.39, for the languages with `$linkPrefixExtension` and those that fall back to them. A
 * line is languages|characters.
 */
const characters = String.raw`
aeb-arab ar arq ary arz|a-zA-Zء-ي\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED
cu rue uk|„«
cv|a-zA-Z\u0080-\u{10ffff}"
hy hyw ka lbe ln mzn pnb skr-arab xmf|a-zA-Z\u0080-\u{10ffff}
is|áÁðÐéÉíÍóÓúÚýÝþÞæÆöÖA-Za-z–\-
kaa|a-zıA-Zİ\u0080-\u00ff
uz|a-zA-Z\u0080-\u00ffʻʼ«„
`;

const patternOf = languagePatterns(characters, (own) =>
  own === undefined ? null : new RegExp(`[${own}]+$`, "u"),
);
