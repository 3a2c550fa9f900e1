import { builtInDetectors } from "../../../detectors/index.ts";
import { HistoryError } from "../../errors.ts";
import { shownName } from "../../ground/quoted.ts";
import { parsedJson } from "../../json.ts";
import { emittedTypes } from "../../walk/emitted-types.ts";
import { type Registered, register } from "../../walk/registry.ts";
import { type LoadedDetector, loadDetectors } from "./load-detectors.ts";

/**
 * The built-in detectors and those of the files, with the parameters set on the command line.
 *
 * @param settings - `detector.parameter=value`, where the value is JSON, or otherwise text.
 * @throws HistoryError `INVALID_INPUT` for a parameter that is set twice, or that a detector does not have, and for two
 * files with one name.
 */
export async function chooseDetectors(
  files: readonly string[],
  settings: readonly string[],
): Promise<readonly Registered[]> {
  // A person may type any name, even one of a member that every object has.
  const choices: Record<string, Record<string, unknown>> = Object.create(null);
  for (const setting of settings) {
    const equals = setting.indexOf("=");
    const path = setting.slice(0, equals);
    const dot = path.lastIndexOf(".");
    const parameters = choices[path.slice(0, dot)] ?? Object.create(null);
    const name = path.slice(dot + 1);
    if (Object.hasOwn(parameters, name)) {
      throw new HistoryError("INVALID_INPUT", `--set ${shownName(path)} is given twice; give it once`);
    }
    parameters[name] = settingValue(setting.slice(equals + 1));
    choices[path.slice(0, dot)] = parameters;
  }
  const loaded = await loadDetectors(files);
  checkNames(loaded);
  const registered = register([...builtInDetectors, ...loaded.map(({ detector }) => detector)], choices);
  const byName = new Map(loaded.map((one) => [one.detector.name, one]));
  return registered.map((one) => {
    const { file, fileDigest } = byName.get(one.detector.name) ?? {};
    return { ...one, file, fileDigest };
  });
}

function checkNames(loaded: readonly LoadedDetector[]): void {
  const files = new Map<string, string>();
  for (const { detector, file } of loaded) {
    const other = files.get(detector.name);
    if (other !== undefined) {
      throw new HistoryError(
        "INVALID_INPUT",
        `detector files ${other} and ${file}: both are named ${detector.name}; leave one of them out, or rename it`,
      );
    }
    files.set(detector.name, file);
  }
}

/**
 * The event types named in a comma-separated list.
 *
 * @param argument - The argument with the list.
 * @throws HistoryError `INVALID_INPUT` for a type that no detector emits.
 */
export function typesIn(
  list: string | undefined,
  detectors: readonly Registered[],
  argument: string,
): readonly string[] | undefined {
  if (list === undefined) return undefined;
  const types = list.split(",").map((type) => type.trim());
  return [...emittedTypes(types, detectors, argument)];
}

function settingValue(text: string): unknown {
  const value = parsedJson(text);
  return value === undefined ? text : value;
}
