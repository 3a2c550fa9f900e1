import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";

/** Translates between a client's request ids and numbers of our own. */
export interface Numbering {
  /** A client's message as passed to the server; `null` for the cancelling of a request that is not open. */
  inward(message: JSONRPCMessage): JSONRPCMessage | null;
  /** A server's message as passed to the client; `null` for an answer that nobody waits for any more. */
  outward(message: JSONRPCMessage): JSONRPCMessage | null;
}

/**
 * Starts numbering requests from 1.
 *
 * When a request is cancelled, the protocol's package takes the id 0, with which many clients begin, for no id, and it
 * confuses two open requests with the same id.
 */
export function createNumbering(): Numbering {
  const open = new Map<number, string | number>();
  let last = 0;

  return {
    inward(message) {
      if (!("method" in message)) return message;
      if ("id" in message) {
        open.set(++last, message.id);
        return { ...message, id: last };
      }
      if (message.method !== "notifications/cancelled") return message;
      const cancelled = [...open].findLast(([, id]) => id === message.params?.requestId)?.[0];
      if (cancelled === undefined) return null;
      open.delete(cancelled);
      // Without the reason: one that is not a string would prevent the cancelling.
      return { ...message, params: { requestId: cancelled } };
    },
    outward(message) {
      if ("method" in message || typeof message.id !== "number") return message;
      const id = open.get(message.id);
      if (id === undefined) return null;
      open.delete(message.id);
      return { ...message, id };
    },
  };
}
