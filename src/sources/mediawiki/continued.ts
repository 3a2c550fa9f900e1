import { HistoryError } from "../../errors.ts";
import { canonicalJson } from "../../json.ts";
import { continuation, type Envelope } from "./answer.ts";
import type { Parameters } from "./api-client.ts";

/**
 * The answers to a query, one for each request, until the wiki says there is no more. Stop iterating and requests stop.
 *
 * @param ask - Sends one request.
 * @throws HistoryError `WIKI_ERROR` when the wiki asks to go on where it already went on.
 */
export async function* continued(
  ask: (parameters: Parameters) => Promise<Envelope>,
  parameters: Parameters,
): AsyncGenerator<Envelope> {
  const seen = new Set<string>();
  // An empty `continue` asks wikis of 1.21 to 1.25 for the way later ones go on by themselves.
  let cursor: Parameters = { continue: "" };
  for (;;) {
    const answer = await ask({ ...parameters, ...cursor });
    yield answer;
    const next = continuation(answer);
    if (next === null) return;
    const key = canonicalJson(next);
    if (seen.has(key)) throw endless();
    seen.add(key);
    cursor = next;
  }
}

/** The error for a wiki that repeats itself. */
export function endless(): HistoryError {
  return new HistoryError("WIKI_ERROR", "the wiki repeats itself: it promises more and gives nothing new");
}
