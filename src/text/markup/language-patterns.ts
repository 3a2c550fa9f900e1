/**
 * Makes a function that gives what is made of a language's line in a table, once for each language.
 *
 * @param table - Lines of languages|pattern.
 * @param made - Makes it from the pattern, or from `undefined` where no line names the language.
 */
export function languagePatterns<TPattern extends RegExp | null>(
  table: string,
  made: (pattern: string | undefined) => TPattern,
): (language: string) => TPattern {
  const patterns = new Map<string, TPattern>();
  return (language) => {
    const known = patterns.get(language);
    if (known !== undefined) return known;
    const line = table
      .split("\n")
      .map((each) => each.split(/\|(.*)/))
      .find(([languages = ""]) => languages.split(" ").includes(language));
    const pattern = made(line?.[1]);
    patterns.set(language, pattern);
    return pattern;
  };
}
