import type { AnalyzeOptions } from "../../analyze.ts";
import { definitionsOf } from "../../walk/emitted-types.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";

type Choice = Pick<AnalyzeOptions, "depth" | "types" | "theme">;

/** Prints what `leftOutNote` says, if it says anything. */
export function tellLeftOut(choice: Choice, detectors: readonly Registered[], host: Host): void {
  const leftOut = leftOutNote(choice, detectors);
  if (leftOut !== null) host.writeError(`stemma: ${leftOut}`);
}

/**
 * Says that the types chosen are mostly left out by the depth; `null` where they are not. Otherwise their counts would be
 * taken for what happened to the page.
 */
export function leftOutNote(
  { depth, types, theme }: Choice,
  detectors: readonly Registered[],
): string | null {
  if (depth !== "brief" || (types === undefined && theme === undefined)) return null;
  const chosen = definitionsOf(detectors, { types, theme });
  const leftOut = chosen.flatMap(([type, { brief }]) => (brief ? [] : [type]));
  const isTold = types === undefined ? leftOut.length < chosen.length : leftOut.length === 0;
  if (isTold) return null;
  return `the depth brief leaves out most or all events of ${leftOut.join(", ")}; ask for detailed to see them`;
}
