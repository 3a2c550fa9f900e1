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
      progress: null,
      signal: new AbortController().signal,
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

/** A clock that stands still: whoever sleeps wakes at once, and it is that much later. */
function sleeplessClock(): Clock {
  let sleptMs = 0;
  return {
    monotonicMs: () => sleptMs,
    unixMs: () => systemClock.unixMs() + sleptMs,
    sleep: async (ms, signal) => {
      if (signal?.aborted !== true) sleptMs += ms;
    },
    timer: systemClock.timer,
  };
}

/** The host, with a clock that tells how long it is to sleep between passes: longer than requests rest. */
export function betweenPasses(host: Host, sleep: (ms: number) => void): Host {
  const clock: Clock = {
    ...host.clock,
    sleep: async (ms) => {
      if (ms > 60_000) sleep(ms);
    },
  };
  return { ...host, clock };
}

/** A folder that nobody else uses; it is made when something is stored. */
function ownStore(): string {
  return join(process.env.STEMMA_STORE ?? tmpdir(), randomUUID());
}
