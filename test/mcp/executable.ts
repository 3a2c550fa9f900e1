import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/** The executable as it is built; `npm test` builds it first. */
export const executable = resolve(import.meta.dirname, "../../src/cli/dist/bin.js");

/** Starts `stemma mcp` as a client does. */
export function startServer(env: Readonly<Record<string, string>> = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [executable, "mcp"], { env: { ...process.env, ...env } });
}

/** What a process wrote, and how it ended. */
export async function ended(child: ChildProcessWithoutNullStreams) {
  let out = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const [code, signal] = await once(child, "close");
  const lines = out.split("\n").filter((line) => line !== "");
  return { code, signal, errors, messages: lines.map((line) => JSON.parse(line)) };
}
