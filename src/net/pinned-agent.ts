import type { LookupAddress } from "node:dns";
import Agent from "undici/lib/dispatcher/agent.js";

/** Connections that go to checked addresses only: a name is never resolved a second time. */
export interface PinnedAgent {
  readonly agent: Agent;
  /** @param hostname - As in the address, brackets and final dot included. */
  pin(hostname: string, addresses: readonly LookupAddress[]): void;
  close(): Promise<void>;
}

/** Starts connections that refuse every name that was not pinned. */
export function pinnedAgent(connectTimeoutMs: number): PinnedAgent {
  const pinned = new Map<string, readonly LookupAddress[]>();
  const agent = new Agent({
    // Deadlines are the fetcher's, by the clock it is given.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: {
      timeout: connectTimeoutMs,
      // Not called for IP addresses: those are checked before the request, and are what they are.
      lookup(hostname, options, done) {
        const addresses = pinned.get(hostname);
        const [first] = addresses ?? [];
        if (addresses === undefined || first === undefined) {
          return done(new Error("this name was not checked"), "", 0);
        }
        if (options.all === true) return done(null, [...addresses]);
        return done(null, first.address, first.family);
      },
    },
  });
  return {
    agent,
    pin: (hostname, addresses) => pinned.set(hostname, addresses),
    close: () => agent.close(),
  };
}
