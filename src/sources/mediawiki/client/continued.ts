import { HistoryError } from "../../../errors.ts";
import { canonicalJson } from "../../../json.ts";
import { goneOut } from "../../../net/gone-out.ts";
import { continuation, type Envelope } from "./answer.ts";
import type { Ask, Parameters } from "./api-client.ts";

/** An empty `continue` asks wikis of 1.21 to 1.25 for the way later ones go on by themselves. */
const beginning: Parameters = { continue: "" };

/**
 * The answers to a query, one for each request, until the wiki says there is no more. Stop iterating and requests stop.
 *
 * @param ask - Sends one request.
 * @throws HistoryError `WIKI_ERROR` when the wiki asks to go on where it already went on.
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
 * The answers to a query as `continued` gives them, for readers of all there is: the wiki makes the next answer while one
 * is read. Whoever stops has asked for one too many.
 *
 * @param afterFirst - What to ask from the second request on, by the first answer.
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
    // It fails where it is awaited, or never when the reader stops.
    asked.catch(() => undefined);
    // Before the reader is at work.
    await goneOut();
    yield answer;
  }
}

/** Where to go on behind each answer; `null` at the end. */
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
 * Watches what is gathered from answers; to be called behind each of them.
 *
 * @param size - How much there is by now.
 * @throws HistoryError `WIKI_ERROR` when nothing has come with two answers in a row.
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
