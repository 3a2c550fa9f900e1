import { hasCode } from "../../../errors.ts";
import type { Answer } from "../../../net/exchange.ts";
import type { Patience, Try } from "../../../net/patience.ts";
import type { PatientSender } from "./patient-sender.ts";
import { wikiError } from "./wiki-error.ts";

/** `refused`: the wiki does not give this text. `failed`: the wiki could not; it may be out of order altogether. */
export type RawText =
  | { readonly state: "given"; readonly bytes: Buffer }
  | { readonly state: "refused" | "failed" };

/** The text of a revision as `action=raw` gives it; gives up after a few tries. */
export async function readRawText(
  sender: PatientSender,
  api: URL,
  revision: number,
  signal: AbortSignal | undefined,
  patience: Patience,
): Promise<RawText> {
  const url = new URL("index.php", api);
  url.search = new URLSearchParams({ oldid: String(revision), action: "raw" }).toString();
  const follows = (to: URL) => to.origin === api.origin && to.pathname.endsWith("/index.php");
  try {
    return await sender.send<RawText>({ url, follows, signal }, patience, {
      judge: (answer, tries) => textOf(api.host, answer, tries),
      onFailure: (tries, again) => (tries > 0 ? { done: { state: "failed" } } : again),
      acceptedStatuses: [400, 401, 403, 404, 410, 501],
    });
  } catch (error) {
    // Index pages may be closed to programs even if `api.php` is not.
    if (isOfAnswer(error) || hasCode(error, "BLOCKED_BY_CDN")) return { state: "refused" };
    throw error;
  }
}

/** Whether a single answer was too large, rather than all that was read from the wiki. */
function isOfAnswer(error: unknown): boolean {
  return hasCode(error, "TOO_LARGE") && "maxBytes" in error.details;
}

function textOf(host: string, { header, status, body }: Answer, tries: number): Try<RawText> {
  if (status === 400 || status === 401 || status === 403) return { done: { state: "refused" } };
  // A text comes as text. A login form or a web server's own page is HTML; for a revision that is gone, there is nothing.
  const isText = /^text\/(x-wiki|plain|css|javascript)\b/.test(header("content-type") ?? "");
  if (status === 200 && isText) return { done: { state: "given", bytes: body } };
  if (status !== 200 || tries > 0) return { done: { state: "failed" } };
  return { waitMs: null, failure: wikiError(host, "did not answer with a text") };
}
