import { type Change, sectionAt } from "../../src/plugin.ts";
import { isCutOut } from "./cut-out.ts";
import { type Scored, scoreAbove } from "./match.ts";
import { type Prepared, traitsOf } from "./prepared.ts";

/**
 * Pairs sentences left over in one section where one is the other with clauses cut out: they share too few letters, or have
 * too many, to be alike. A sentence that could be in two such pairs is in none.
 *
 * @param candidatesOf - The removed sentences to compare a new one with: few, as each comparison costs.
 */
export function trimmedPairs(
  { before, after }: Change,
  added: readonly Prepared[],
  candidatesOf: (to: Prepared) => readonly Prepared[],
): readonly Scored[] {
  const pairs: Scored[] = [];
  const copies = new Map<Prepared, number>();
  for (const to of added) {
    const partners = candidatesOf(to).filter(
      (from) => areApart(from, to) && isCutOut(wordsOf(from), wordsOf(to)) && isOneSection(from, to),
    );
    for (const from of partners) {
      for (const one of [from, to]) copies.set(one, (copies.get(one) ?? 0) + 1);
      pairs.push({ from, to, score: scoreAbove(from, to, 0) ?? 0 });
    }
  }
  return pairs.filter(({ from, to }) => copies.get(from) === 1 && copies.get(to) === 1);

  function isOneSection(from: Prepared, to: Prepared): boolean {
    return sectionAt(before, from.block).join("\n") === sectionAt(after, to.block).join("\n");
  }
}

const wordsOf = (placed: Prepared) => traitsOf(placed).inOrder();

/** Whether one is so much longer that it can contain the other without being like it; checked before their words are found. */
function areApart(from: Prepared, to: Prepared): boolean {
  const [first, second] = [from.sentence.text.length, to.sentence.text.length];
  return (
    Math.max(first, second) > leastTimes * Math.min(first, second) && Math.min(first, second) >= leastLength
  );
}

const leastTimes = 1.5;
/** In UTF-16 units: two words of one letter, and what separates them. */
const leastLength = 3;
