import * as v from "valibot";
import { type LoopbackServer, loopbackServer } from "./loopback-server.ts";

const asked = v.object({
  messages: v.array(v.object({ role: v.string(), content: v.nullish(v.unknown()) })),
  tools: v.optional(v.array(v.object({ function: v.object({ name: v.string() }) })), []),
});

/** What a model is given: the conversation so far, and the tools it may call. */
export type Question = v.InferOutput<typeof asked>;

/** What a model does next: it says something, or it calls a tool. */
export type Turn =
  | { readonly say: string }
  | { readonly call: string; readonly arguments: Readonly<Record<string, unknown>> };

export interface ModelServer extends LoopbackServer {
  /** The address for chat completions. */
  readonly endpoint: string;
  readonly baseURL: string;
  /** The conversations that were sent to it, in order. */
  readonly questions: readonly Question[];
}

/** A chat-completions endpoint on this machine, behind which a function plays the model. */
export async function modelServer(play: (question: Question) => Turn): Promise<ModelServer> {
  const questions: Question[] = [];
  const server = await loopbackServer(({ body }) => {
    const question = v.parse(asked, JSON.parse(body));
    questions.push(question);
    return {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(completion(questions.length, play(question))),
    };
  });
  const baseURL = `${server.origin}/v1`;
  return { ...server, baseURL, endpoint: `${baseURL}/chat/completions`, questions };
}

/** @see https://platform.openai.com/docs/api-reference/chat/object */
function completion(nth: number, turn: Turn): object {
  const message =
    "say" in turn
      ? { role: "assistant", content: turn.say }
      : {
          role: "assistant",
          content: null,
          tool_calls: [
            {
              id: `call_${nth}`,
              type: "function",
              function: { name: turn.call, arguments: JSON.stringify(turn.arguments) },
            },
          ],
        };
  return {
    id: `chatcmpl-${nth}`,
    object: "chat.completion",
    created: 0,
    model: "played",
    choices: [{ index: 0, message, finish_reason: "say" in turn ? "stop" : "tool_calls" }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}
