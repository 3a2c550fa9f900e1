import type { Site } from "../../src/revision.ts";
import { type Grammar, grammarOf } from "../../src/text/markup/grammar.ts";

/** The grammar of a made-up wiki in some language, with the local names its siteinfo would give. */
export function grammarIn(
  language: string,
  names: Readonly<Record<number, string>> = {},
  rule: Site["case"] = "first-letter",
): Grammar {
  return grammarOf({
    wiki: `${language}.wiki.example`,
    base: "https://wiki.example/wiki/Main_Page",
    case: rule,
    language,
    namespaces: new Map([
      [0, ""],
      ...Object.entries(names).map(([number, name]) => [Number(number), name] as const),
    ]),
  });
}

export const english = grammarIn("en", { 6: "File", 10: "Template", 14: "Category" });
