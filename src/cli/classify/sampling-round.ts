import { CreateMessageResultWithToolsSchema } from "@modelcontextprotocol/sdk/types.js";
import * as v from "valibot";
import type { Reply } from "../../boundary/judge.ts";
import { HistoryError } from "../../errors.ts";
import { orCancelled } from "../../ground/cancelled.ts";
import { parsedJson } from "../../json.ts";
import { noMessage, questionOf, replyOf, type Sampling } from "./sampling.ts";

/** The questions that a call ends with; the client answers them as it calls again. */
export interface Questions {
  readonly resultType: "input_required";
  readonly inputRequests: Readonly<Record<string, object>>;
  /** The answers of earlier rounds, as the client gave them: the server keeps nothing between calls. */
  readonly requestState: string;
}

/** One of the calls by which a client's model is asked when the server may not send requests of its own. */
export interface SamplingRound extends Sampling {
  /** Aborted once there is something to ask; the call then has to end. */
  readonly signal: AbortSignal;
  /** What is asked, once the signal is aborted. */
  questions(): Questions;
}

/** What a client answered to questions, by their keys. */
const answers = v.record(v.string(), v.unknown());
const round = v.object({
  inputResponses: v.optional(answers, {}),
  requestState: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => parsedJson(text)),
      answers,
    ),
    "{}",
  ),
});

function replyIn(answer: unknown): Reply {
  const message = CreateMessageResultWithToolsSchema.safeParse(answer);
  if (!message.success) throw noMessage();
  return replyOf(message.data);
}

/**
 * Reads what a client sends with a call about the questions of the call before.
 *
 * A client could change the answers of earlier rounds, but it gave them itself.
 *
 * @param sent - `inputResponses` and `requestState`; `undefined` in a first call.
 * @throws HistoryError `INVALID_INPUT` for a state that is not from here.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 */
export function samplingRound(sent: unknown = {}): SamplingRound {
  const read = v.safeParse(round, sent);
  if (!read.success) {
    throw new HistoryError(
      "INVALID_INPUT",
      "requestState: is not what came with the questions; call again without it and inputResponses",
    );
  }
  const given = new Map(Object.entries({ ...read.output.requestState, ...read.output.inputResponses }));
  const used = new Map<string, unknown>();
  const asked = new Map<string, object>();
  const times = new Map<string, number>();
  const over = new AbortController();
  /** All questions of a call wait for its end, by one listener: of more than ten, Node warns. */
  let waiting: Promise<never> | undefined;

  return {
    isAtOnce: true,
    signal: over.signal,
    async sample(prompt, model, signal) {
      const time = (times.get(prompt.digest) ?? 0) + 1;
      times.set(prompt.digest, time);
      // A model whose answer is in no closed set is asked the same once more.
      const key = `${prompt.digest.slice(0, 16)}-${time}`;
      if (given.has(key)) {
        used.set(key, given.get(key));
        return replyIn(given.get(key));
      }
      asked.set(key, questionOf(prompt, model));
      // Not before all others are asked, too.
      setImmediate(() => over.abort());
      waiting ??= orCancelled(new Promise<never>(() => undefined), signal);
      return waiting;
    },
    questions() {
      const requestState = JSON.stringify(Object.fromEntries(used));
      return { resultType: "input_required", inputRequests: Object.fromEntries(asked), requestState };
    },
  };
}
