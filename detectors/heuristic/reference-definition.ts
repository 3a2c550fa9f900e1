import type { Placed } from "./elements.ts";
import { type Citation, citationsOf } from "./works.ts";

type Side = Placed<Citation>["side"];

const known = new WeakMap<Side, ReadonlyMap<string, Placed<Citation>>>();

/** The reference that says what a use of a name cites; the reference itself where it says so, or nothing does. */
export function definitionOf(placed: Placed<Citation>): Placed<Citation> {
  const { found, side } = placed;
  if (found.name === null || found.works.length > 0) return placed;
  let definitions = known.get(side);
  if (definitions === undefined) {
    definitions = readDefinitions(side);
    known.set(side, definitions);
  }
  return definitions.get(found.name) ?? placed;
}

/** Of each name the first that cites something. */
function readDefinitions(side: Side): ReadonlyMap<string, Placed<Citation>> {
  const definitions = new Map<string, Placed<Citation>>();
  for (const [index, block] of side.blocks.entries()) {
    for (const found of citationsOf(block)) {
      if (found.name === null || found.works.length === 0 || definitions.has(found.name)) continue;
      definitions.set(found.name, { found, side, block: index });
    }
  }
  return definitions;
}
