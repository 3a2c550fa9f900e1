import type { Step } from "../../claim/result.ts";

/** A step as people are told of it: with the revert that took it back at once, where one did. */
export interface ShownStep {
  readonly step: Step;
  /** The step that undid this one. */
  readonly undone: Step | null;
}

/** Joins each loss or change with the revert right behind it that brought the same wording back. */
export function foldSteps(steps: readonly Step[]): readonly ShownStep[] {
  const shown: ShownStep[] = [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    const next = steps[i + 1];
    if (step === undefined) continue;
    const isUndone = next !== undefined && undoes(step, next);
    shown.push({ step, undone: isUndone ? next : null });
    if (isUndone) i++;
  }
  return shown;
}

function undoes(step: Step, next: Step): boolean {
  if (step.kind !== "removed" && step.kind !== "modified" && step.kind !== "reintroduced") return false;
  if (next.kind !== "reintroduced" || next.revert === null) return false;
  const [went] = step.before;
  const [came] = step.after;
  return (
    went !== undefined &&
    step.before.length === 1 &&
    next.after[0]?.key === went.key &&
    next.before[0]?.key === came?.key
  );
}
