import * as v from "valibot";
import { type ErrorCode, HistoryError } from "../errors.ts";

/**
 * A value from outside, proven to fit a schema.
 *
 * @param where - What the value is, for the message: `parameters of revert`.
 * @param nameOf - How the message names a member; when left out, by its path.
 * @throws HistoryError with `code`, naming the first wrong member and what would be right.
 */
export function parse<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
  where: string,
  code: ErrorCode = "INVALID_INPUT",
  nameOf: (path: string) => string = (path) => path,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  const member = path === null ? "" : `${nameOf(path)}: `;
  throw new HistoryError(code, `${where}: ${member}${wordsOf(schema, issue)}`, { path });
}

/** A value from outside if it fits a schema, else `null`. */
export function fitting<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}

/** What is wrong, in the schema's words; messages of valibot about missing or unknown keys are put in plain words. */
export function wordsOf(schema: v.GenericSchema, { expected, message, path }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid key:")) return message;
  if (expected !== "never") return "is missing";
  const known = path?.length === 1 ? keysOf(schema) : [];
  return known.length === 0 ? "is unknown" : `is unknown; there are ${known.join(", ")}`;
}

function keysOf(schema: v.GenericSchema): readonly string[] {
  const entries = "entries" in schema ? schema.entries : null;
  return typeof entries === "object" && entries !== null ? Object.keys(entries) : [];
}
