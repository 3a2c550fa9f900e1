import { onTestFinished } from "vitest";
import { type Asked, type LoopbackServer, loopbackServer, type Reply } from "./loopback-server.ts";

/** An endpoint that speaks the chat-completions form. */
export interface ChatServer extends LoopbackServer {
  /** Its base URL. */
  readonly endpoint: string;
}

/** The form of an answer, around what the model says. */
export function completion(content: string | null, usage = true, finish = "stop"): Reply {
  return {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      model: "tiny-1",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finish }],
      ...(usage ? { usage: { prompt_tokens: 100, completion_tokens: 7, total_tokens: 107 } } : {}),
    }),
  };
}

/** Serves on this machine until the test ends; a string stands for what the model says. */
export async function chatServer(
  answer: (asked: Asked, nth: number) => string | Reply | null,
): Promise<ChatServer> {
  let nth = 0;
  const server = await loopbackServer((asked) => {
    const said = answer(asked, nth++);
    return typeof said === "string" || said === null ? completion(said) : said;
  });
  onTestFinished(() => server.close());
  return { ...server, endpoint: `${server.origin}/v1` };
}
