import * as v from "valibot";
import { HistoryError } from "../../../errors.ts";
import type { Envelope } from "./answer.ts";

/**
 * `query` of an answer, proven to fit a schema.
 *
 * @throws HistoryError `WIKI_ERROR` naming the member that does not fit, never its value: that is a stranger's text.
 */
export function readQuery<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  answer: Envelope,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, answer.query ?? {});
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]) ?? "query";
  throw new HistoryError("WIKI_ERROR", `an answer of the wiki is not as documented at ${path}`, { path });
}
