import * as v from "valibot";
import { type ErrorCode, HistoryError } from "./errors.ts";

/**
 * A value from outside, proved to fit a schema.
 *
 * @param where - What the value is, for the message: `parameters of revert`.
 * @throws HistoryError with `code`, naming the first wrong member and what would be right.
 */
export function parse<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
  where: string,
  code: ErrorCode = "INVALID_INPUT",
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new HistoryError(code, `${where}: ${path === null ? "" : `${path}: `}${issue.message}`, { path });
}
