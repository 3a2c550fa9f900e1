// Prints the CPU time of a bare node, and of `stemma mcp` up to its first answer: to `tools/list` on the first line, and to
// `initialize`, with which clients begin. Build first: npm run build.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const executable = resolve(import.meta.dirname, "../src/cli/dist/bin.js");
const rounds = 15;
const ticksPerSecond = 100;
const line = (method: string, params: object) =>
  `${JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })}\n`;
const clientInfo = { name: "bench", version: "1" };
const requests = {
  "tools/list": line("tools/list", {}),
  initialize: line("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo }),
};

/** CPU time until the first output, in milliseconds, as Linux accounts it for the process and its threads. */
async function cpuMs(args: readonly string[], input: string): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.write(input);
  await once(child.stdout, "data");
  const fields = readFileSync(`/proc/${child.pid}/schedstat`, "utf8").split(" ");
  const threads = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticks = Number(threads[11]) + Number(threads[12]);
  child.kill("SIGKILL");
  await once(child, "close");
  // schedstat counts nanoseconds, but only of the first thread; stat counts all threads, in ticks.
  return Math.max(Number(fields[0]) / 1e6, (ticks * 1000) / ticksPerSecond);
}

const bare = ["-e", 'process.stdout.write("x"); setTimeout(() => {}, 1000)'];
const served = [executable, "mcp"];
const methods = ["tools/list", "initialize"] as const;
const times = { bare: [] as number[], "tools/list": [] as number[], initialize: [] as number[] };
for (let round = 0; round < rounds; round++) {
  times.bare.push(await cpuMs(bare, ""));
  for (const method of methods) times[method].push(await cpuMs(served, requests[method]));
}
const least = (values: readonly number[]) => Math.min(...values);
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
for (const [what, of] of [
  ["least", least],
  ["median", median],
] as const) {
  const node = of(times.bare);
  const told = methods.map((method) => {
    const server = of(times[method]);
    return `first ${method} answer ${server.toFixed(0)} ms, above ${(server - node).toFixed(0)} ms`;
  });
  console.log([`${what}: bare node ${node.toFixed(0)} ms`, ...told].join("; "));
}
