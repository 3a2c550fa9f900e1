import { HistoryError } from "./errors.ts";
import { quoted } from "./ground/quoted.ts";
import { isTimestamp } from "./revision.ts";

const instant = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** Milliseconds of a day, less one. */
const restOfDayMs = 86_399_999;

/**
 * Milliseconds since 1970 of the instant (ISO 8601) from which something counts: without an offset UTC is meant, by a date alone
 * 00:00 UTC.
 *
 * @param name - What the caller calls it, for the error.
 * @throws HistoryError `INVALID_INPUT` for anything else.
 */
export function firstMs(name: string, text: string): number {
  // A `Date` would look like a valid instant in the message below.
  if (typeof text !== "string") {
    throw new HistoryError(
      "INVALID_INPUT",
      `${name} must be a string such as 2024-05-06T07:08:09Z; of a Date give what its toISOString returns`,
    );
  }
  const ms = readInstant(text);
  if (Number.isNaN(ms)) throw new HistoryError("INVALID_INPUT", `${name} ${noInstant(text)}`);
  return ms;
}

/** As `firstMs`, for the instant up to which something counts: by a date alone, the last of that day in UTC is meant. */
export function lastMs(name: string, text: string): number {
  const ms = firstMs(name, text);
  return text.includes(":") ? ms : ms + restOfDayMs;
}

/** Why a text is not an instant; `null` if it is one. */
export function faultOfInstant(text: string): string | null {
  return Number.isNaN(readInstant(text)) ? noInstant(text) : null;
}

function noInstant(text: string): string {
  return `must be an ISO 8601 instant such as 2024-05-06 or 2024-05-06T07:08:09Z (was ${quoted(text)})`;
}

function readInstant(text: string): number {
  const [whole, day = "", time = "00:00", offset = "Z"] = instant.exec(text) ?? [];
  const isDay = whole !== undefined && isTimestamp(`${day}T00:00:00Z`);
  return isDay ? Date.parse(`${day}T${time}${offset}`) : Number.NaN;
}
