import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  type CreateMessageRequestParams,
  type CreateMessageResultWithTools,
  CreateMessageResultWithToolsSchema,
  ErrorCode,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import type { Classifier, Prompt } from "../../boundary/classifier.ts";
import { judge, type Reply } from "../../boundary/judge.ts";
import { plain } from "../../boundary/plain.ts";
import { promptOf } from "../../boundary/prompt.ts";
import { HistoryError } from "../../errors.ts";
import type { Family } from "../../event.ts";
import { cancelled } from "../../ground/cancelled.ts";
import type { QuestionDefinition } from "../../question.ts";

// Sampling is in this file and sampling-round.ts: the protocol deprecates it from its version 2026-07-28 on.

/** Puts a prompt to the client's model; `model` is a preference. */
export type Sample = (prompt: Prompt, model: string | undefined, signal: AbortSignal) => Promise<Reply>;

/** How the client's model is asked. */
export interface Sampling {
  readonly sample: Sample;
  /** Whether all questions are put to it at once, because asking takes a call of its own and clients repeat few. */
  readonly isAtOnce: boolean;
}

/** Enough for a label, a number and a sentence. */
const maxTokens = 400;

/**
 * Makes a function that asks the client's model; `null` where the client does not declare sampling.
 *
 * @param ended - Aborted when the client's messages have ended, after which no answer can come.
 */
export function samplingOf(server: Server, ended: AbortSignal, timeoutMs: number): Sampling | null {
  if (server.getClientCapabilities()?.sampling === undefined) return null;
  const sample: Sample = async (prompt, model, signal) => {
    const own = following(signal, ended);
    try {
      // Not by `createMessage`, which accepts no list of parts, as the protocol has them from 2025-11-25 on.
      const answer = await server.request(questionOf(prompt, model), CreateMessageResultWithToolsSchema, {
        signal: own.signal,
        timeout: timeoutMs,
      });
      return replyOf(answer);
    } catch (failure) {
      if (signal.aborted) throw cancelled(signal);
      throw failureOf(failure, ended.aborted, timeoutMs);
    } finally {
      own.leave();
    }
  };
  return { sample, isAtOnce: false };
}

/**
 * A signal for one question, which is aborted with the others until it is left.
 *
 * The package never stops listening to it: with a signal that lasts longer it would keep each question in memory, and at the end
 * cancel all that were answered long ago.
 */
function following(...others: readonly AbortSignal[]) {
  const own = new AbortController();
  const end = () => own.abort(others.find(({ aborted }) => aborted)?.reason);
  for (const other of others) other.addEventListener("abort", end);
  if (others.some(({ aborted }) => aborted)) end();
  return {
    signal: own.signal,
    leave() {
      for (const other of others) other.removeEventListener("abort", end);
    },
  };
}

/** The request that puts a prompt to the client's model. */
export function questionOf({ messages: [system, user] }: Prompt, model: string | undefined) {
  const params: CreateMessageRequestParams = {
    ...(system === undefined ? {} : { systemPrompt: system.content }),
    messages: [{ role: "user", content: { type: "text", text: user?.content ?? "" } }],
    includeContext: "none",
    maxTokens,
    temperature: 0,
    ...(model === undefined ? {} : { modelPreferences: { hints: [{ name: model }] } }),
  };
  return { method: "sampling/createMessage" as const, params };
}

/** What a message of the client's model says. */
export function replyOf(answer: CreateMessageResultWithTools): Reply {
  const isCut = answer.stopReason === "maxTokens";
  return { content: textOf(answer), model: plain(answer.model, 200), usage: null, isCut };
}

/** A classifier that asks the client's model. The client decides which model answers, and how. */
export function samplingClassifier(
  sample: Sample,
  definitionOf: (boundary: Family) => QuestionDefinition,
  model?: string,
): Classifier {
  const nothing = { endpoint: null, temperature: null };
  return {
    path: "sampling",
    identity: { ...nothing, model: null },
    promptOf: ({ boundary, input }) => promptOf(definitionOf(boundary), input),
    async ask({ boundary, input }, signal) {
      const judged = await judge(definitionOf(boundary), input, (prompt) => sample(prompt, model, signal));
      return { ...judged, ...nothing };
    },
  };
}

/** The text of a message, whatever else is in it; `null` where there is none. */
function textOf({ content }: CreateMessageResultWithTools): string | null {
  const texts = [content].flat().flatMap((part) => (part.type === "text" ? [part.text] : []));
  return texts.length === 0 ? null : texts.join("\n");
}

/** What came in place of a message of the client's model. */
export function noMessage(): HistoryError {
  return new HistoryError("MODEL_UNREADABLE", "sampling: the client's answer is not a message of a model");
}

/** What a client says about its own error is not repeated, as it may quote the prompt. */
function failureOf(failure: unknown, hasEnded: boolean, timeoutMs: number): HistoryError {
  if (hasEnded) {
    return new HistoryError("MODEL_CUT", "sampling: the client hung up before its model had answered");
  }
  if (!(failure instanceof McpError)) return noMessage();
  if (failure.code === ErrorCode.RequestTimeout) {
    return new HistoryError(
      "MODEL_TIMED_OUT",
      `sampling: the client did not answer within ${Math.round(timeoutMs / 1000)} s; STEMMA_INFERENCE_TIMEOUT allows more seconds`,
    );
  }
  return new HistoryError(
    "MODEL_REFUSED",
    `sampling: the client declined to ask its model (error ${failure.code}); allow it there`,
  );
}
