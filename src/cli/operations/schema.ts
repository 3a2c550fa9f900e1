import * as v from "valibot";
import { builtInDetectors } from "../../../detectors/index.ts";
import { HistoryError } from "../../errors.ts";
import { jsonSchemaOf, jsonSchemaOfAll } from "../json-schema.ts";
import { defineOperation } from "../operation.ts";

/** `stemma schema`: what an event may hold, for those who check or generate code. */
export const schemaOperation = defineOperation({
  name: "schema",
  description:
    "Prints the JSON Schema (draft 2020-12) of one event type, or of any event. The same files are in the package @stemma-wiki/core under schema/.",
  positional: ["type"],
  input: {
    type: v.optional(
      v.pipe(v.string(), v.description("Event type, such as sentence_removed; all of them when left out.")),
    ),
  },
  async run({ type }, host) {
    const schema = type === undefined ? jsonSchemaOfAll(builtInDetectors) : oneOf(type);
    await host.writeOut(`${JSON.stringify(schema, null, 2)}\n`);
  },
});

function oneOf(type: string) {
  const detector = builtInDetectors.find(({ events }) => Object.hasOwn(events, type));
  const definition = detector?.events[type];
  if (detector !== undefined && definition !== undefined)
    return jsonSchemaOf(type, detector.name, definition);
  const types = builtInDetectors.flatMap(({ events }) => Object.keys(events));
  throw new HistoryError(
    "INVALID_INPUT",
    `there is no event type ${JSON.stringify(type)}; there are ${types.join(", ")}`,
  );
}
