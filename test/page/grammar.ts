import { type Grammar, grammarOf } from "../../src/text/markup/grammar.ts";

/** The grammar of a made-up wiki, for texts whose cutting does not depend on the wiki. */
export const grammar: Grammar = grammarOf({
  wiki: "wiki.example",
  base: "https://wiki.example/wiki/Main_Page",
  case: "first-letter",
  language: "en",
  namespaces: new Map([[0, ""]]),
});
