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

// Everything about sampling is in this file: the protocol drops it from its version 2026-07-28 on.

/** Puts a prompt to the client's model; `model` is a preference. */
export type Sample = (prompt: Prompt, model: string | undefined, signal: AbortSignal) => Promise<Reply>;

/** Enough for a label, a number and a sentence. */
const maxTokens = 400;

/**
 * Makes a function that asks the client's model; `null` where the client does not declare sampling.
 *
 * @param ended - Aborted when the client's messages have ended, after which no answer can come.
 */
export function samplingOf(server: Server, ended: AbortSignal, timeoutMs: number): Sample | null {
  if (server.getClientCapabilities()?.sampling === undefined) return null;
  return async ({ messages: [system, user] }, model, signal) => {
    const either = AbortSignal.any([signal, ended]);
    try {
      const params: CreateMessageRequestParams = {
        ...(system === undefined ? {} : { systemPrompt: system.content }),
        messages: [{ role: "user", content: { type: "text", text: user?.content ?? "" } }],
        includeContext: "none",
        maxTokens,
        temperature: 0,
        ...(model === undefined ? {} : { modelPreferences: { hints: [{ name: model }] } }),
      };
      // Not by `createMessage`, which accepts no list of parts, as the protocol has them from 2025-11-25 on.
      const answer = await server.request(
        { method: "sampling/createMessage", params },
        CreateMessageResultWithToolsSchema,
        { signal: either, timeout: timeoutMs },
      );
      const isCut = answer.stopReason === "maxTokens";
      return { content: textOf(answer), model: plain(answer.model, 200), usage: null, isCut };
    } catch (failure) {
      if (signal.aborted) throw cancelled(signal);
      throw failureOf(failure, ended.aborted, timeoutMs);
    }
  };
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

/** What a client says about its own error is not repeated, as it may quote the prompt. */
function failureOf(failure: unknown, hasEnded: boolean, timeoutMs: number): HistoryError {
  if (hasEnded) {
    return new HistoryError("MODEL_CUT", "sampling: the client hung up before its model had answered");
  }
  if (!(failure instanceof McpError)) {
    return new HistoryError("MODEL_UNREADABLE", "sampling: the client's answer is not a message of a model");
  }
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
