import type { Host } from "../host.ts";
import type { OperationEntry } from "../operations/index.ts";
import { createServer } from "./server.ts";
import { stdioTransport } from "./stdio-transport.ts";
import tools from "./tools.json" with { type: "json" };

/** Most time for the answers under way once the input has ended: who pipes a call waits for its answer. */
const drainMs = 600_000;
/** The same when the process is told to end; clients kill it after two seconds. */
const terminatedMs = 1_500;

/** Serves the tools until the input ends or the process is told to end, and what is in flight is answered. */
export async function serve(operations: Readonly<Record<string, OperationEntry>>, host: Host): Promise<void> {
  const giveUp = new AbortController();
  const transport = stdioTransport(host);
  const server = createServer(tools, operations, host, transport, giveUp.signal);
  const terminated = new Promise<void>((resolve) => {
    if (host.signal.aborted) resolve();
    host.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  await server.connect(transport);
  await Promise.race([transport.ended, terminated]);
  const over = new AbortController();
  const drained = transport.drained().finally(() => over.abort());
  const wait = (ms: number) => host.sleep(ms, over.signal).catch(() => undefined);
  await Promise.race([drained, wait(drainMs), terminated.then(() => wait(terminatedMs))]);
  giveUp.abort();
  await Promise.race([drained, wait(500)]);
  await server.close();
}
