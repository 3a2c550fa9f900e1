import { HistoryError } from "../errors.ts";
import { canonicalJson, type JsonObject } from "../json.ts";
import { type Registered, register } from "../walk/registry.ts";

/** The parameters with which the statements about one page were found. */
export interface ParameterSets {
  /**
   * The number of the analysis of the page, from 0, to which a statement belongs. One is enough if each detector had one set.
   *
   * @throws HistoryError `INVALID_INPUT` when a page would have to be analysed more than eight times.
   */
  passOf(detector: string, parameters: JsonObject): number;
  /** The detectors of each analysis. A detector that no statement mentions keeps the parameters it is registered with. */
  passes(registered: readonly Registered[]): readonly (readonly Registered[])[];
}

/** Most analyses of a page. No real stream needs more, and each costs a whole analysis. */
const mostPasses = 8;

/** Starts with no sets. */
export function createParameterSets(): ParameterSets {
  const sets = new Map<string, { readonly keys: string[]; readonly parameters: JsonObject[] }>();
  return {
    passOf(detector, parameters) {
      const own = sets.get(detector) ?? { keys: [], parameters: [] };
      sets.set(detector, own);
      const key = canonicalJson(parameters);
      const known = own.keys.indexOf(key);
      if (known >= 0) return known;
      if (own.keys.length === mostPasses) {
        throw new HistoryError(
          "INVALID_INPUT",
          `the events of ${detector} on one page have more than ${mostPasses} sets of parameters; split the stream`,
        );
      }
      own.parameters.push(parameters);
      return own.keys.push(key) - 1;
    },
    passes(registered) {
      const count = Math.max(1, ...[...sets.values()].map(({ keys }) => keys.length));
      const detectors = registered.map(({ detector }) => detector);
      return Array.from({ length: count }, (_, pass) =>
        register(
          detectors,
          Object.fromEntries(
            registered.map(({ detector: { name }, parameters }) => {
              const own = sets.get(name)?.parameters;
              return [name, own?.[pass] ?? own?.[0] ?? parameters];
            }),
          ),
        ),
      );
    },
  };
}
