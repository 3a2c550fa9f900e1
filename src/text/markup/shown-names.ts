/** A template's name in lower case, and its parameters, of which the first that is given is shown: see `shownParameter`. */
export type ShownName = readonly [name: string, shown: readonly string[]];

/**
 * Templates that show the same of their parameters.
 *
 * @param list - Their names in lower case, separated by bars.
 */
export function shownNames(list: string, ...shown: readonly string[]): readonly ShownName[] {
  return list.split("|").map((name) => [name, shown]);
}
