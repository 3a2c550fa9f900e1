import { changedValues } from "../../../src/text/values/value-changes.ts";
import { takeValues } from "../../../src/text/values/values.ts";

/** The values that differ between two sentences, each as `kind: from > to`. */
export function toldChanges(from: string, to: string, language: string): readonly string[] {
  return changedValues(takeValues(from, language), takeValues(to, language)).map(
    (change) => `${change.kind}: ${change.from} > ${change.to}`,
  );
}
