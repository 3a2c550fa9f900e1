import { builtInDetectors } from "../../../detectors/index.ts";
import { HistoryError } from "../../errors.ts";
import { emittedTypes, type Registered, register } from "../../walk/registry.ts";
import { loadDetectors } from "./load-detectors.ts";

/**
 * The built-in detectors and those of the files, with the parameters set on the command line.
 *
 * @param settings - `detector.parameter=value`, the value as JSON or else as text.
 * @throws HistoryError `INVALID_INPUT` for a parameter that is set twice, or that a detector does not have.
 */
export async function chooseDetectors(
  files: readonly string[],
  settings: readonly string[],
): Promise<readonly Registered[]> {
  // Names come from whoever typed them: none of them may be that of something every object has.
  const choices: Record<string, Record<string, unknown>> = Object.create(null);
  for (const setting of settings) {
    const equals = setting.indexOf("=");
    const path = setting.slice(0, equals);
    const dot = path.lastIndexOf(".");
    const parameters = choices[path.slice(0, dot)] ?? Object.create(null);
    const name = path.slice(dot + 1);
    if (Object.hasOwn(parameters, name)) {
      throw new HistoryError("INVALID_INPUT", `--set ${path} is given twice; give it once`);
    }
    parameters[name] = settingValue(setting.slice(equals + 1));
    choices[path.slice(0, dot)] = parameters;
  }
  const loaded = await loadDetectors(files);
  const registered = register([...builtInDetectors, ...loaded.map(({ detector }) => detector)], choices);
  const digests = new Map(loaded.map(({ detector, fileDigest }) => [detector.name, fileDigest]));
  return registered.map((one) => ({ ...one, fileDigest: digests.get(one.detector.name) }));
}

/**
 * The event types named in a comma-separated list.
 *
 * @param argument - What the list was given as.
 * @throws HistoryError `INVALID_INPUT` for a type no detector emits.
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
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
