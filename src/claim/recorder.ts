import * as v from "valibot";
import { defineDetector, type Finding, type Pair } from "../detector.ts";
import { type Registered, register } from "../walk/registry.ts";

/**
 * A detector that runs others and emits nothing: what they find goes to `record`.
 *
 * Most sentence events of a page do not concern the claim, so they need no id, no evidence and no memory.
 */
export function createRecorder(
  detectors: readonly Registered[],
  record: (pair: Pair, findings: readonly Finding[]) => void,
): readonly Registered[] {
  const recorder = defineDetector({
    name: "claim",
    version: "0.0.0",
    summary: "Hands on what other detectors find.",
    parameters: v.strictObject({}),
    events: {},
    start() {
      const runs = detectors.map(({ detector, parameters }) => detector.start(parameters));
      return {
        async onPair(pair) {
          const findings: Finding[] = [];
          for (const run of runs) {
            for (const finding of await run.onPair(pair, findings)) findings.push(finding);
          }
          record(pair, findings);
          return [];
        },
      };
    },
  });
  return register([recorder]);
}
