import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/** The executable as it is built; `npm test` builds it first. */
export const executable = resolve(import.meta.dirname, "../../src/cli/dist/bin.js");

/** A server's process, as it was started. */
export type ServerProcess = ChildProcessWithoutNullStreams;

/** Starts `stemma mcp` as a client does. */
export function startServer(
  file: string = executable,
  env: Readonly<Record<string, string>> = {},
): ServerProcess {
  return spawn(process.execPath, [file, "mcp"], { env: { ...process.env, ...env } });
}

/** The same by way of another process, which hands its own streams down and ends with the server. */
export function startBelowAnother(file: string = executable): ServerProcess {
  const between = `require("node:child_process")
    .spawn(process.execPath, process.argv.slice(1), { stdio: "inherit" })
    .on("exit", (code) => process.exit(code))`;
  return spawn(process.execPath, ["-e", between, file, "mcp"]);
}

/** What a process wrote, and how it ended. */
export async function ended(child: ServerProcess) {
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

/** Messages as a client writes them, without a newline behind the last. */
export const lines = (...messages: readonly object[]) =>
  messages.map((message) => JSON.stringify({ jsonrpc: "2.0", ...message })).join("\n");
