import { wordSet } from "../word-set.ts";
import type { Reference, Template } from "./markup.ts";

/**
 * Templates that make a note of what they are given, as `<ref group=…>` does; lower case.
 *
 * @see https://en.wikipedia.org/wiki/Template:Refn
 * @see https://en.wikipedia.org/wiki/Template:Efn
 */
export const noteTemplates: ReadonlySet<string> = wordSet(
  "refn efn efn-la efn-ua efn-lg efn-ug efn-lr efn-ur",
);

/** The note that such a template makes, wherever it stands. */
export function noteOf({ name, parameters, start, end }: Template): Reference {
  const given = (wanted: string) =>
    parameters.findLast((parameter) => parameter.name === wanted)?.value.trim();
  return {
    start,
    end,
    name: given("name") || null,
    group: given("group") || name.toLowerCase(),
    content: given("1") || null,
    details: null,
    isListDefined: false,
  };
}

/**
 * Templates that make a note of author and year, of one work or of several; lower case. A bibliography gives the works in full.
 *
 * @see https://en.wikipedia.org/wiki/Template:Sfn
 * @see https://en.wikipedia.org/wiki/Template:Sfnm
 */
export const shortNotes: ReadonlyMap<string, "one" | "several"> = new Map([
  ["sfn", "one"],
  ["sfnp", "one"],
  ["sfnm", "several"],
  ["sfnmp", "several"],
]);

/**
 * Templates used in place of `<ref>`, as on Hebrew wikis, each with its parameters for the name and the group of the
 * reference; lower case.
 */
export const referenceTemplates: ReadonlyMap<string, { readonly name: string; readonly group: string }> =
  new Map([["הערה", { name: "שם", group: "קבוצה" }]]);
