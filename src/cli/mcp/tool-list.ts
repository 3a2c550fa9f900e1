import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import type { Operation, OperationEntry } from "../operation.ts";

/** The answer to `tools/list`: the operations that are tools, in the order of the commands. */
export async function toolList(entries: Readonly<Record<string, OperationEntry>>) {
  const operations = await Promise.all(Object.values(entries).map(({ load }) => load()));
  return operations.flatMap(listed);
}

function listed({ name, tool }: Operation) {
  if (tool === undefined) return [];
  const { title, description, annotations, input, output } = tool;
  return [
    {
      name,
      title,
      description,
      inputSchema: schemaOf(v.strictObject(input)),
      outputSchema: schemaOf(output),
      annotations,
    },
  ];
}

function schemaOf(schema: v.GenericSchema) {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: "throw",
    typeMode: "input",
    // What JSON Schema cannot express is reported when a call is refused.
    // An empty text is left to it, too: for an optional argument it is taken as nothing, as many models write it.
    ignoreActions: ["raw_check", "non_empty"],
    overrideSchema: ({ jsonSchema }) => lean(jsonSchema),
  });
  return json;
}

/** Without members that say nothing, since every agent reads the list. */
function lean(schema: JsonSchema): JsonSchema {
  const telling = Object.entries(schema).filter(([name, value]) => {
    const isEmpty = typeof value === "object" && Object.keys(value).length === 0;
    return !(isEmpty && ["additionalProperties", "properties", "required"].includes(name));
  });
  return Object.fromEntries(telling);
}
