import { languagePatterns } from "./language-patterns.ts";
import { trailPatterns } from "./trail-patterns.ts";

/**
 * The letters directly after the `]]` of a link to a page that belong to the link's words: the `s` in `[[a]]s`.
 *
 * @param at - Offset at which the link ends.
 * @see https://www.mediawiki.org/wiki/Help:Links
 */
export function linkTrail(text: string, at: number, language: string): string {
  const pattern = patternOf(language);
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

const patternOf = languagePatterns(trailPatterns, (pattern = "[a-z]+") => new RegExp(pattern, "uy"));
