import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import tools from "../../src/cli/mcp/tools.json" with { type: "json" };
import type { FakeWiki } from "../support/fake-wiki.ts";
import { type ModelServer, modelServer } from "../support/model-server.ts";
import { testHost } from "../support/test-host.ts";
import { agentClient } from "./clients/agent-client.ts";
import { protocolClient } from "./clients/protocol-client.ts";
import type { StartClient } from "./clients/tool-client.ts";
import { toolRows } from "./clients/tool-rows.ts";
import { executable } from "./executable.ts";
import { lampWiki } from "./lamp.ts";

const clients: readonly (readonly [string, StartClient])[] = [
  ["the protocol's own client", (server) => protocolClient(server)],
  ["a client that offers to sample", (server) => protocolClient(server, () => opinion)],
  ["an agent of the OpenAI Agents SDK", agentClient],
];

const opinion = '{"answer":"modified","confidence":0.5,"rationale":"a number"}';

let wiki: FakeWiki;
let model: ModelServer;
beforeAll(async () => {
  wiki = await lampWiki(60);
  model = await modelServer(() => ({ say: opinion }));
});
afterAll(() => Promise.all([wiki.close(), model.close()]));

const server = (env: Readonly<Record<string, string>> = {}) => ({
  command: process.execPath,
  args: [executable, "mcp"],
  env,
});
const asked = () => ({
  api: wiki.api,
  endpoint: model.endpoint,
  page: "Lamp",
  text: "Keeper number 3 wrote in the log that 10 ships had passed before dawn.",
});

describe("the model that classify asks", () => {
  const pair = { before: "31 metres", after: "34 metres" };
  const asked = { boundary: "sentence_similarity", input: pair };

  it.each(clients)("is the client's own, where there is one: %s", async (name, start) => {
    const client = await start(server());
    const offers = name === "a client that offers to sample";
    expect(await client.ask("classify", asked)).toMatchObject([
      offers ? { path: "sampling", answer: "modified" } : { code: "MODEL_NOT_CONFIGURED" },
    ]);
    await client.close();
  });
});

it("every tool is asked for", () => {
  expect(toolRows.map(({ tool }) => tool)).toEqual(tools.map(({ name }) => name));
});

describe.each(clients)("%s", (_, start) => {
  it.each(toolRows)("is told by $tool what the command line writes", async (row) => {
    const client = await start(server({ STEMMA_ANSWER_BYTES: "12000" }));
    const told = await row.told(await client.ask(row.tool, row.args(asked())));
    await client.close();
    const { host, out } = testHost(row.stdin);
    expect(await main(row.typed(asked()), host)).toBe(0);
    expect(told).toEqual(row.written(out()));
  });

  it("reads what is wrong with a call, and goes on", async () => {
    const client = await start(server());
    const page = { page: "Lamp", api: wiki.api };
    expect(await client.ask("analyze", { ...page, depth: "deep" })).toMatchObject([
      { code: "INVALID_INPUT", fix: expect.any(String) },
    ]);
    const counted = await client.ask("analyze", { ...page, theme: "claims", limit: "25" });
    expect(counted.length).toBeGreaterThan(1);
    await client.close();
  });
});
