import * as v from "valibot";
import type { Detector } from "../../detector.ts";
import { HistoryError } from "../../errors.ts";
import { quoted } from "../../ground/quoted.ts";
import type { JsonObject } from "../../json.ts";
import { chooseDetectors } from "../history/choose-detectors.ts";
import { detectorInputs } from "../inputs.ts";
import { jsonSchemaOf, jsonSchemaOfAll } from "../json-schema.ts";
import { defineOperation } from "../operation.ts";

/** `stemma schema`: what an event may contain, for those who check events or generate code. */
export const schemaOperation = defineOperation({
  name: "schema",
  description:
    "Prints the JSON Schema (draft 2020-12) of one event type, or of any event. Those of the built-in detectors are also files of the package @stemma-wiki/core, under schema/.",
  positional: ["type"],
  input: {
    type: v.optional(
      v.pipe(v.string(), v.description("Event type, such as sentence_removed; all of them when left out.")),
    ),
    detector: detectorInputs.detector,
  },
  async run({ type, detector: files }, host) {
    const detectors = (await chooseDetectors(files, [])).map(({ detector }) => detector);
    const schema = type === undefined ? jsonSchemaOfAll(detectors) : schemaOf(type, detectors);
    await host.writeOut(`${JSON.stringify(schema, null, 2)}\n`);
  },
});

function schemaOf(type: string, detectors: readonly Detector[]): JsonObject {
  const detector = detectors.find(({ events }) => Object.hasOwn(events, type));
  const definition = detector?.events[type];
  if (detector !== undefined && definition !== undefined)
    return jsonSchemaOf(type, detector.name, definition);
  const types = detectors.flatMap(({ events }) => Object.keys(events));
  throw new HistoryError(
    "INVALID_INPUT",
    `there is no event type ${quoted(type)}; there are ${types.join(", ")}`,
  );
}
