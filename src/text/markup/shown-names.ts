/** A template in lower case, and the parameters of which the first that is given shows: see `shownParameter`. */
export type ShownName = readonly [name: string, shown: readonly string[]];

/**
 * Templates that show the same of what they are given.
 *
 * @param list - Their names in lower case, parted by bars.
 */
export function shownNames(list: string, ...shown: readonly string[]): readonly ShownName[] {
  return list.split("|").map((name) => [name, shown]);
}
