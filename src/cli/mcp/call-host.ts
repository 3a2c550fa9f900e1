import { strangersPolicy } from "../history/address-policy.ts";
import type { Host } from "../host.ts";

/** An agent has no way to wait by itself, and many clients give a call up after a minute. */
const lockPatienceMs = 30_000;

/** What one call is given: no input and no output of its own, strangers' addresses checked. */
export function callHost(host: Host, signal: AbortSignal, progress: Host["progress"]): Host {
  return {
    ...host,
    signal,
    addressPolicy: strangersPolicy(host),
    lockPatienceMs,
    stdin: nothing(),
    writeOut: async () => undefined,
    progress,
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
