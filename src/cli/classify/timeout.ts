import { HistoryError } from "../../errors.ts";
import type { Host } from "../host.ts";

/**
 * Most milliseconds a model may take for an answer: `STEMMA_INFERENCE_TIMEOUT` in seconds, or two minutes.
 *
 * @throws HistoryError `INVALID_INPUT` when the setting is no such number.
 */
export function timeoutOf({ env: { STEMMA_INFERENCE_TIMEOUT: typed = "" } }: Pick<Host, "env">): number {
  if (typed.trim() === "") return 120_000;
  const seconds = Number(typed);
  if (seconds > 0 && seconds <= 3600) return seconds * 1000;
  throw new HistoryError(
    "INVALID_INPUT",
    "STEMMA_INFERENCE_TIMEOUT: must be a number of seconds, above 0 and at most 3600",
  );
}
