import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, type CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { hasCode } from "../../errors.ts";
import { quoted } from "../../ground/quoted.ts";
import { traceOf } from "../../ground/reason-of.ts";
import { isObject } from "../../json.ts";
import { samplingOf } from "../classify/sampling.ts";
import { type SamplingRound, samplingRound } from "../classify/sampling-round.ts";
import { timeoutOf } from "../classify/timeout.ts";
import type { Host } from "../host.ts";
import type { JudgingChoice } from "../judging/open-judging.ts";
import type { OperationEntry } from "../operation.ts";
import { answerCap } from "./answer-cap.ts";
import { callHost } from "./call-host.ts";
import { capabilities, instructions, serverInfo } from "./introduction.ts";
import { rpcErrors } from "./json-rpc.ts";
import { createSession } from "./session.ts";
import { clientCapabilities, roundKey, statelessResult } from "./stateless.ts";
import type { StdioTransport } from "./stdio-transport.ts";
import { tellProgress } from "./tell-progress.ts";
import { toolErrorOf } from "./tool-error.ts";
import { createTurns } from "./turns.ts";
import { written } from "./written.ts";

/** Most analyses at work at once, as each may hold a page's events. */
const maxAtWork = 4;

/**
 * A server for the tools; the operations behind them are loaded when they are first called.
 *
 * @param tools - The tools listed.
 * @param giveUp - Aborts calls that are still at work.
 * @param judging - Who judges in place of the rules if a call says nothing; the rules when left out.
 */
export function createServer(
  tools: readonly { readonly name: string }[],
  operations: Readonly<Record<string, OperationEntry>>,
  host: Host,
  transport: Pick<StdioTransport, "isBehind" | "ended">,
  giveUp: AbortSignal,
  judging?: JudgingChoice,
): Server {
  const server = new Server(
    serverInfo(host.version),
    // Elicitation is not used, so there is no validator, which takes as long to load as all the rest.
    { capabilities, instructions, jsonSchemaValidator: { getValidator: noValidator } },
  );
  const ended = new AbortController();
  void transport.ended.then(() => ended.abort());
  const session = createSession(
    answerCap(host),
    () => samplingOf(server, ended.signal, timeoutOf(host)),
    judging,
  );
  const turn = createTurns(maxAtWork);

  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, _meta, sendNotification }) => {
    const { name, arguments: given = {} } = params;
    if (!tools.some((tool) => tool.name === name)) {
      const names = tools.map((tool) => tool.name).join(", ");
      const message = `there is no tool ${quoted(name)}; there are ${names}`;
      // The package's own error has its code in the message, and clients would show it twice.
      throw Object.assign(new Error(message), { code: rpcErrors.invalidParams });
    }
    const token = _meta?.progressToken;
    const hasEnded = AbortSignal.any([signal, giveUp]);
    const over = new AbortController();
    const progress =
      token === undefined
        ? null
        : tellProgress(
            (told) => {
              if (transport.isBehind()) return;
              void sendNotification({
                method: "notifications/progress",
                params: { progressToken: token, ...told },
              });
            },
            host,
            AbortSignal.any([hasEnded, over.signal]),
          );
    // Without a handshake, what the client can do and what its model answered comes with the call.
    const client = clientCapabilities(_meta);
    let round: SamplingRound | null = null;
    const reply = (result: CallToolResult) =>
      client === null ? result : statelessResult(result, serverInfo(host.version));
    try {
      if (isObject(client?.sampling)) round = samplingRound(_meta?.[roundKey]);
      const either = round === null ? hasEnded : AbortSignal.any([hasEnded, round.signal]);
      const own = callHost(host, either, progress);
      const ownSession = client === null ? session : { ...session, sampling: () => round };
      const document = await turn(either, async () => {
        const tool = (await operations[name]?.load())?.tool;
        if (tool === undefined) throw new Error(`${name} is listed and no tool`);
        return tool.answer(given, own, ownSession);
      });
      return reply({
        content: [{ type: "text", text: written(document) }],
        structuredContent: { ...document },
      });
    } catch (failure) {
      if (round?.signal.aborted && hasCode(failure, "CANCELLED")) {
        return statelessResult(round.questions(), serverInfo(host.version));
      }
      const error = toolErrorOf(failure, name, hasEnded.aborted);
      if (error.code === "DEFECT") host.writeError(`stemma: ${traceOf(failure)}`);
      return reply({ content: [{ type: "text", text: written(error) }], isError: true });
    } finally {
      over.abort();
    }
  });
  return server;
}

function noValidator(): never {
  throw new Error("nothing is elicited");
}
