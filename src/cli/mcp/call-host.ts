import { strangersPolicy } from "../address-policy.ts";
import type { Host } from "../host.ts";

/** Told to a client that asked for progress. */
export interface Progress {
  readonly progress: number;
  readonly total?: number;
  readonly message: string;
}

/**
 * What one call is given: no input and no output of its own, strangers' addresses checked.
 *
 * @param report - `null` where the client did not ask for progress.
 */
export function callHost(
  host: Host,
  signal: AbortSignal,
  report: ((progress: Progress) => void) | null,
): Host {
  return {
    ...host,
    signal,
    addressPolicy: strangersPolicy(host),
    stdin: nothing(),
    writeOut: async () => undefined,
    progress: report === null ? null : rising(report),
  };
}

/** Progress never falls: when reading starts anew behind listing, it goes on from there. */
function rising(report: (progress: Progress) => void): NonNullable<Host["progress"]> {
  let before = 0;
  let base = 0;
  return (message, done, total) => {
    if (base + done < before) base = before;
    const progress = base + done;
    if (progress <= before) return;
    before = progress;
    report({ progress, ...(total === undefined ? {} : { total: base + total }), message });
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
