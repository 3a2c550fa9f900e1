import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { fitting } from "../ground/parse.ts";
import { parsedJson } from "../json.ts";
import { behindProxy } from "../net/behind-proxy.ts";
import type { Clock } from "../net/clock.ts";
import type { Answer, Exchange, Fetcher } from "../net/exchange.ts";
import { passingStatuses } from "../net/passing-statuses.ts";
import { type Try, withPatience } from "../net/patience.ts";
import { retryAfterMs } from "../net/retry-after.ts";
import type { PromptMessage } from "./classifier.ts";
import { cutOff, failedLate, noEndpoint, statusError, timedOut } from "./endpoint-error.ts";
import type { Inference } from "./inference.ts";
import type { Reply } from "./judge.ts";

/** How one completion is requested. */
export interface CompletionOptions {
  readonly inference: Inference;
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  /** Most time from the first request to the start of the last, while the endpoint fails temporarily. */
  readonly patienceMs: number;
  /** The fetcher's deadline, for the message. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const tokens = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A text, or its parts: some models give their reasoning in parts of another type. */
const contentSchema = v.union([
  v.string(),
  v.pipe(
    v.array(v.looseObject({ type: v.string() })),
    v.transform((parts) => {
      const texts = parts.flatMap(({ type, text }) =>
        type === "text" && typeof text === "string" ? [text] : [],
      );
      return texts.length === 0 ? null : texts.join("");
    }),
  ),
]);

const completionSchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({ content: v.optional(v.nullable(contentSchema), null) }),
        finish_reason: v.optional(v.unknown()),
      }),
    ),
    v.minLength(1),
  ),
  usage: v.fallback(v.nullable(v.object({ prompt_tokens: tokens, completion_tokens: tokens })), null),
});

const complaintSchema = v.object({ error: v.union([v.string(), v.looseObject({})]) });

/**
 * One answer of a chat-completions endpoint.
 *
 * Bodies of errors are never quoted, because endpoints repeat the key in them.
 * @throws HistoryError `MODEL_…`, a code for each kind of fault; `ADDRESS_REFUSED`, `CANCELLED`.
 * @see https://platform.openai.com/docs/api-reference/chat/create
 */
export async function complete(
  messages: readonly PromptMessage[],
  options: CompletionOptions,
): Promise<Reply> {
  const { inference, clock, patienceMs, signal } = options;
  return withPatience(
    async () => tryOf(await exchanged(messages, options), inference, clock),
    patienceMs,
    clock,
    signal,
  );
}

/** Status that some hosts of models send when they are overloaded. */
const overloaded = 529;

/** @throws HistoryError `MODEL_…` when trying again would not help. */
function tryOf(exchange: Answer, inference: Inference, clock: Clock): Try<Reply> {
  const { status, header, body } = exchange;
  if (status >= 200 && status < 300) return { done: replyIn(exchange, inference) };
  const waitMs = retryAfterMs(header, clock);
  const failure = statusError(inference, status, waitMs, v.is(complaintSchema, jsonIn(body)));
  // An address that a stranger named is not retried unless it is an endpoint: the time would reveal that something is there.
  const mayPass = passingStatuses.has(status) || status === overloaded;
  if (!mayPass || failure.code === "MODEL_NO_ENDPOINT") throw failure;
  return { waitMs, failure };
}

async function exchanged(messages: readonly PromptMessage[], options: CompletionOptions): Promise<Answer> {
  const { inference, fetcher, signal, timeoutMs } = options;
  const exchange = await send(messages, inference, fetcher, signal);
  if (exchange.kind === "answer") return exchange;
  if (exchange.kind === "elsewhere")
    throw noEndpoint(inference, "it redirects; give the address it redirects to");
  switch (exchange.why) {
    case "timed_out":
      throw timedOut(inference, timeoutMs);
    case "cut":
      throw cutOff(inference);
    case "tls":
      throw noEndpoint(inference, "its certificate or encryption fails");
    case "encoding":
      throw noEndpoint(inference, "it compresses its answer in an unknown way");
    case "unreachable":
      throw noEndpoint(inference, "nothing answers there");
    case "proxy":
      throw noEndpoint(inference, `it ${behindProxy(exchange)}`);
  }
}

async function send(
  messages: readonly PromptMessage[],
  inference: Inference,
  fetcher: Fetcher,
  signal: AbortSignal,
): Promise<Exchange> {
  const { endpoint, model, key } = inference;
  try {
    return await fetcher.fetch({
      url: endpoint,
      json: JSON.stringify({ model, messages, temperature: 0 }),
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      // A redirect to another origin would send the texts there, and the key with them.
      follows: () => false,
      signal,
    });
  } catch (failure) {
    const code = failure instanceof HistoryError ? failure.code : null;
    if (code === "NETWORK") throw noEndpoint(inference, "the host is unknown");
    if (code === "TOO_LARGE") throw noEndpoint(inference, "its answer is far too long");
    throw failure;
  }
}

/** What a body holds. Some gateways begin it with a mark of the order of bytes. */
function jsonIn(body: Buffer): unknown {
  return parsedJson(body.toString("utf8").replace(/^\ufeff/, ""));
}

function replyIn({ body }: Answer, inference: Inference): Reply {
  const json = jsonIn(body);
  const completion = fitting(completionSchema, json);
  const [choice] = completion?.choices ?? [];
  if (completion === null || choice === undefined) {
    // A gateway that had begun its answer when the model failed can no longer say so by its status.
    if (v.is(complaintSchema, json)) throw failedLate(inference);
    throw noEndpoint(inference, "what it answers has no choices[0].message");
  }
  const { usage } = completion;
  return {
    content: choice.message.content,
    model: inference.model,
    isCut: choice.finish_reason === "length",
    usage:
      usage === null
        ? null
        : { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens },
  };
}
