import { HistoryError } from "../../../errors.ts";
import { canonicalJson } from "../../../json.ts";
import { goneOut } from "../../../net/gone-out.ts";
import { continuation, type Envelope } from "./answer.ts";
import type { Ask, Parameters } from "./api-client.ts";

/** An empty `continue` makes wikis of 1.21 to 1.25 continue in the way that is the default of later ones. */
const beginning: Parameters = { continue: "" };

/**
 * The answers to a query, one for each request, until the wiki says that there is no more. When iteration stops, requests stop.
 *
 * @param ask - Sends one request.
 * @throws HistoryError `WIKI_ERROR` when the wiki continues at a place where it already continued.
 */
export async function* continued(ask: Ask, parameters: Parameters): AsyncGenerator<Envelope> {
  const behind = createCursor();
  for (let cursor: Parameters | null = beginning; cursor !== null; ) {
    const answer = await ask({ ...parameters, ...cursor });
    yield answer;
    cursor = behind(answer);
  }
}

/**
 * The answers to a query like those of `continued`, for consumers that read all of them: while one is read, the wiki makes the
 * next. A consumer that stops early has sent one request too many.
 *
 * @param afterFirst - Gives, from the first answer, the parameters of the second and later requests.
 */
export async function* continuedAhead(
  ask: Ask,
  parameters: Parameters,
  afterFirst: (answer: Envelope) => Parameters = () => parameters,
): AsyncGenerator<Envelope> {
  const behind = createCursor();
  let further: Parameters | undefined;
  let asked = ask({ ...parameters, ...beginning });
  for (;;) {
    const answer = await asked;
    const cursor = behind(answer);
    if (cursor === null) {
      yield answer;
      return;
    }
    further ??= afterFirst(answer);
    asked = ask({ ...further, ...cursor });
    // A failure is thrown where the request is awaited, or never if the consumer stops.
    asked.catch(() => undefined);
    // The request has to be sent before the consumer begins to work.
    await goneOut();
    yield answer;
  }
}

/** Gives the place to continue at after each answer; `null` at the end. */
function createCursor(): (answer: Envelope) => Parameters | null {
  const seen = new Set<string>();
  return (answer) => {
    const next = continuation(answer);
    if (next === null) return null;
    const key = canonicalJson(next);
    if (seen.has(key)) throw endless();
    seen.add(key);
    return next;
  };
}

/**
 * Makes a check that answers bring something new; call it after each of them.
 *
 * @param size - Gives how much was collected so far.
 * @throws HistoryError `WIKI_ERROR` when two answers in a row bring nothing.
 */
export function createGrowthCheck(size: () => number): () => void {
  let before = size();
  let idle = 0;
  return () => {
    const now = size();
    idle = now > before ? 0 : idle + 1;
    before = now;
    if (idle === 2) throw endless();
  };
}

/** The error for a wiki that repeats itself. */
function endless(): HistoryError {
  return new HistoryError("WIKI_ERROR", "the wiki repeats itself: it promises more and gives nothing new");
}
