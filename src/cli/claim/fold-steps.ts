import type { Step, Wording } from "../../claim/result.ts";
import { addTo } from "../../ground/add-to.ts";
import { runsOf } from "../runs-of.ts";

/** A step as people see it, together with the revert that took it back at once, if there was one. */
export interface ShownStep {
  readonly step: Step;
  /** The step that undid this one. */
  readonly undone: Step | null;
}

/** Joins each loss or change with the revert directly after it that restored the same wording. */
export function foldSteps(steps: readonly Step[]): readonly ShownStep[] {
  // A revision that removes several sentences of a lifeline makes one loss for each.
  const groups = runsOf(steps, (a, b) => a.revision.revision === b.revision.revision);
  const used = new Set<Step>();
  return groups.flatMap((group, i) => {
    const reverts = new Map<string | null, Step[]>();
    for (const next of (groups[i + 1] ?? []).toReversed()) addTo(reverts, undoneBy(next), next);
    return group
      .filter((step) => !used.has(step))
      .map((step) => {
        const undone = reverts.get(lostBy(step))?.pop() ?? null;
        if (undone !== null) used.add(undone);
        return { step, undone };
      });
  });
}

/** What a step took away, in the form in which `undoneBy` describes a revert that restores it, which always restores something. */
function lostBy({ kind, before, after, citations, citationsBefore }: Step): string {
  if (kind === "recited") return JSON.stringify([keysOf(before), citationsBefore, citations]);
  return JSON.stringify([keysOf(before), keysOf(after)]);
}

function undoneBy({ kind, before, after, citations, citationsBefore, revert }: Step): string | null {
  if (revert === null) return null;
  if (kind === "recited") return JSON.stringify([keysOf(after), citations, citationsBefore]);
  return kind === "reintroduced" ? JSON.stringify([keysOf(after), keysOf(before)]) : null;
}

function keysOf(wordings: readonly Wording[]): readonly string[] {
  return wordings.map(({ key }) => key);
}
