import type { Host } from "../../src/cli/host.ts";

/** What a command wrote, and a host that keeps it. */
export interface TestHost {
  readonly host: Host;
  out(): string;
  errors(): readonly string[];
}

/** A host without a process: it keeps what is written, and its clock stands still. */
export function testHost(stdin = "", env: Readonly<Record<string, string>> = {}): TestHost {
  let written = "";
  const lines: string[] = [];
  async function* input() {
    yield Buffer.from(stdin);
  }
  return {
    host: {
      env,
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
