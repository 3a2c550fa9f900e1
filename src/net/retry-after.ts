/**
 * Milliseconds a `Retry-After` header asks to wait; `null` where there is none that can be read.
 *
 * Seconds may have a fraction. A date is taken relative to the answer's own `Date`, so that nobody's clock has to be
 * right; without one it cannot be read.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function retryAfterMs(retryAfter: string | null, date: string | null): number | null {
  if (retryAfter === null) return null;
  const text = retryAfter.trim();
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Math.ceil(Number(text) * 1000);
  const waitMs = Date.parse(text) - (date === null ? Number.NaN : Date.parse(date));
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}
