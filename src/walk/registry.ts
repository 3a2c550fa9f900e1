import * as v from "valibot";
import type { Detector } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { FactProvenance } from "../event.ts";
import { canonicalJson, type JsonObject } from "../json.ts";
import { parse } from "../parse.ts";
import { reasonOf } from "../reason-of.ts";

/** A detector with its resolved parameters, ready for a walk. */
export interface Registered {
  readonly detector: Detector;
  readonly parameters: JsonObject;
  /** The parameters as every event records them: with who judged. */
  readonly recorded: FactProvenance["parameters"];
  /** Its findings were checked when it was compiled; a stranger's (`owner/detector`) are checked at run time. */
  readonly trusted: boolean;
  /** The file it was loaded from, as it was named; errors tell it. */
  readonly file?: string | undefined;
  /** SHA-256 of that file; events do not tell it. */
  readonly fileDigest?: string | undefined;
}

/** What errors call a detector: a stranger's with its file, which is to be mended. */
export function calledOf({ detector: { name }, file }: Registered): string {
  return file === undefined ? name : `${name} (${file})`;
}

/** What every detector has, whoever made it. */
const registrable = v.looseObject({ name: v.string(), events: v.looseObject({}), start: v.function() });

/** What `register` makes of it. */
const registeredShape = v.looseObject({
  detector: registrable,
  parameters: v.looseObject({}),
  recorded: v.looseObject({}),
  trusted: v.boolean(),
});

/** Parameters by detector name; what is left out keeps its default. */
export type ParameterChoices = Readonly<Record<string, unknown>>;

/**
 * Detectors in the order given, each with its parameters resolved.
 *
 * @throws HistoryError `INVALID_INPUT` for what is no detector, a misspelt or wrong parameter, two detectors of one name,
 * two of one event type, and parameters for a detector that is not there.
 */
export function register(
  detectors: readonly Detector[],
  choices: ParameterChoices = {},
): readonly Registered[] {
  parse(detectorList, detectors, "detectors");
  parse(byDetector, choices, "parameters");
  const names = new Set<string>();
  const emitters = new Map<string, string>();
  for (const [i, detector] of detectors.entries()) {
    if (!v.is(registrable, detector)) {
      const right = v.is(registeredShape, detector)
        ? "is registered already; register each once, all in one call"
        : "is no detector; give what defineDetector returns";
      throw new HistoryError("INVALID_INPUT", `detectors[${i}] ${right}`);
    }
    const { name, events } = detector;
    if (names.has(name))
      throw new HistoryError("INVALID_INPUT", `two detectors are named ${name}; leave one of them out`);
    names.add(name);
    for (const type of Object.keys(events)) {
      const other = emitters.get(type);
      if (other !== undefined) {
        throw new HistoryError("INVALID_INPUT", `detectors ${other} and ${name} both emit ${type}`);
      }
      emitters.set(type, name);
    }
  }
  for (const name of Object.keys(choices)) {
    if (names.has(name)) continue;
    const known = [...names].join(", ");
    throw new HistoryError("INVALID_INPUT", `parameters of ${name}: no such detector; there are ${known}`);
  }
  return detectors.map((detector) => {
    const { name } = detector;
    // A detector may be called what every object has: `constructor`.
    const parameters = resolve(detector, Object.hasOwn(choices, name) ? choices[name] : {});
    return {
      detector,
      parameters,
      recorded: { ...parameters, boundary: { path: "heuristic" } },
      trusted: !name.includes("/"),
    };
  });
}

/**
 * Refuses what `register` has not made.
 *
 * @throws HistoryError `INVALID_INPUT` for no list, for a detector that was not registered, and for one that is there twice.
 */
export function checkRegistered(detectors: readonly Registered[]): void {
  parse(registeredList, detectors, "detectors");
  const names = new Set<string>();
  for (const [i, one] of detectors.entries()) {
    if (!v.is(registeredShape, one)) {
      throw new HistoryError(
        "INVALID_INPUT",
        `detectors[${i}] was not registered; give what register returns, such as register(builtInDetectors)`,
      );
    }
    const { name } = one.detector;
    if (names.has(name)) {
      throw new HistoryError("INVALID_INPUT", `detectors[${i}] is a second ${name}; leave one of them out`);
    }
    names.add(name);
  }
}

const detectorList = v.array(v.unknown(), "must be a list of detectors, such as builtInDetectors");
const registeredList = v.array(
  v.unknown(),
  "must be a list of registered ones, such as register(builtInDetectors) gives",
);

const byDetector = v.custom<ParameterChoices>(
  (choices) => typeof choices === "object" && choices !== null && !Array.isArray(choices),
  "must be an object, a member for each detector: { revert: { radius: 10 } }",
);

// No record: the library leaves `__proto__`, `prototype` and `constructor` out of one, and the detector would not see them.
const byName = v.custom<object>(
  (choice) => typeof choice === "object" && choice !== null,
  "must be an object, a member for each parameter",
);

function resolve(detector: Detector, choice: unknown): JsonObject {
  const where = `parameters of ${detector.name}`;
  const resolved = parse(detector.parameters, parse(byName, choice ?? {}, where), where);
  if (Object.hasOwn(resolved, "boundary")) {
    throw new HistoryError(
      "INVALID_INPUT",
      `${where}: boundary: is where events say who judged; give the parameter another name`,
    );
  }
  const again = `${where}, read again as events record them`;
  // Parameters are written with every event, and read from there: what is lost has to fail before the walk begins.
  if (written(resolved, where) !== written(parse(detector.parameters, resolved, again), where)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `${where}: are others when their schema reads them again; let it change none, as v.transform does`,
    );
  }
  return resolved;
}

/** What events record of the parameters. */
function written(parameters: JsonObject, where: string): string {
  try {
    return canonicalJson(parameters);
  } catch (cause) {
    throw new HistoryError("INVALID_INPUT", `${where}: ${reasonOf(cause)}`, {}, { cause });
  }
}
