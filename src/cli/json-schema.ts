import { toJsonSchema } from "@valibot/to-json-schema";
import type { Detector, EventDefinition } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import { eventSchema } from "../event-schema.ts";
import { reasonOf } from "../ground/reason-of.ts";
import type { JsonObject } from "../json.ts";

/**
 * JSON Schema (draft 2020-12) of the events of one type.
 *
 * @throws HistoryError `INVALID_INPUT` for a third party's type whose schema demands what JSON Schema cannot express.
 */
export function jsonSchemaOf(type: string, family: string, definition: EventDefinition): JsonObject {
  try {
    const schema = eventSchema(type, family, definition);
    return JSON.parse(JSON.stringify(toJsonSchema(schema, { errorMode: "throw", target: "draft-2020-12" })));
  } catch (cause) {
    const why = reasonOf(cause);
    throw new HistoryError(
      "INVALID_INPUT",
      `${type}: JSON Schema cannot say what its schema does: ${why}`,
      {},
      { cause },
    );
  }
}

/** JSON Schema of an event of any type that the detectors emit. */
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
