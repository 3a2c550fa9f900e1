import type { HistoryError } from "../../errors.ts";

/**
 * Makes an error at the place the reader has come to.
 *
 * @param fix - What to do about it, where that is not to fetch or unpack the input again.
 */
export type Fail = (
  code: "INPUT_MALFORMED" | "INPUT_TRUNCATED" | "TOO_LARGE",
  what: string,
  fix?: string | undefined,
) => HistoryError;
