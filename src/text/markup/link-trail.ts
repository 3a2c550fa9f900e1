import { trailPatterns } from "./trail-patterns.ts";

/**
 * What stands against the `]]` of a link to a page and belongs to the link's words: the `s` of `[[a]]s`.
 *
 * @param at - Where the link ends.
 * @see https://www.mediawiki.org/wiki/Help:Links
 */
export function linkTrail(text: string, at: number, language: string): string {
  const pattern = patternOf(language);
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

const patterns = new Map<string, RegExp>();

function patternOf(language: string): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const line = trailPatterns
    .split("\n")
    .map((each) => each.split(/\|(.*)/))
    .find(([languages = ""]) => languages.split(" ").includes(language));
  const pattern = new RegExp(line?.[1] ?? "[a-z]+", "uy");
  patterns.set(language, pattern);
  return pattern;
}
