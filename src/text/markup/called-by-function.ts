import type { Grammar } from "./grammar.ts";
import { titleOf, titleText } from "./title.ts";

/** Namespace of the modules of Scribunto. */
const moduleNamespace = 828;

/**
 * The name of a call that puts another page in its place as a template does, though by a function: `#invoke:Sports table` for
 * the module of a league table, `#lst:Lamp` for a section of the page Lamp; `null` for any other function.
 *
 * @param name - The words between `{{` and the first `|`, trimmed.
 * @see https://www.mediawiki.org/wiki/Extension:Scribunto
 * @see https://www.mediawiki.org/wiki/Extension:Labeled_Section_Transclusion
 */
export function calledByFunction(name: string, hasParameters: boolean, grammar: Grammar): string | null {
  const colon = name.indexOf(":");
  const called = functions.get(name.slice(0, Math.max(colon, 0)).trimEnd().toLowerCase());
  if (called === undefined) return null;
  const isModule = called === "#invoke";
  // A module is called by one of its functions: without one nothing but an error shows.
  if (isModule && !hasParameters) return null;
  const title = titleOf(name.slice(colon + 1), grammar, isModule ? moduleNamespace : 0);
  if (title === null || title.text === "") return null;
  return `${called}:${isModule ? title.text : titleText({ ...title, section: null }, grammar)}`;
}

/** The functions, by their names in any case, each with the one name that stands for all of its. */
const functions: ReadonlyMap<string, string> = new Map([
  ["#invoke", "#invoke"],
  ["#lst", "#lst"],
  ["#section", "#lst"],
  ["#lsth", "#lsth"],
  ["#section-h", "#lsth"],
  ["#lstx", "#lstx"],
  ["#section-x", "#lstx"],
]);
