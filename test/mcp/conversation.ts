import type { Host } from "../../src/cli/host.ts";
import { main } from "../../src/cli/main.ts";
import { serve } from "../../src/cli/mcp/serve.ts";
import { operations } from "../../src/cli/operations/index.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import { testHost } from "../support/test-host.ts";

/** A message of the server, as far as tests look at it. */
export interface Heard {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly progress: number;
    readonly progressToken: string | number;
    readonly message?: string;
  };
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A client without a process: it says lines to the server and hears its messages. */
export interface Conversation {
  /** Sends text as it is; nothing is added. */
  say(text: string | Buffer): void;
  send(message: object): void;
  /** Ends the server's input. */
  hangUp(): void;
  /** Tells the server to end, as SIGTERM does. */
  terminate(): void;
  readonly heard: readonly Heard[];
  /** The answer to a request. */
  answer(id: string | number): Promise<Heard>;
  /** Resolves when the server has ended. */
  readonly over: Promise<void>;
  errors(): readonly string[];
}

/**
 * Starts a server in this process; it stays loaded between tests.
 *
 * @param onMessage - Hears each message as it comes.
 * @param args - Behind `stemma mcp`.
 */
export function converse(
  env: Readonly<Record<string, string>> = {},
  onMessage: (message: unknown) => void = () => undefined,
  args: readonly string[] = [],
): Conversation {
  const chunks: Buffer[] = [];
  const heard: Heard[] = [];
  const terminated = new AbortController();
  let wake = () => {};
  let isOver = false;
  async function* stdin(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk = chunks.shift();
      if (chunk !== undefined) yield chunk;
      else if (isOver) return;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  const { host, errors } = testHost("", env);
  let listeners: (() => void)[] = [];
  const own: Host = {
    ...host,
    stdin: stdin(),
    signal: terminated.signal,
    clock: systemClock,
    writeOut: async (text) => {
      for (const line of Buffer.from(text).toString().split("\n")) {
        if (line === "") continue;
        heard.push(JSON.parse(line));
        onMessage(JSON.parse(line));
      }
      for (const listener of listeners) listener();
    },
  };
  // A bare server is left to fail where it fails: `main` would make an exit code of it.
  const over = args.length === 0 ? serve(operations, own) : main(["mcp", ...args], own).then(() => undefined);
  const say = (text: string | Buffer) => {
    chunks.push(Buffer.from(text));
    wake();
  };
  return {
    say,
    send: (message) => say(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`),
    hangUp() {
      isOver = true;
      wake();
    },
    terminate: () => terminated.abort(),
    heard,
    answer: (id) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find((message) => message.id === id && message.method === undefined);
          if (found === undefined) return;
          listeners = listeners.filter((listener) => listener !== look);
          resolve(found);
        };
        listeners.push(look);
        look();
      }),
    over,
    errors,
  };
}

/** The request that calls a tool. */
export function call(id: number, name: string, args: unknown, meta?: object) {
  return {
    id,
    method: "tools/call",
    params: { name, arguments: args, ...(meta === undefined ? {} : { _meta: meta }) },
  };
}

/** The `_meta` of a request without a handshake, with what its client can do. */
export function statelessMeta(capabilities: object) {
  return {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": capabilities,
  };
}

/** What one tool of a server of its own answers; the server has ended then. */
export async function askOnce(
  name: string,
  args: unknown,
  env: Readonly<Record<string, string>> = {},
): Promise<Heard> {
  const client = converse(env);
  client.send(call(1, name, args));
  client.hangUp();
  await client.over;
  return client.answer(1);
}

/** The JSON that a tool answered as text. */
export function textOf({ result }: Heard): Record<string, unknown> {
  const [content] = Array.isArray(result?.content) ? result.content : [];
  return JSON.parse(content?.text ?? "null");
}
