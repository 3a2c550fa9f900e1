import type { IncomingMessage } from "node:http";
import type { PinnedAgents } from "./pinned-agents.ts";

/** An answer as it was received, still packed. */
export interface Collected {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** The pieces as received; `null` where the answer was longer than the limit, and was broken off there. */
  readonly pieces: readonly Buffer[] | null;
}

/** What to send, and how much of the answer to take. */
export interface Sending {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Called with the status and the headers as soon as they have arrived. */
  readonly onHead?: ((head: Pick<Collected, "status" | "headers">) => void) | undefined;
  /** Called when the headers and each piece of the body arrive. */
  readonly onArrival: () => void;
}

/** Sends one request and takes its whole answer, as fast as it comes. */
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
    // Node is not given the signal: if the answer has just ended, Node destroys the connection with an error that nobody handles.
    const leave = () => {
      sent.destroy();
      // Without a connection, as while a proxy opens a tunnel, Node reports nothing until there is one.
      reject(new Error("the request was given up"));
    };
    signal.addEventListener("abort", leave);
    if (signal.aborted) leave();
    // If the server switches to another protocol, Node closes the connection without an error.
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
    // Only `set-cookie` has several values, each of which may contain a comma.
    if (value !== undefined) received.set(name, Array.isArray(value) ? value.join("\n") : value);
  }
  return received;
}
