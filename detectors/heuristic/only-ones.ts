import type { Link } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";

/** The group of the sentence that a link stands in; `null` for a link of no group. */
export type GroupOf = (link: PlacedElement<Link>) => string | null;

/** The only link in each group, `null` where it holds several. */
export function onlyOnes(links: readonly PlacedElement<Link>[], groupOf: GroupOf) {
  const only = new Map<string, PlacedElement<Link> | null>();
  for (const link of links) {
    const group = groupOf(link);
    if (group !== null) only.set(group, only.has(group) ? null : link);
  }
  return only;
}
