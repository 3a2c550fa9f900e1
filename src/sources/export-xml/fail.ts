import type { HistoryError } from "../../errors.ts";

/** Makes an error at the place the reader has come to. */
export type Fail = (code: "INPUT_MALFORMED" | "INPUT_TRUNCATED" | "TOO_LARGE", what: string) => HistoryError;
