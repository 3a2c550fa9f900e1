import * as v from "valibot";
import type { Detector } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { FactProvenance } from "../event.ts";
import { parse } from "../ground/parse.ts";
import { shownName } from "../ground/quoted.ts";
import { reasonOf } from "../ground/reason-of.ts";
import { canonicalJson, isObject, type JsonObject } from "../json.ts";

/** A detector with its resolved parameters, ready for a walk. */
export interface Registered {
  readonly detector: Detector;
  readonly parameters: JsonObject;
  /** The parameters as every event records them, with who judged. */
  readonly recorded: FactProvenance["parameters"];
  /** Whether the compiler checked its findings; those of a third party (`owner/detector`) are checked at run time. */
  readonly trusted: boolean;
  /** The file it was loaded from, as the user named it; shown in errors. */
  readonly file?: string | undefined;
  /** SHA-256 of that file; not part of events. */
  readonly fileDigest?: string | undefined;
}

/** What errors call a detector: its name, and the file it came from, if any, which is what has to be mended. */
export function calledOf({ detector: { name }, file }: Registered): string {
  return file === undefined ? name : `${name} (${file})`;
}

/** The members that every detector has, whoever made it. */
const registrable = v.looseObject({ name: v.string(), events: v.looseObject({}), start: v.function() });

/** The shape of what `register` returns for each detector. */
const registeredShape = v.looseObject({
  detector: registrable,
  parameters: v.looseObject({}),
  recorded: v.looseObject({}),
  trusted: v.boolean(),
});

/** Parameters by detector name; those left out keep their defaults. */
export type ParameterChoices = Readonly<Record<string, unknown>>;

/**
 * Detectors in the order given, each with its parameters resolved.
 *
 * @throws HistoryError `INVALID_INPUT` for an invalid detector, a misspelt or wrong parameter, two detectors with one name or
 * one event type, and parameters for a detector that is not in the list.
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
    throw new HistoryError(
      "INVALID_INPUT",
      `parameters of ${shownName(name)}: no such detector; there are ${known}`,
    );
  }
  return detectors.map((detector) => {
    const { name } = detector;
    // A detector may have a name that every object has as a member, such as `constructor`.
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
 * Refuses detectors that `register` did not return.
 *
 * @throws HistoryError `INVALID_INPUT` for anything but a list, for a detector that was not registered, and for one that is
 * there twice.
 */
export function checkRegistered(detectors: readonly Registered[]): void {
  parse(registeredList, detectors, "detectors");
  const names = new Set<string>();
  for (const [i, one] of detectors.entries()) {
    if (!checked.has(one) && !v.is(registeredShape, one)) {
      throw new HistoryError(
        "INVALID_INPUT",
        `detectors[${i}] was not registered; give what register returns, such as register(builtInDetectors)`,
      );
    }
    checked.add(one);
    const { name } = one.detector;
    if (names.has(name)) {
      throw new HistoryError("INVALID_INPUT", `detectors[${i}] is a second ${name}; leave one of them out`);
    }
    names.add(name);
  }
}

/** Those that have the shape: they are checked again for each of the pages of an input, which may be small and many. */
const checked = new WeakSet<Registered>();

const detectorList = v.array(v.unknown(), "must be a list of detectors, such as builtInDetectors");
const registeredList = v.array(
  v.unknown(),
  "must be a list of registered ones, such as register(builtInDetectors) gives",
);

const byDetector = v.custom<ParameterChoices>(
  isObject,
  "must be an object, a member for each detector: { revert: { radius: 10 } }",
);

// Not `v.record`: valibot drops `__proto__`, `prototype` and `constructor` from one, and the detector would not see them.
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
  // Parameters are written with every event and read back from it: a loss has to be an error before the walk begins.
  if (written(resolved, where) !== written(parse(detector.parameters, resolved, again), where)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `${where}: are others when their schema reads them again; let it change none, as v.transform does`,
    );
  }
  return resolved;
}

/** The parameters as events record them. */
function written(parameters: JsonObject, where: string): string {
  try {
    return canonicalJson(parameters);
  } catch (cause) {
    throw new HistoryError("INVALID_INPUT", `${where}: ${reasonOf(cause)}`, {}, { cause });
  }
}
