import { wordSet } from "../word-set.ts";

/**
 * Templates that make a note of what they are given, as `<ref group=…>` does; lower case.
 *
 * @see https://en.wikipedia.org/wiki/Template:Refn
 * @see https://en.wikipedia.org/wiki/Template:Efn
 */
export const noteTemplates: ReadonlySet<string> = wordSet(
  "refn efn efn-la efn-ua efn-lg efn-ug efn-lr efn-ur",
);

/**
 * Templates used in place of `<ref>`, as on Hebrew wikis, each with its parameters for the name and the group of the
 * reference; lower case.
 */
export const referenceTemplates: ReadonlyMap<string, { readonly name: string; readonly group: string }> =
  new Map([["הערה", { name: "שם", group: "קבוצה" }]]);
