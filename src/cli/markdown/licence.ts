import * as v from "valibot";
import { webAddressOf } from "../../site.ts";
import { encoded } from "./encoded.ts";
import { escaped } from "./escaped.ts";

/** The licence of a wiki's texts, as the wiki names it. */
export interface Rights {
  readonly text: string;
  readonly url: string;
}

const withRights = v.object({
  source: v.object({ rights: v.object({ text: v.string(), url: v.string() }) }),
});

/** The licence in a source's report; `null` where it does not say. */
export function rightsIn(report: unknown): Rights | null {
  return v.is(withRights, report) ? report.source.rights : null;
}

const wikimedia =
  /(^|\.)(wikipedia|wiktionary|wikibooks|wikiquote|wikisource|wikiversity|wikivoyage|wikimedia)\.org$/;

/** The licence in Markdown: what the wiki says, or the licence of all Wikimedia projects. */
export function licenceOf(wiki: string, rights: Rights | null): string {
  const words = rights === null ? "" : rights.text || rights.url;
  if (rights !== null && words !== "") {
    // Some wikis leave the scheme out of the address of their licence.
    const address = webAddressOf(rights.url.replace(/^\/\//, "https://"));
    return address === null ? escaped(words) : `[${escaped(words)}](${encoded(address.href)})`;
  }
  if (wikimedia.test(wiki)) {
    return "[Creative Commons Attribution-ShareAlike 4.0](https://creativecommons.org/licenses/by-sa/4.0/)";
  }
  return "that of the wiki, which this source does not name";
}
