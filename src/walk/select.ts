import type { EventDefinition, Finding } from "../detector.ts";
import type { Depth } from "../event.ts";
import type { JsonObject } from "../json.ts";
import type { Registered } from "./registry.ts";

/** A finding with the detector that made it and what that detector says of its type. */
export interface Found {
  readonly by: Registered;
  readonly definition: EventDefinition;
  readonly finding: Finding;
}

/** The findings of one anchor that are written at a depth, and how many were only counted. */
export interface Selection {
  readonly written: readonly Found[];
  /** Content events that follow from a folding one, by type; `null` where nothing folds. */
  readonly consequences: JsonObject | null;
}

/**
 * Chooses what a depth tells of one anchor: `brief` tells part of `detailed`, `detailed` part of `forensic`.
 *
 * Content events that follow from a revert, a blanking or a replacement are two thirds of all events of a contentious
 * page; below `forensic` they are counted.
 */
export function select(found: readonly Found[], depth: Depth): Selection {
  const folded = isFolded(found);
  const written = found.filter((one) => isWritten(one, depth, folded));
  return { consequences: folded ? countContent(found) : null, written };
}

/** Whether one of an anchor's findings folds the others. */
export function isFolded(found: readonly Found[]): boolean {
  return found.some(({ finding }) => finding.folds === true);
}

export function isWritten({ definition, finding }: Found, depth: Depth, folded: boolean): boolean {
  if (depth === "forensic") return true;
  if (finding.implied === true || (folded && definition.content)) return false;
  return depth === "detailed" || (finding.brief ?? definition.brief);
}

function countContent(found: readonly Found[]): JsonObject {
  const counts: Record<string, number> = {};
  for (const { definition, finding } of found) {
    if (definition.content) counts[finding.type] = (counts[finding.type] ?? 0) + 1;
  }
  return counts;
}
