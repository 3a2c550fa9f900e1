import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { reasonOf } from "../../reason-of.ts";
import type { Host } from "../host.ts";
import type { JudgingChoice } from "../judging/open-judging.ts";
import type { OperationEntry } from "../operation.ts";
import { checkSettings } from "./check-settings.ts";
import { rpcErrors } from "./json-rpc.ts";
import { createNumbering } from "./numbering.ts";
import { readParams } from "./request-params.ts";
import { type StdioTransport, stdioTransport } from "./stdio-transport.ts";
import tools from "./tools.json" with { type: "json" };

/** Most time for the answers under way once the input has ended: someone who pipes a call waits for its answer. */
const drainMs = 600_000;
/** How often it is asked meanwhile whether anybody still reads: a client that was killed has ended the input, too. */
const probeMs = 2_000;
/** Most time for these answers when the process is told to end: clients kill it after two seconds. */
const terminatedMs = 1_500;

/**
 * Serves the tools until the input ends or the process is told to end, and requests under way are answered.
 *
 * @throws HistoryError the same as `checkSettings`.
 */
export async function serve(
  operations: Readonly<Record<string, OperationEntry>>,
  host: Host,
  judging?: JudgingChoice,
): Promise<void> {
  await checkSettings(host, judging?.boundaries);
  const giveUp = new AbortController();
  const transport = stdioTransport(host);
  transport.onmessage = readOut(transport, async (inner) => {
    const { createServer } = await import("./server.ts");
    await createServer(tools, operations, host, transport, giveUp.signal, judging).connect(inner);
  });
  const terminated = new Promise<void>((resolve) => {
    if (host.signal.aborted) resolve();
    host.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  await transport.start();
  await Promise.race([transport.ended, terminated]);
  const over = new AbortController();
  const drained = transport.drained().finally(() => over.abort());
  const wait = (ms: number) => host.clock.sleep(ms, over.signal);
  let endProbing = host.clock.timer(probeMs, function probe() {
    transport.probe();
    endProbing = host.clock.timer(probeMs, probe);
  });
  await Promise.race([drained, wait(drainMs), terminated.then(() => wait(terminatedMs))]);
  giveUp.abort();
  await Promise.race([drained, wait(500)]);
  // Ends the timers: the rest of ten minutes would keep the process alive.
  over.abort();
  endProbing();
  await transport.close();
}

/**
 * Answers `tools/list` from the list, and passes on everything else.
 *
 * A client waits for the list while it starts. Answering it needs no part of the protocol's package, which takes as long to
 * load as the process to start.
 */
function readOut(
  outer: StdioTransport,
  connect: (inner: Transport) => Promise<void>,
): NonNullable<Transport["onmessage"]> {
  const numbering = createNumbering();
  const inner: Transport = {
    start: async () => undefined,
    async send(message) {
      const told = numbering.outward(message);
      if (told !== null) await outer.send(told);
    },
    close: () => outer.close(),
  };
  let connected: Promise<void> | undefined;
  function handOn(message: JSONRPCMessage): void {
    connected ??= connect(inner);
    const numbered = numbering.inward(message);
    if (numbered === null) return;
    void connected.then(
      () => inner.onmessage?.(numbered),
      (failure: unknown) => "id" in message && "method" in message && refuse(message.id, failure),
    );
  }
  /** Without it nobody would answer, and the client would wait. */
  function refuse(id: JSONRPCRequest["id"], failure: unknown): void {
    const reason = reasonOf(failure);
    const error = { code: rpcErrors.internal, message: `the server could not be loaded: ${reason}` };
    void outer.send({ jsonrpc: "2.0", id, error });
  }

  return (message) => {
    if (!("method" in message && "id" in message)) return handOn(message);
    const { id, method } = message;
    if (method === "tools/list") return void outer.send({ jsonrpc: "2.0", id, result: { tools } });
    const read = readParams(method, message.params);
    if ("params" in read) return handOn({ ...message, params: read.params });
    const error = { code: rpcErrors.invalidParams, message: `params of ${method}: ${read.wrong}` };
    void outer.send({ jsonrpc: "2.0", id, error });
  };
}
