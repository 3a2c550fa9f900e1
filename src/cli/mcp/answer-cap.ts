import { HistoryError } from "../../errors.ts";
import type { Host } from "../host.ts";

/**
 * Most bytes of one answer to an agent, by the operator's environment; `undefined` where it says nothing.
 *
 * @throws HistoryError `INVALID_INPUT` when the setting is no such number.
 */
export function answerCap({
  env: { STEMMA_ANSWER_BYTES: typed = "" },
}: Pick<Host, "env">): number | undefined {
  if (typed.trim() === "") return undefined;
  const bytes = Number(typed);
  if (Number.isSafeInteger(bytes) && bytes >= 10_000 && bytes < 100_000_000) return bytes;
  throw new HistoryError(
    "INVALID_INPUT",
    "STEMMA_ANSWER_BYTES: must be a number of bytes, from 10000 to 99999999",
  );
}
