import { HistoryError } from "../../errors.ts";
import { type Family, families } from "../../event.ts";
import { quoted } from "../../ground/quoted.ts";
import { type Path, paths } from "../classify/choose-classifier.ts";

/** Who judges at each boundary; the rule for those not named. */
export type BoundaryPaths = ReadonlyMap<Family, Path>;

/**
 * Reads `NAME=PATH`, each boundary once.
 *
 * @param argument - The argument that they were given in.
 * @throws HistoryError `INVALID_INPUT` that names the argument, the boundaries and the paths.
 */
export function readBoundaries(choices: readonly string[], argument: string): BoundaryPaths {
  const read = new Map<Family, Path>();
  for (const choice of choices) {
    const [name, typed, ...more] = choice.split("=").map((part) => part.trim());
    const family = families.find((one) => one === name);
    const path = paths.find((one) => one === typed);
    if (family === undefined || path === undefined || more.length > 0) {
      throw new HistoryError(
        "INVALID_INPUT",
        `${argument}: must be NAME=PATH, NAME one of ${families.join(", ")}, PATH one of ${paths.join(", ")} (was ${quoted(choice)})`,
      );
    }
    if (read.has(family)) {
      throw new HistoryError("INVALID_INPUT", `${argument}: ${family} is given twice; give it once`);
    }
    read.set(family, path);
  }
  return read;
}
