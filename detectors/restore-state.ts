import type * as v from "valibot";
import { type Json, parse } from "../src/plugin.ts";

/**
 * A state as it was when `save` returned it; `undefined` where none was saved.
 *
 * @param where - Whose state it is, for the message: `saved state of revert`.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function restoreState<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  saved: Json | undefined,
  where: string,
): v.InferOutput<TSchema> | undefined {
  return saved === undefined ? undefined : parse(schema, saved, where, "STATE_MISMATCH");
}
