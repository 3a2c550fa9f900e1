import { HistoryError } from "../../../errors.ts";
import type { Answer } from "../../../net/exchange.ts";
import { wikiError } from "./wiki-error.ts";

const contactFix = 'say who you are: STEMMA_CONTACT="you@example.org" (or the address of your own page)';

/** Headers of protection services, which answer instead of the wiki. */
const cdnHeaders = ["cf-ray", "x-sucuri-id", "x-iinfo"];

/**
 * Whether an answer, sent instead of the wiki's, demands proof that a browser is used. Its status may be 202 or 405 (AWS), 403,
 * 429 or 503 (Cloudflare), or 200 (Anubis). Waiting does not help.
 *
 * @see https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html
 * @see https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response
 */
export function isChallenge({ header, body }: Pick<Answer, "header" | "body">): boolean {
  if (header("x-amzn-waf-action") !== null || header("cf-mitigated") === "challenge") return true;
  const isPage = header("content-type")?.startsWith("text/html") === true;
  return isPage && beginningOf(body).includes('id="anubis_challenge"');
}

/**
 * The error for an answer that refuses: who refuses, and what would help. A second try never does.
 *
 * The body is read for its meaning but never quoted, because it is a stranger's text.
 */
export function refusal(
  status: number,
  header: (name: string) => string | null,
  body: Buffer,
  host: string,
  hasContact: boolean,
): HistoryError {
  const details = { host, status };
  if (status === 401 || status === 407) {
    return new HistoryError("FORBIDDEN", `${host} asks for a login before it answers`, details);
  }
  const isChallenged = isChallenge({ header, body });
  if (status !== 403 && !isChallenged) {
    return new HistoryError(
      "WIKI_ERROR",
      `${host} answered ${status}; check the address of the wiki`,
      details,
    );
  }
  const text = beginningOf(body);
  const wantsContact = status === 403 && /user[- ]agent|robot policy/i.test(text);
  const isCdn =
    isChallenged ||
    cdnHeaders.some((name) => header(name) !== null) ||
    /captcha|challenge-platform/i.test(text);
  if (wantsContact || (!hasContact && !isCdn)) {
    const why = hasContact ? "the contact given does not satisfy it" : "no contact was given";
    return new HistoryError(
      "CONTACT_REQUIRED",
      `${host} refuses requests (403), and ${why}; ${contactFix}`,
      details,
    );
  }
  if (isCdn) {
    const fix = hasContact ? "ask the wiki's operators to let your contact through" : contactFix;
    return new HistoryError(
      "BLOCKED_BY_CDN",
      `a protection service in front of ${host} refuses requests (${status}); ${fix}`,
      details,
    );
  }
  return new HistoryError(
    "FORBIDDEN",
    `${host} refuses requests (403); ask its operators, or log in`,
    details,
  );
}

function beginningOf(body: Buffer): string {
  return body.subarray(0, 20_000).toString("latin1");
}

/** Whether a status may change soon; not if the server lacks the method or the version of HTTP. */
export function saysNotNow(status: number): boolean {
  return status === 408 || status === 425 || (status >= 500 && status !== 501 && status !== 505);
}

/** The error for a status that means: not now. */
export function unavailable(host: string, status: number, waitMs: number | null): HistoryError {
  return wikiError(host, `answered ${status}${waitOf(waitMs)}; try again later`, {
    status,
    retryAfterSeconds: secondsOf(waitMs),
  });
}

/** The error for a wiki that asks for a longer wait between requests than the patience allows. */
export function rateLimited(host: string, waitMs: number | null, hasContact: boolean): HistoryError {
  const fix = hasContact ? "try again later" : contactFix;
  return new HistoryError("RATE_LIMITED", `${host} wants fewer requests${waitOf(waitMs)}; ${fix}`, {
    host,
    retryAfterSeconds: secondsOf(waitMs),
  });
}

function waitOf(waitMs: number | null): string {
  return waitMs === null ? "" : `; it asks to wait ${secondsOf(waitMs)} s`;
}

function secondsOf(waitMs: number | null): number | null {
  return waitMs === null ? null : Math.ceil(waitMs / 1000);
}
