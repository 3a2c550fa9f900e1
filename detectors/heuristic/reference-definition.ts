import { onceFor, type Side } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { type Citation, citationsOf, nameUsed } from "./works.ts";

/** References by name and then by work. */
type DefiningReferences = ReadonlyMap<string, ReadonlyMap<string, PlacedElement<Citation>>>;

const none: ReadonlyMap<string, PlacedElement<Citation>> = new Map();

/** Most works that a use of a name counts for: where thousands define one name, a use says nothing about any of them. */
export const mostOfName = 100;

/** The works that a name stands for on one side, each with the first reference that defines it, in the order of the text. */
export function definingReferences(side: Side, name: string): ReadonlyMap<string, PlacedElement<Citation>> {
  return definedIn(side).get(name) ?? none;
}

/** The reference that says something about a work: where one only uses a name, the first that defines it as that work. */
export function referenceAbout(work: string, placed: PlacedElement<Citation>): PlacedElement<Citation> {
  const name = nameUsed(placed.found);
  return name === null ? placed : (definingReferences(placed.side, name).get(work) ?? placed);
}

const definedIn = onceFor((side: Side): DefiningReferences => {
  const defining = new Map<string, Map<string, PlacedElement<Citation>>>();
  for (const [block, text] of side.blocks.entries()) {
    for (const found of citationsOf(text)) {
      if (found.name === null || found.works.length === 0) continue;
      const byWork = defining.get(found.name) ?? new Map<string, PlacedElement<Citation>>();
      defining.set(found.name, byWork);
      for (const work of found.works) if (!byWork.has(work)) byWork.set(work, { found, side, block });
    }
  }
  return defining;
});
