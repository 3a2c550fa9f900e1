import { HistoryError } from "../../../errors.ts";

/** The error for a wiki that answers, but not with what was requested. */
export function wikiError(
  host: string,
  what: string,
  details: Readonly<Record<string, string | number | null>> = {},
): HistoryError {
  return new HistoryError("WIKI_ERROR", `the wiki at ${host} ${what}`, { host, ...details });
}
