// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import tools from "../../src/cli/mcp/tools.json" with { type: "json" };
import type { BusyWiki } from "../support/busy-wiki.ts";
import { agentClient } from "./clients/agent-client.ts";
import { bothWays, opinion } from "./clients/both-ways.ts";
import { protocolClient } from "./clients/protocol-client.ts";
import { statelessClient } from "./clients/stateless-client.ts";
import type { StartClient } from "./clients/tool-client.ts";
import { toolRows } from "./clients/tool-rows.ts";
import { executable } from "./executable.ts";
import { observedLampWiki } from "./lamp.ts";

const clients: readonly (readonly [string, StartClient])[] = [
  ["the protocol's own client", (server) => protocolClient(server)],
  ["a client that offers to sample", (server) => protocolClient(server, () => opinion)],
  ["a client without a handshake", (server) => statelessClient(server)],
  ["a client without a handshake that offers to sample", (server) => statelessClient(server, () => opinion)],
  ["an agent of the OpenAI Agents SDK", agentClient],
];

const sentence = "Keeper number 3 wrote in the log that 10 ships had passed before dawn.";

let wiki: BusyWiki;
beforeAll(async () => {
  wiki = await observedLampWiki(60);
});
afterAll(() => wiki.close());

const server = () => ({ command: process.execPath, args: [executable, "mcp"] });

describe("the model that classify asks", () => {
  const pair = { before: "31 metres", after: "34 metres" };
  const asked = { boundary: "sentence_similarity", input: pair };

  it.each(clients)("is the client's own, where there is one: %s", async (name, start) => {
    const client = await start(server());
    const offers = name.endsWith("offers to sample");
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
    const page = { api: wiki.api, page: "Lamp", text: sentence };
    const { told, written } = await bothWays(row, start, executable, page, 12_000);
    expect(told).toEqual(written);
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
