import type { Link } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { type Paired, withPairs } from "./pair-up.ts";

/** The group of the sentence that a link stands in; `null` for a link of no group. */
export type GroupOf = (link: PlacedElement<Link>) => string | null;

/** Pairs the only link of a group that went with the only one that came, if they are one link. */
export function withOnlyOnes(
  paired: Paired<Link>,
  groupOf: GroupOf,
  areOne: (before: PlacedElement<Link>, after: PlacedElement<Link>) => boolean,
): Paired<Link> {
  const gone = onlyOnes(paired.removed, groupOf);
  const pairs = [...onlyOnes(paired.added, groupOf)].flatMap(([group, after]) => {
    const before = gone.get(group) ?? null;
    return before !== null && after !== null && areOne(before, after) ? [[before, after] as const] : [];
  });
  return pairs.length === 0 ? paired : withPairs(paired, pairs);
}

/** The only link in each group, `null` where it holds several. */
function onlyOnes(links: readonly PlacedElement<Link>[], groupOf: GroupOf) {
  const only = new Map<string, PlacedElement<Link> | null>();
  for (const link of links) {
    const group = groupOf(link);
    if (group !== null) only.set(group, only.has(group) ? null : link);
  }
  return only;
}
