import type { LexiconFile } from "./lexicon/lexicon-file.ts";

/**
 * Names that mean something else on a sister project of Wikipedia than in the lexicon of its language; looked up before that.
 *
 * By the project's domain, for its wikis in all languages: those that took a template over took its name along.
 */
const projects: readonly (readonly [domain: string, LexiconFile])[] = [
  [
    "wiktionary.org",
    {
      language: "wiktionary",
      version: 1,
      names: {
        // Behind an example in French: whose it is.
        citation: ["Source"],
        // Collocations, synonyms and examples of a word, what kind of name it is, the word itself in Italian, a heading in Polish.
        other: ["Coi", "Examples", "Given name", "Pn", "Surname", "Syn", "Źródła"],
      },
    },
  ],
  ["wikinews.org", { language: "wikinews", version: 1, names: { citation: ["Source"] } }],
  // A sight in the list of those worth seeing.
  ["wikivoyage.org", { language: "wikivoyage", version: 1, names: { other: ["See"] } }],
];

/**
 * The names of the project that a wiki belongs to; none of Wikipedia's, nor of a wiki of somebody else's.
 *
 * @param wiki - The wiki's key.
 */
export function projectNamesOf(wiki: string): LexiconFile | undefined {
  const [host = ""] = wiki.split(/[:/]/, 1);
  return projects.find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[1];
}
