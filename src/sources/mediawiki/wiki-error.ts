import { HistoryError } from "../../errors.ts";

/** The error for a wiki that does what none should. */
export function wikiError(
  host: string,
  what: string,
  details: Readonly<Record<string, string | number | null>> = {},
): HistoryError {
  return new HistoryError("WIKI_ERROR", `the wiki at ${host} ${what}`, { host, ...details });
}
