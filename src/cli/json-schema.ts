import { toJsonSchema } from "@valibot/to-json-schema";
import type { Detector, EventDefinition } from "../detector.ts";
import { eventSchema } from "../event-schema.ts";
import type { JsonObject } from "../json.ts";

/** JSON Schema (draft 2020-12) of the events of one type. */
export function jsonSchemaOf(type: string, family: string, definition: EventDefinition): JsonObject {
  return JSON.parse(
    JSON.stringify(
      toJsonSchema(eventSchema(type, family, definition), { errorMode: "throw", target: "draft-2020-12" }),
    ),
  );
}

/** JSON Schema of an event of any type the detectors emit. */
export function jsonSchemaOfAll(detectors: readonly Detector[]): JsonObject {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "event",
    description: "One fact about one page, as stemma writes it.",
    oneOf: detectors.flatMap(({ name, events }) =>
      Object.entries(events).map(([type, definition]) => {
        const { $schema: _, ...schema } = jsonSchemaOf(type, name, definition);
        return schema;
      }),
    ),
  };
}
