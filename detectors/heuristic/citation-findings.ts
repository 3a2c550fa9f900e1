import { cut, type Depth } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { sectionOf, sourceOf, sourcesOf } from "./element-evidence.ts";
import type { Cited, Replaced } from "./replaced.ts";
import type { Citation } from "./works.ts";

// Members stand in the order of canonical JSON, which makes writing faster.

/** `citation_removed`, showing the first of the references that went. */
export function removedFinding({ work, uses, standingSeconds, at }: Cited) {
  return {
    type: "citation_removed" as const,
    subject: { work },
    evidence: (depth: Depth) => ({ ...shownBy(at[0], depth), standingSeconds, uses }),
  };
}

/** `citation_added`, showing the first of the references that came. */
export function addedFinding({ work, uses, at }: Cited) {
  return {
    type: "citation_added" as const,
    subject: { work },
    evidence: (depth: Depth) => ({ ...shownBy(at[0], depth), uses }),
  };
}

/** `citation_replaced`, showing the reference that went and the one in its place. */
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
        standingSeconds: from.standingSeconds,
        toUses: to.uses,
      };
    },
  };
}

function shownBy(placed: PlacedElement<Citation>, depth: Depth) {
  const { name } = placed.found;
  return {
    name: name === null ? null : cut(name.replace("\n", " ").trim()),
    section: sectionOf(placed),
    source: sourceOf(placed, depth),
  };
}
