import { strangersPolicy } from "../history/address-policy.ts";
import type { Host } from "../host.ts";

/** What one call is given: no input and no output of its own, strangers' addresses checked. */
export function callHost(host: Host, signal: AbortSignal, progress: Host["progress"]): Host {
  return {
    ...host,
    signal,
    addressPolicy: strangersPolicy(host),
    stdin: nothing(),
    writeOut: async () => undefined,
    progress,
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
