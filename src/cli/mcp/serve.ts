import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { reasonOf } from "../../ground/reason-of.ts";
import { storeFolder } from "../history/store-folder.ts";
import type { Host } from "../host.ts";
import type { JudgingChoice } from "../judging/open-judging.ts";
import type { OperationEntry } from "../operation.ts";
import { introductionTo } from "./introduction.ts";
import { rpcErrors } from "./json-rpc.ts";
import { createNumbering } from "./numbering.ts";
import { readParams } from "./request-params.ts";
import { statelessAnswers } from "./stateless.ts";
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
  await checkOperator(host, judging);
  const giveUp = new AbortController();
  const transport = stdioTransport(host);
  transport.onmessage = readOut(transport, host.version, async (inner) => {
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
 * Checks the operator's settings where there are any: loading what reads them takes as long as the rest of a start.
 *
 * @throws HistoryError the same as `checkSettings`.
 */
async function checkOperator(host: Host, judging: JudgingChoice | undefined): Promise<void> {
  // Without a setting it is the user's own, and may be nowhere.
  storeFolder(undefined, host);
  const isSet = Object.keys(host.env).some((name) => name.toUpperCase().startsWith("STEMMA_"));
  if (!isSet && judging === undefined) return;
  const { checkSettings } = await import("./check-settings.ts");
  await checkSettings(host, judging?.boundaries);
}

/**
 * Answers what a client asks while it starts, and passes on everything else.
 *
 * It waits for `initialize` or `server/discover`, and for `tools/list`, and may never call a tool. Answering them needs no part
 * of the protocol's package, which takes as long to load as the process to start.
 */
function readOut(
  outer: StdioTransport,
  version: string,
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
  /** How the client introduced itself: the server has to know it before the first call. */
  let introduction: JSONRPCRequest | undefined;
  const introduce = () => introduction && inner.onmessage?.(introduction);
  function handOn(message: JSONRPCMessage): void {
    const isRequest = "method" in message && "id" in message;
    // Before the first request nothing is under way that a notification or a response could be about.
    if (connected === undefined && !isRequest) return;
    connected ??= connect(inner).then(introduce);
    const numbered = numbering.inward(message);
    if (numbered === null) return;
    void connected.then(
      () => inner.onmessage?.(numbered),
      (failure: unknown) => isRequest && refuse(message.id, failure),
    );
  }
  /** Without it nobody would answer, and the client would wait. */
  function refuse(id: JSONRPCRequest["id"], failure: unknown): void {
    const reason = reasonOf(failure);
    const error = { code: rpcErrors.internal, message: `the server could not be loaded: ${reason}` };
    void outer.send({ jsonrpc: "2.0", id, error });
  }
  function meet({ id, method }: JSONRPCRequest, params: JSONRPCRequest["params"]): void {
    void outer.send({ result: introductionTo(params?.protocolVersion, version), jsonrpc: "2.0", id });
    // The server's own answer has a number that no request has, and goes nowhere.
    introduction = { jsonrpc: "2.0", id: 0, method, params };
    void connected?.then(introduce, () => undefined);
  }

  return (message) => {
    if (!("method" in message && "id" in message)) return handOn(message);
    const { id, method } = message;
    const answers = statelessAnswers(message, tools, version);
    for (const answer of answers ?? []) void outer.send(answer);
    if (answers !== null) return;
    if (method === "tools/list") return void outer.send({ jsonrpc: "2.0", id, result: { tools } });
    const read = readParams(method, message.params);
    if ("wrong" in read) {
      const error = { code: rpcErrors.invalidParams, message: `params of ${method}: ${read.wrong}` };
      return void outer.send({ jsonrpc: "2.0", id, error });
    }
    if (method === "initialize") return meet(message, read.params);
    handOn({ ...message, params: read.params });
  };
}
