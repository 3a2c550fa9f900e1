import { describe, expect, it } from "vitest";
import tools from "../../src/cli/mcp/tools.json" with { type: "json" };
import { converse, type Heard, statelessMeta, textOf } from "./conversation.ts";

const version = "io.modelcontextprotocol/protocolVersion";
const capabilities = "io.modelcontextprotocol/clientCapabilities";
const meta = statelessMeta({});
const server = {
  "io.modelcontextprotocol/serverInfo": { name: "stemma", title: "stemma", version: "0.0.0" },
};

/** What a request of a server of its own is answered, and what is heard besides; the server has ended then. */
async function ask(method: string, params?: object): Promise<readonly Heard[]> {
  const client = converse();
  client.send({ id: 1, method, ...(params === undefined ? {} : { params }) });
  client.hangUp();
  await client.over;
  return client.heard;
}

describe("a request that names its version", () => {
  it("learns of the server without a handshake", async () => {
    expect(await ask("server/discover", { _meta: meta })).toEqual([
      {
        jsonrpc: "2.0",
        id: 1,
        result: {
          resultType: "complete",
          supportedVersions: ["2026-07-28"],
          capabilities: { tools: {}, sampling: {} },
          instructions: expect.stringContaining("whole history"),
          ttlMs: 3_600_000,
          cacheScope: "public",
          _meta: server,
        },
      },
    ]);
  });

  it("lists the tools", async () => {
    const kept = { ttlMs: 3_600_000, cacheScope: "public" };
    expect(await ask("tools/list", { _meta: meta })).toMatchObject([
      { result: { resultType: "complete", tools, ...kept, _meta: server } },
    ]);
  });

  it("calls a tool, and is told what is wrong with a call", async () => {
    const input = { before: "31 metres", after: "34 metres" };
    const given = { boundary: "sentence_similarity", input, path: "heuristic" };
    const [right] = await ask("tools/call", { name: "classify", arguments: given, _meta: meta });
    expect(right?.result).toMatchObject({
      resultType: "complete",
      structuredContent: { answer: "modified" },
      _meta: server,
    });
    const [wrong] = await ask("tools/call", { name: "classify", arguments: {}, _meta: meta });
    expect(wrong?.result).toMatchObject({ resultType: "complete", isError: true, _meta: server });
    const [unknown] = await ask("tools/call", { name: "nothing", _meta: meta });
    expect(unknown?.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining("there is no tool"),
    });
  });

  it("is served beside those of a client that has introduced itself", async () => {
    const client = converse();
    const clientInfo = { name: "c", version: "1" };
    const params = { protocolVersion: "2025-11-25", capabilities: { sampling: {} }, clientInfo };
    client.send({ id: 1, method: "initialize", params });
    client.send({ id: 2, method: "tools/list" });
    client.send({ id: 3, method: "tools/list", params: { _meta: meta } });
    const input = { before: "31 metres", after: "34 metres" };
    const asked = { name: "classify", arguments: { boundary: "sentence_similarity", input } };
    client.send({ id: 4, method: "tools/call", params: { ...asked, _meta: meta } });
    expect((await client.answer(1)).result).toMatchObject({ protocolVersion: "2025-11-25" });
    expect((await client.answer(2)).result).toEqual({ tools });
    expect((await client.answer(3)).result).toMatchObject({ resultType: "complete" });
    // What another request could do does not count: nobody is asked to sample.
    expect(textOf(await client.answer(4))).toMatchObject({ code: "MODEL_NOT_CONFIGURED" });
    expect(client.heard.filter(({ method }) => method !== undefined)).toEqual([]);
    client.hangUp();
    await client.over;
  });

  it.each([
    ["server/discover", undefined, -32602, version],
    ["server/discover", {}, -32602, version],
    ["tools/list", { [version]: 20260728, [capabilities]: {} }, -32602, version],
    ["tools/list", { [version]: "2026-07-28" }, -32602, capabilities],
    ["tools/call", { [version]: "2026-07-28", [capabilities]: [5] }, -32602, capabilities],
    ["ping", meta, -32601, "Method not found"],
    ["initialize", meta, -32601, "Method not found"],
  ])("%s with %j is refused with %d", async (method, _meta, code, text) => {
    const params = _meta === undefined ? undefined : { name: "analyze", _meta };
    expect(await ask(method, params)).toMatchObject([
      { id: 1, error: { code, message: expect.stringContaining(text) } },
    ]);
  });

  it("is told which versions it may name", async () => {
    for (const method of ["server/discover", "tools/list", "tools/call"]) {
      const [heard] = await ask(method, { _meta: { ...meta, [version]: "2099-01-01" } });
      const data = { supported: ["2026-07-28"], requested: "2099-01-01" };
      expect(heard?.error).toMatchObject({ code: -32022, data });
    }
    const [heard] = await ask("tools/list", { _meta: { ...meta, [version]: "x".repeat(5_000) } });
    expect(heard?.error).toMatchObject({ data: { requested: "x".repeat(100) } });
  });

  it("is not one that says only what its client can do", async () => {
    const input = { before: "31 metres", after: "34 metres" };
    const asked = { name: "classify", arguments: { boundary: "sentence_similarity", input } };
    const [heard] = await ask("tools/call", { ...asked, _meta: { [capabilities]: { sampling: {} } } });
    expect(heard?.result).not.toHaveProperty("resultType");
    expect(textOf(heard ?? {})).toMatchObject({ code: "MODEL_NOT_CONFIGURED" });
  });

  it("subscribes to nothing, which keeps no server from ending", async () => {
    const subscription = { "io.modelcontextprotocol/subscriptionId": 1 };
    const wanted = { toolsListChanged: true };
    expect(await ask("subscriptions/listen", { notifications: wanted, _meta: meta })).toEqual([
      {
        jsonrpc: "2.0",
        method: "notifications/subscriptions/acknowledged",
        params: { _meta: subscription, notifications: {} },
      },
      { jsonrpc: "2.0", id: 1, result: { resultType: "complete", _meta: { ...server, ...subscription } } },
    ]);
  });
});
