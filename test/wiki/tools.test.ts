import { describe, expect, inject, it } from "vitest";
import { agentClient } from "../mcp/clients/agent-client.ts";
import { bothWays, opinion } from "../mcp/clients/both-ways.ts";
import { inspectorClient } from "../mcp/clients/inspector-client.ts";
import { protocolClient } from "../mcp/clients/protocol-client.ts";
import type { StartClient } from "../mcp/clients/tool-client.ts";
import { toolRows } from "../mcp/clients/tool-rows.ts";
import { executable } from "../mcp/executable.ts";

const { api, live, samples } = inject("wiki");

const clients: readonly (readonly [string, StartClient, number])[] = [
  ["the protocol's own client", (server) => protocolClient(server), 20_000],
  ["a client that offers to sample", (server) => protocolClient(server, () => opinion), 20_000],
  ["an agent of the OpenAI Agents SDK", agentClient, 20_000],
  // It starts two processes for each part: fewer parts.
  ["the inspector's command line", inspectorClient, 400_000],
];

const sample = { api, page: samples[0] ?? "", text: "lighthouse" };
const edited = { api, page: live.title, text: "The last lamp was put out in 1998." };

describe.each(clients)("on a real wiki, %s", (_, start, bytes) => {
  it.each(toolRows)(
    "is told by $tool what the command line writes",
    async (row) => {
      // What was edited just now is left by cron to its next pass.
      for (const page of row.tool === "cron" ? [sample] : [sample, edited]) {
        const { told, written } = await bothWays(row, start, executable, page, bytes);
        expect(told, page.page).toEqual(written);
      }
    },
    300_000,
  );
});
