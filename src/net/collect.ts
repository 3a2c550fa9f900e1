import type { IncomingMessage } from "node:http";
import type { PinnedAgents } from "./pinned-agents.ts";

/** An answer as it came, still packed. */
export interface Collected {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** As they came; `null`: longer than the limit, and broken off there. */
  readonly pieces: readonly Buffer[] | null;
}

/** What to send, and how much to take. */
export interface Sending {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Called with the status and the headers as soon as they are here. */
  readonly onHead?: ((head: Pick<Collected, "status" | "headers">) => void) | undefined;
  /** Called when the headers and each piece of the body arrive. */
  readonly onArrival: () => void;
}

/** Sends one request and takes its answer whole, as fast as it comes. */
export function collect(agents: PinnedAgents, url: URL, sending: Sending): Promise<Collected> {
  const { method, headers, body, signal } = sending;
  const { agent, request, instead = {} } = agents.of(url);
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = request(
      url,
      { ...instead, agent, method, headers: { ...instead.headers, ...headers } },
      (answer) => {
        isAnswered = true;
        take(answer, sending).then(resolve, reject);
      },
    );
    sent.on("error", reject);
    // Node is not given the signal: it destroys a connection with an error that nobody hears of when the answer has just ended.
    const leave = () => {
      sent.destroy();
      // Without a connection yet, as while a proxy opens a tunnel, Node says nothing until there is one.
      reject(new Error("the request was given up"));
    };
    signal.addEventListener("abort", leave);
    if (signal.aborted) leave();
    // Where the server goes over to another protocol, Node closes the connection and calls it no error.
    sent.on("close", () => {
      signal.removeEventListener("abort", leave);
      if (!isAnswered) reject(new Error("the connection was closed without an answer"));
    });
    sent.end(body);
  });
}

async function take(answer: IncomingMessage, { maxBytes, onArrival, onHead }: Sending): Promise<Collected> {
  const head = { status: answer.statusCode ?? 0, headers: headersOf(answer) };
  onArrival();
  onHead?.(head);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    onArrival();
    length += chunk.byteLength;
    if (length > maxBytes) return { ...head, pieces: null };
    pieces.push(chunk);
  }
  return { ...head, pieces };
}

function headersOf({ headers }: IncomingMessage): ReadonlyMap<string, string> {
  const received = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    // Of all names only `set-cookie` has several values, each of which may hold a comma.
    if (value !== undefined) received.set(name, Array.isArray(value) ? value.join("\n") : value);
  }
  return received;
}
