import type { Clock } from "./clock.ts";
import type { Answer } from "./exchange.ts";

/** A date further ahead by this machine's clock says more about the clock than about the wait. */
const longestByOwnClockMs = 3_600_000;

/**
 * Milliseconds that a `Retry-After` header says to wait; `null` where there is none that can be read.
 *
 * Seconds may have a fraction. A date is taken relative to the answer's own `Date`, so that no clock has to be right;
 * without one it is relative to this machine's clock, and believed only within the next hour.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function retryAfterMs(header: Answer["header"], clock: Pick<Clock, "unixMs">): number | null {
  const retryAfter = header("retry-after");
  const date = header("date");
  if (retryAfter === null) return null;
  const text = retryAfter.trim();
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Math.ceil(Number(text) * 1000);
  // `Date.parse` accepts much that is no HTTP date, such as "-3".
  const until = /^[a-z]{3,9},? /i.test(text) ? httpDate(text) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const sent = date === null ? Number.NaN : httpDate(date);
  if (!Number.isNaN(sent)) return Math.max(0, until - sent);
  const waitMs = until - clock.unixMs();
  return waitMs > longestByOwnClockMs ? null : Math.max(0, waitMs);
}

/** A date of HTTP as a time; the form of C's `asctime` names no zone, and without one `Date.parse` takes this machine's. */
function httpDate(text: string): number {
  return Date.parse(/[ :]\d+$/.test(text) ? `${text} GMT` : text);
}
