import type { HistoryError } from "../../errors.ts";

/**
 * Makes an error for the place that the reader has reached.
 *
 * @param fix - What to do about it, if not to fetch or unpack the input again.
 */
export type Fail = (
  code: "INPUT_MALFORMED" | "INPUT_TRUNCATED" | "TOO_LARGE",
  what: string,
  fix?: string | undefined,
) => HistoryError;
