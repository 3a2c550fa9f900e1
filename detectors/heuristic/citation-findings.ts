import { cut, type Depth } from "../../src/plugin.ts";
import { sectionOf, sourceOf, sourcesOf } from "./element-evidence.ts";
import type { Cited, Replaced } from "./replaced.ts";

/** `citation_removed`, shown by the first of the references that went. */
export function removedFinding(cited: Cited) {
  return finding("citation_removed", cited);
}

/** `citation_added`, shown by the first of the references that came. */
export function addedFinding(cited: Cited) {
  return finding("citation_added", cited);
}

// Members stand in the order of canonical JSON, which is written faster so.

/** `citation_replaced`, shown by the reference that went and the one that stands in its place. */
export function replacedFinding({ from, to, basis, at }: Replaced) {
  return {
    type: "citation_replaced" as const,
    subject: { from: from.work, to: to.work },
    evidence(depth: Depth) {
      const { before, after } = sourcesOf(at[0], at[1], depth);
      return {
        after,
        basis,
        before,
        fromUses: from.uses,
        section: sectionOf(at[1]),
        toUses: to.uses,
      };
    },
  };
}

function finding<TType extends "citation_added" | "citation_removed">(
  type: TType,
  { work, uses, at }: Cited,
) {
  return {
    type,
    subject: { work },
    evidence: (depth: Depth) => {
      const [first] = at;
      const { name } = first.found;
      return {
        name: name === null ? null : cut(name.replace("\n", " ").trim()),
        section: sectionOf(first),
        source: sourceOf(first, depth),
        uses,
      };
    },
  };
}
