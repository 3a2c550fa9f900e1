import { eventsAt } from "../reading.ts";
import { compareByRevision, type Reference } from "../reference.ts";

/** Summaries MediaWiki writes itself, in the languages of the shared histories, and what they say was done. */
const automatic: readonly (readonly [RegExp, string])[] = [
  [/^(?:\[\[WP:AES\|←\]\]|←)?\s*(?:Blanked the page|Die Seite wurde geleert)/, "blanked"],
  [
    /^(?:\[\[WP:AES\|←\]\]|←)?\s*(?:Replaced (?:page with|content with)|Seiteninhalt durch .* ersetzt)/,
    "replaced",
  ],
  [/^(?:\[\[WP:AES\|←\]\]|←)?\s*(?:Redirect(?:ed|ing)(?: page)? to|Weiterleitung nach)/, "redirected"],
  [/^(?:\[\[WP:AES\|←\]\]|←)?\s*(?:New page:|Created page with|Die Seite wurde neu angelegt)/, "created"],
];

/** MediaWiki's automatic summaries: written by its own tests of the two texts. */
export const automaticSummaries: Reference = {
  types: ["page_lifecycle_changed"],
  name: "MediaWiki's automatic summaries",
  check(reading) {
    const said = new Map(
      reading.revisions.flatMap(({ id, comment }) => {
        const found = automatic.find(([pattern]) => pattern.test(comment ?? ""));
        return found === undefined ? [] : [[id, found[1]] as const];
      }),
    );
    const { disagreements, cases } = compareByRevision(
      [...said.keys()],
      (id) =>
        eventsAt(reading, id, "page_lifecycle_changed")
          .map(({ subject }) => String(subject.change))
          .join(),
      (id) => said.get(id) ?? "",
    );
    return {
      cases,
      disagreements: disagreements.map((one) => ({ ...one, reason: why(one.ours, one.theirs) })),
    };
  },
};

function why(ours: string, theirs: string): string | null {
  if (theirs === "created" && ours === "redirected") return "a page made as a redirect is told as redirected";
  if (theirs === "redirected" && ours === "retargeted")
    return "a redirect that points elsewhere is told as retargeted";
  if (theirs === "redirected" && ours === "") {
    return "MediaWiki of 2007 also said so of an edit to a page that was a redirect already";
  }
  return null;
}
