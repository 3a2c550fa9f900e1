import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { agentClient } from "../mcp/clients/agent-client.ts";
import { inspectorClient } from "../mcp/clients/inspector-client.ts";
import { protocolClient } from "../mcp/clients/protocol-client.ts";
import type { StartClient } from "../mcp/clients/tool-client.ts";
import { toolRows } from "../mcp/clients/tool-rows.ts";
import { executable } from "../mcp/executable.ts";
import { type ModelServer, modelServer } from "../support/model-server.ts";
import { testHost } from "../support/test-host.ts";

const { api, live, samples } = inject("wiki");

const small = "20000";
const clients: readonly (readonly [string, StartClient, string])[] = [
  ["the protocol's own client", (server) => protocolClient(server), small],
  ["a client that offers to sample", (server) => protocolClient(server, () => opinion), small],
  ["an agent of the OpenAI Agents SDK", agentClient, small],
  // It starts two processes for each part: fewer parts.
  ["the inspector's command line", inspectorClient, "400000"],
];

const pages = [
  { page: live.title, text: "The last lamp was put out in 1998." },
  { page: samples[0] ?? "", text: "lighthouse" },
];

const opinion = '{"answer":"modified","confidence":0.5,"rationale":"a number"}';
let model: ModelServer;
beforeAll(async () => {
  model = await modelServer(() => ({ say: opinion }));
});
afterAll(() => model.close());

describe.each(clients)("on a real wiki, %s", (_, start, bytes) => {
  it.each(toolRows)(
    "is told by $tool what the command line writes",
    async (row) => {
      const client = await start({
        command: process.execPath,
        args: [executable, "mcp"],
        env: { STEMMA_ANSWER_BYTES: bytes },
      });
      for (const page of pages.map((one) => ({ ...one, api, endpoint: model.endpoint }))) {
        const answers = await client.ask(row.tool, row.args(page));
        const { host, out } = testHost(row.stdin);
        expect(await main(row.typed(page), host)).toBe(0);
        expect(await row.told(answers), page.page).toEqual(row.written(out()));
      }
      await client.close();
    },
    300_000,
  );
});
