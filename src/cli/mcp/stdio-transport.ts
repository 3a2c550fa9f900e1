import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { parsedJson } from "../../json.ts";
import type { Host } from "../host.ts";
import { createLineCutter } from "./framing.ts";
import { readMessage, rpcErrors } from "./json-rpc.ts";

/** JSON-RPC over lines, with what is needed to close it without losing an answer. */
export interface StdioTransport extends Transport {
  /** Resolves when no more will come: the input ended or broke off. */
  readonly ended: Promise<void>;
  /** Resolves when every request is answered and every answer written. */
  drained(): Promise<void>;
  /** Whether the client reads too slowly to be sent anything optional. */
  isBehind(): boolean;
  /**
   * Writes a space, by which the host notices whether anybody still reads.
   *
   * It stands before the next message, where JSON allows it, and is no line of its own.
   */
  probe(): void;
}

/** A longer line is skipped. */
const maxLineBytes = 32 * 1024 * 1024;
/** Unwritten bytes beyond which reading stops: if a client stops reading, nothing is read from it either. */
const maxUnwrittenBytes = 1024 * 1024;
/** Most requests that may wait for an answer. */
const maxOpen = 256;

/** The transport over the host's streams. Reading starts with `start`. */
export function stdioTransport(host: Pick<Host, "stdin" | "writeOut">): StdioTransport {
  const open = new Map<string | number, number>();
  let unwrittenBytes = 0;
  let written: Promise<void> = Promise.resolve();
  let isClosed = false;
  let wakers: (() => void)[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });

  function write(line: string): Promise<void> {
    const bytes = Buffer.byteLength(line);
    unwrittenBytes += bytes;
    written = written.then(async () => {
      // A client that no longer reads cannot be told; the host's signal ends the server.
      await host.writeOut(line).catch(() => undefined);
      unwrittenBytes -= bytes;
    });
    return written;
  }

  function refuse(id: string | number | null, code: number, message: string): void {
    void write(lineOf({ jsonrpc: "2.0", id, error: { code, message } }));
  }

  function close(id: string | number): void {
    const count = open.get(id) ?? 0;
    if (count > 1) open.set(id, count - 1);
    else open.delete(id);
    if (open.size > 0) return;
    for (const wake of wakers) wake();
    wakers = [];
  }

  function receive(line: string | null): void {
    if (line === null) {
      refuse(null, rpcErrors.parse, `a line may have ${maxLineBytes} bytes at most`);
      return;
    }
    // A byte order mark is trimmed like white space: PowerShell puts one before what it pipes.
    const text = line.trim();
    if (text === "") return;
    const value = parsedJson(text);
    if (value === undefined) {
      refuse(null, rpcErrors.parse, "a line has to be one JSON-RPC message; this one is not JSON");
      return;
    }
    const reading = readMessage(value);
    if (reading === null) return;
    if ("refusal" in reading) {
      const { id, code, text } = reading.refusal;
      refuse(id, code, text);
      return;
    }
    const { message } = reading;
    if ("method" in message && "id" in message) {
      if (open.size >= maxOpen) {
        refuse(message.id, rpcErrors.busy, `${maxOpen} requests are open; wait for their answers`);
        return;
      }
      open.set(message.id, (open.get(message.id) ?? 0) + 1);
    }
    transport.onmessage?.(message);
    // A cancelled request gets no answer.
    const cancelled = cancelledBy(message);
    if (cancelled !== undefined && open.has(cancelled)) close(cancelled);
  }

  async function read(): Promise<void> {
    const lines = createLineCutter(maxLineBytes);
    try {
      for await (const chunk of host.stdin) {
        for (const line of lines.push(chunk)) {
          receive(line);
          if (unwrittenBytes > maxUnwrittenBytes) await written;
        }
        if (isClosed) return;
      }
      const rest = lines.end();
      if (rest !== undefined) receive(rest);
    } catch (failure) {
      transport.onerror?.(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      end();
    }
  }

  const transport: StdioTransport = {
    ended,
    isBehind: () => unwrittenBytes > 0,
    probe() {
      // What waits to be written tells as much.
      if (unwrittenBytes === 0) void write(" ");
    },
    async drained() {
      if (open.size > 0) await new Promise<void>((resolve) => wakers.push(resolve));
      await written;
    },
    async start() {
      void read();
    },
    async send(message: JSONRPCMessage) {
      if (isClosed) return;
      const done = write(lineOf(message));
      if (!("method" in message) && message.id !== undefined) close(message.id);
      await done;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      transport.onclose?.();
    },
  };
  return transport;
}

const lineOf = (message: object) => `${JSON.stringify(message)}\n`;

function cancelledBy(message: JSONRPCMessage): string | number | undefined {
  if (!("method" in message) || message.method !== "notifications/cancelled") return undefined;
  const id = message.params?.requestId;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
