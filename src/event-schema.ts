import * as v from "valibot";
import type { EventDefinition } from "./detector.ts";
import { HistoryError } from "./errors.ts";
import { schemaVersion } from "./event.ts";
import { isObject } from "./json.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const sha1 = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const timestamp = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));

const boundaryPath = v.variant("path", [
  v.strictObject({ path: v.literal("heuristic"), fallback: v.optional(v.string()) }),
  v.strictObject({
    path: v.picklist(["model", "sampling"]),
    model: v.string(),
    endpoint: v.optional(v.string()),
    temperature: v.optional(v.number()),
    promptDigest: sha256,
    responseDigest: sha256,
    answer: v.string(),
    confidence: v.nullable(v.number()),
  }),
]);

/** A text that was compared. */
export const inputSchema = v.strictObject({ revision: id, sha1: v.nullable(sha1) });

const provenance = v.strictObject({
  detector: v.string(),
  version: v.string(),
  parameters: v.looseObject({ boundary: boundaryPath }),
  inputs: v.array(inputSchema),
  attribution: v.variant("kind", [
    v.strictObject({ kind: v.literal("exact") }),
    v.strictObject({ kind: v.literal("range"), candidates: v.array(id) }),
  ]),
});

const observed = v.strictObject({
  title: v.string(),
  namespace: v.pipe(v.number(), v.integer()),
  user: v.nullable(
    v.strictObject({ name: v.string(), kind: v.picklist(["account", "address", "temporary", "imported"]) }),
  ),
  comment: v.nullable(v.string()),
  tags: v.optional(v.array(v.string())),
});

/**
 * The strict schema of one event type: the shape all events share, and the subject and evidence of the type.
 *
 * @param family - Name of the detector that emits it.
 * @throws HistoryError `INVALID_INPUT` for a definition that is none.
 */
export function eventSchema(type: string, family: string, definition: EventDefinition) {
  if (!isObject(definition)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `definition: must be what a detector says of ${type}, as its events["${type}"]`,
    );
  }
  return v.pipe(
    v.strictObject({
      schemaVersion: v.literal(schemaVersion),
      eventId: sha256,
      type: v.literal(type),
      family: v.literal(family),
      theme: v.picklist(definition.themes),
      wiki: v.string(),
      pageId: id,
      anchor: v.strictObject({ kind: v.picklist(["revision", "log", "talk"]), id, timestamp }),
      revision: v.optional(v.strictObject({ id, predecessorId: v.nullable(id), minor: v.boolean() })),
      // A fact that one anchor holds again has its `occurrence`; what follows from a folding fact is counted in it.
      subject: withOptional(definition.subject, { occurrence: id }),
      evidence: definition.content
        ? definition.evidence
        : withOptional(definition.evidence, { consequences: v.record(v.string(), id) }),
      links: v.record(v.string(), v.string()),
      observed,
      FactProvenance: provenance,
    }),
    v.title(type),
    v.description(definition.summary),
  );
}

/** Adds optional members to a strict object schema, or to each of its variants; another schema stays as it is. */
function withOptional(schema: v.GenericSchema, members: v.ObjectEntries): v.GenericSchema {
  if (isStrictObject(schema)) {
    const optional = Object.entries(members).map(([name, member]) => [name, v.optional(member)]);
    return v.strictObject({ ...schema.entries, ...Object.fromEntries(optional) });
  }
  return isVariant(schema) ? v.union(schema.options.map((option) => withOptional(option, members))) : schema;
}

function isStrictObject(
  schema: v.GenericSchema,
): schema is v.GenericSchema & v.StrictObjectSchema<v.ObjectEntries, undefined> {
  return schema.type === "strict_object";
}

function isVariant(
  schema: v.GenericSchema,
): schema is v.GenericSchema & { readonly options: v.GenericSchema[] } {
  return schema.type === "variant";
}
