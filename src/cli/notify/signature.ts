import { createHmac } from "node:crypto";

/**
 * The signature of a body: `sha256=` and the HMAC-SHA-256 of the time, a full stop and the body.
 *
 * @param timestamp - Seconds since 1970; a receiver refuses an old one, so that nobody can send the body again later.
 */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
