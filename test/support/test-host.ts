import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Host } from "../../src/cli/host.ts";
import type { Clock } from "../../src/net/clock.ts";
import { systemClock } from "../../src/net/system-clock.ts";

/** What a command wrote, and the host that records it. */
export interface TestHost {
  readonly host: Host;
  out(): string;
  errors(): readonly string[];
}

/** A host without a process: it records what is written, nobody waits by its clock, and its store is its own. */
export function testHost(stdin = "", env: Readonly<Record<string, string>> = {}): TestHost {
  let written = "";
  const lines: string[] = [];
  async function* input() {
    yield Buffer.from(stdin);
  }
  return {
    host: {
      env: { STEMMA_STORE: ownStore(), ...env },
      clock: sleeplessClock(),
      isTerminal: false,
      now: () => 0,
      progress: null,
      signal: new AbortController().signal,
      sleep: async () => undefined,
      stdin: input(),
      version: "0.0.0",
      writeError: (line) => lines.push(line),
      writeOut: async (text) => {
        written += Buffer.from(text).toString();
      },
    },
    out: () => written,
    errors: () => lines,
  };
}

/** The system's clock, but whoever sleeps wakes at once, and it is that much later. */
function sleeplessClock(): Clock {
  let sleptMs = 0;
  return {
    monotonicMs: () => systemClock.monotonicMs() + sleptMs,
    unixMs: () => systemClock.unixMs() + sleptMs,
    sleep: async (ms, signal) => {
      if (signal?.aborted !== true) sleptMs += ms;
    },
    timer: systemClock.timer,
  };
}

/** A folder that nobody else uses; it is made when something is stored. */
function ownStore(): string {
  return join(process.env.STEMMA_STORE ?? tmpdir(), randomUUID());
}
