import type { Step, Wording } from "../../claim/result.ts";

/** A step as people are told of it: with the revert that took it back at once, where one did. */
export interface ShownStep {
  readonly step: Step;
  /** The step that undid this one. */
  readonly undone: Step | null;
}

/** Joins each loss or change with the revert right behind it that brought the same wording back. */
export function foldSteps(steps: readonly Step[]): readonly ShownStep[] {
  const groups = byRevision(steps);
  const used = new Set<Step>();
  return groups.flatMap((group, i) =>
    group
      .filter((step) => !used.has(step))
      .map((step) => {
        const undone = (groups[i + 1] ?? []).find((next) => !used.has(next) && undoes(step, next)) ?? null;
        if (undone !== null) used.add(undone);
        return { step, undone };
      }),
  );
}

/** A revision that takes out several sentences of a lifeline is one loss each. */
function byRevision(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0]?.revision.revision === step.revision.revision) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

function undoes(step: Step, next: Step): boolean {
  if (step.kind === "recited") {
    if (next.kind !== "recited" || next.revert === null) return false;
    return (
      isSame(next.after, step.before) &&
      isAlike(next.citations, step.citationsBefore) &&
      isAlike(next.citationsBefore, step.citations)
    );
  }
  if (step.kind === "appeared" || step.kind === "moved" || step.before.length === 0) return false;
  if (next.kind !== "reintroduced" || next.revert === null) return false;
  return isSame(next.after, step.before) && isSame(next.before, step.after);
}

function isSame(some: readonly Wording[], others: readonly Wording[]): boolean {
  return some.length === others.length && some.every(({ key }, i) => key === others[i]?.key);
}

function isAlike(some: Step["citationsBefore"], others: Step["citationsBefore"]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
