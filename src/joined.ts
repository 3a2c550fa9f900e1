/**
 * Lists in one, in their order.
 *
 * Where code runs too seldom to be optimised, `[...one, ...other]` asks an iterator for each member and makes an object of
 * each answer.
 */
export function joined<TLists extends readonly (readonly unknown[])[]>(
  ...lists: TLists
): TLists[number][number][] {
  const all: TLists[number][number][] = [];
  for (const list of lists) for (const one of list) all.push(one);
  return all;
}
