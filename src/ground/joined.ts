/**
 * Several lists as one, in order.
 *
 * Where code runs too seldom to be optimised, `[...one, ...other]` calls an iterator for each member and allocates an object
 * for each result.
 */
export function joined<TLists extends readonly (readonly unknown[])[]>(
  ...lists: TLists
): TLists[number][number][] {
  const all: TLists[number][number][] = [];
  for (const list of lists) for (const one of list) all.push(one);
  return all;
}
