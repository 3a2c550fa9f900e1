import type { LexiconFile } from "./lexicon/lexicon-file.ts";

/**
 * Names that have another meaning on a sister project of Wikipedia than in the lexicon of its language; consulted before it.
 *
 * They are kept by the project's domain, for its wikis in all languages: a wiki that took over a template took over its
 * name.
 */
const projects: readonly (readonly [domain: string, LexiconFile])[] = [
  [
    "wiktionary.org",
    {
      language: "wiktionary",
      version: 1,
      names: {
        // After an example in French: its author.
        citation: ["Source"],
        // Collocations, synonyms and examples of a word, the kind of a name, the word itself in Italian, a heading in Polish.
        other: ["Coi", "Examples", "Given name", "Pn", "Surname", "Syn", "Źródła"],
      },
    },
  ],
  ["wikinews.org", { language: "wikinews", version: 1, names: { citation: ["Source"] } }],
  // One place in the list of sights.
  ["wikivoyage.org", { language: "wikivoyage", version: 1, names: { other: ["See"] } }],
];

/**
 * The names of the project that a wiki belongs to; none for Wikipedia, or for a wiki of anybody else.
 *
 * @param wiki - The wiki's key.
 */
export function projectNamesOf(wiki: string): LexiconFile | undefined {
  const [host = ""] = wiki.split(/[:/]/, 1);
  return projects.find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[1];
}
