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

/** What is wrong, in the schema's words; where it has none of its own, those of valibot are made plain. */
export function wordsOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const { expected, message, path, received } = issue;
  if (message.startsWith("Invalid key:")) {
    if (expected !== "never") return "is missing";
    const known = path?.length === 1 ? keysOf(schema) : [];
    return known.length === 0 ? "is unknown" : `is unknown; there are ${known.join(", ")}`;
  }
  const isOwn = !message.startsWith("Invalid ") || !message.endsWith(`eceived ${received}`);
  const right = isOwn ? null : rightOf(issue);
  return right === null ? message : `must ${right} (was ${received})`;
}

const kinds: ReadonlyMap<string | null, string> = new Map([
  ["number", "a number"],
  ["string", "a string"],
  ["boolean", "true or false"],
  ["Object", "an object"],
  ["Array", "a list"],
]);

/** What a value must do or be to be right, as far as that is more than a condition that only its schema knows. */
function rightOf({ type, expected, requirement }: v.BaseIssue<unknown>): string | null {
  switch (type) {
    case "integer":
      return "be a whole number";
    case "safe_integer":
      return "be a whole number below 2^53";
    case "min_value":
      return `be at least ${requirement}`;
    case "max_value":
      return `be at most ${requirement}`;
    case "regex":
      return `match ${expected}`;
    case "literal":
    case "picklist":
      return `be ${expected}`;
    default: {
      const kind = kinds.get(expected);
      return kind === undefined ? null : `be ${kind}`;
    }
  }
}

function keysOf(schema: v.GenericSchema): readonly string[] {
  const entries = "entries" in schema ? schema.entries : null;
  return typeof entries === "object" && entries !== null ? Object.keys(entries) : [];
}
