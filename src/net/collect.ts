import { Writable } from "node:stream";
import type { Agent } from "undici";
import stream from "undici/lib/api/api-stream.js";

/** An answer as it came, still packed. */
export interface Collected {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** `null`: longer than the limit, and broken off there. */
  readonly bytes: Buffer | null;
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

/**
 * Sends one request and takes its answer whole, as fast as it comes.
 *
 * The body never waits for a reader: undici ends the process when a server closes a connection whose body waits.
 * @see https://github.com/nodejs/undici/issues/5360
 */
export async function collect(agent: Agent, url: URL, sending: Sending): Promise<Collected> {
  const { method, headers, body, maxBytes, signal, onArrival, onHead } = sending;
  const chunks: Buffer[] = [];
  let length = 0;
  let isTooLong = false;
  let status = 0;
  const received = new Map<string, string>();
  const take = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _, done) {
      onArrival();
      length += chunk.byteLength;
      isTooLong = length > maxBytes;
      if (isTooLong) return done(new Error("the answer is too long"));
      chunks.push(chunk);
      done();
    },
  });
  // It fails with the request, which is awaited below.
  take.on("error", () => undefined);
  try {
    await stream.call(
      agent,
      { origin: url.origin, path: url.pathname + url.search, method, headers, body, signal },
      ({ statusCode, headers: given }) => {
        onArrival();
        status = statusCode;
        for (const [name, value] of Object.entries(given)) {
          if (value !== undefined) received.set(name.toLowerCase(), String(value));
        }
        onHead?.({ status, headers: received });
        return take;
      },
    );
  } catch (error) {
    if (!isTooLong) throw error;
    return { status, headers: received, bytes: null };
  }
  return { status, headers: received, bytes: Buffer.concat(chunks, length) };
}
