import * as v from "valibot";
import type { EventDefinition } from "./detector.ts";
import { HistoryError } from "./errors.ts";
import { schemaVersion } from "./event.ts";

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
    v.strictObject({ kind: v.literal("range"), candidates: v.array(id), omitted: v.optional(id) }),
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
 * The strict schema of one event type: the shape that all events share, and the type's own subject and evidence.
 *
 * @param family - Name of the detector that emits it.
 * @throws HistoryError `INVALID_INPUT` for an invalid definition.
 */
export function eventSchema(type: string, family: string, definition: EventDefinition) {
  if (!v.is(definitionShape, definition)) {
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
      // A fact that occurs again at one anchor has an `occurrence`; content events that fold are counted in `consequences`.
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

const definitionShape = v.looseObject({
  themes: v.array(v.string()),
  summary: v.string(),
  subject: v.looseObject({ type: v.string() }),
  evidence: v.looseObject({ type: v.string() }),
});

/** Adds optional members to an object's schema, or to each of its variants; a schema that takes any member stays as it is. */
function withOptional(schema: v.GenericSchema, members: v.ObjectEntries): v.GenericSchema {
  const optional = Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, v.optional(member)]),
  );
  if (isStrictObject(schema)) return v.strictObject({ ...schema.entries, ...optional });
  if (isObjectWithRest(schema)) return v.objectWithRest({ ...schema.entries, ...optional }, schema.rest);
  if (isRecord(schema)) return v.objectWithRest(optional, schema.value);
  if (isLazy(schema)) return v.lazy((value) => withOptional(schema.getter(value), members));
  return isOneOf(schema) ? v.union(schema.options.map((option) => withOptional(option, members))) : schema;
}

type Schema = v.GenericSchema;

function isStrictObject(schema: Schema): schema is Schema & v.StrictObjectSchema<v.ObjectEntries, undefined> {
  return schema.type === "strict_object";
}

function isObjectWithRest(
  schema: Schema,
): schema is Schema & v.ObjectWithRestSchema<v.ObjectEntries, Schema, undefined> {
  return schema.type === "object_with_rest";
}

function isRecord(
  schema: Schema,
): schema is Schema & v.RecordSchema<v.GenericSchema<string, string>, Schema, undefined> {
  return schema.type === "record";
}

function isLazy(schema: Schema): schema is Schema & v.LazySchema<Schema> {
  return schema.type === "lazy";
}

function isOneOf(schema: Schema): schema is Schema & { readonly options: Schema[] } {
  return schema.type === "variant" || schema.type === "union";
}
