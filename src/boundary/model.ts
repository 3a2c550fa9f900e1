import * as v from "valibot";
import type { Family } from "../event.ts";
import { addressPolicy, callback, clock as clockSchema, milliseconds, object } from "../ground/argument.ts";
import { parse } from "../ground/parse.ts";
import { sha256 } from "../json.ts";
import type { AddressPolicy, Resolve } from "../net/check-address.ts";
import type { Clock } from "../net/clock.ts";
import { createFetcher } from "../net/fetcher.ts";
import type { ProxyOf } from "../net/proxied-agents.ts";
import { userAgent } from "../net/user-agent.ts";
import type { QuestionDefinition } from "../question.ts";
import { complete } from "./chat-completion.ts";
import type { Classifier } from "./classifier.ts";
import type { Inference } from "./inference.ts";
import { judge } from "./judge.ts";
import { withoutKey } from "./key.ts";
import { promptOf } from "./prompt.ts";

/** Which model is asked, and how patiently. */
export interface ModelOptions {
  readonly inference: Inference;
  readonly definitionOf: (boundary: Family) => QuestionDefinition;
  readonly clock: Clock;
  /** Version of the program, for the User-Agent. */
  readonly version: string;
  /** Which addresses an endpoint may have if neither the operator nor a person at the terminal named it. */
  readonly strangersPolicy: AddressPolicy;
  /** Most time for one answer. Default 120 s: a model that runs here may have to be loaded first. */
  readonly timeoutMs?: number | undefined;
  /** Most time to keep trying for one answer while the endpoint is busy or fails temporarily. Default none. */
  readonly patienceMs?: number | undefined;
  readonly resolve?: Resolve | undefined;
  /** Which endpoints are reached through a proxy. None when left out. */
  readonly proxyOf?: ProxyOf | undefined;
}

/** A classifier with connections, which `close` ends. */
export interface ModelClassifier extends Classifier {
  close(): Promise<void>;
}

/** Most bytes of an answer. One to our questions has some hundred bytes, but a model's reasoning may have more. */
const maxBytes = 1 << 20;

const optionsShape = v.looseObject(
  {
    inference: v.looseObject(
      { endpoint: v.instance(URL), model: v.string() },
      "must be what chooseInference returns; where that is null, no endpoint was named",
    ),
    definitionOf: v.function("must be a function from a boundary to the question of its detector"),
    clock: clockSchema,
    version: v.string("must be a string, the version of the program"),
    strangersPolicy: addressPolicy,
    timeoutMs: milliseconds(1),
    patienceMs: milliseconds(0),
    resolve: callback,
    proxyOf: callback,
  },
  object("must be an object with inference, definitionOf, clock, version and strangersPolicy"),
);

/**
 * A classifier that asks a model over an OpenAI-compatible endpoint, at temperature 0.
 *
 * @throws HistoryError `INVALID_INPUT` for options that lack what is needed, and for invalid times.
 */
export function modelClassifier(options: ModelOptions): ModelClassifier {
  parse(optionsShape, options, "options");
  const { inference, definitionOf, clock } = options;
  const timeoutMs = options.timeoutMs ?? 120_000;
  const patienceMs = options.patienceMs ?? 0;
  const fetcher = createFetcher({
    clock,
    userAgent: userAgent(options.version, undefined),
    policy: inference.isTrusted ? { kind: "typed" } : options.strangersPolicy,
    gapMs: () => 0,
    overlap: true,
    maxBytes,
    // The answer is not streamed, so its first byte comes with the last.
    idleMs: timeoutMs,
    totalMs: timeoutMs,
    resolve: options.resolve,
    proxyOf: options.proxyOf,
  });
  const identity = { model: inference.model, endpoint: inference.endpoint.origin, temperature: 0 };
  return {
    path: "model",
    identity,
    endpointDigest: sha256(inference.endpoint.href),
    promptOf: ({ boundary, input }) => promptOf(definitionOf(boundary), input),
    async ask({ boundary, input }, signal) {
      const judgement = await judge(
        definitionOf(boundary),
        input,
        ({ messages }) => complete(messages, { inference, fetcher, clock, patienceMs, timeoutMs, signal }),
        (text) => withoutKey(text, inference.key),
      );
      return { ...judgement, ...identity };
    },
    close: () => fetcher.close(),
  };
}
