import { strangersPolicy } from "../history/address-policy.ts";
import type { Host } from "../host.ts";

/** Time that a call waits for a page: an agent has no way to wait by itself, and many clients give a call up after a minute. */
const lockPatienceMs = 30_000;

/**
 * Most members and elements in the lists of one page: those of 440,000 revisions, which a wiki takes minutes to list, and an hour
 * to give the texts of. Whatever four wikis send to four calls at once, it fits beside each other in the memory that Node takes.
 */
const maxListed = 8_000_000;

/** The host of one call: it has no input and no output of its own, and strangers' addresses are checked. */
export function callHost(host: Host, signal: AbortSignal, progress: Host["progress"]): Host {
  return {
    ...host,
    signal,
    addressPolicy: strangersPolicy(host),
    lockPatienceMs,
    maxListed,
    stdin: nothing(),
    writeOut: async () => undefined,
    progress,
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
