import { CallToolRequestSchema, InitializeRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { readParams } from "../../src/cli/mcp/request-params.ts";

const clientInfo = { name: "c", version: "1" };
const introduction = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };

describe("readParams", () => {
  it.each([
    ["tools/call", undefined, "name has to be a string"],
    ["tools/call", { name: 5 }, "name has to be a string"],
    ["tools/call", { name: "analyze", arguments: [] }, "arguments has to be an object"],
    ["tools/call", { name: "analyze", arguments: "x" }, "arguments has to be an object"],
    ["tools/call", { name: "analyze", arguments: null }, "arguments has to be an object"],
    [
      "tools/call",
      JSON.parse('{"name":"analyze","arguments":{"__proto__":5}}'),
      "__proto__: is not an argument of any tool",
    ],
    ["tools/call", { name: "analyze", inputResponses: [] }, "inputResponses has to be an object"],
    ["tools/call", { name: "analyze", requestState: {} }, "requestState has to be the string"],
    ["initialize", undefined, "protocolVersion has to be a string"],
    ["initialize", { ...introduction, capabilities: null }, "capabilities has to be an object"],
    ["initialize", { ...introduction, capabilities: { sampling: 5 } }, "sampling has to be an object"],
    ["initialize", { ...introduction, clientInfo: { name: "c" } }, "version has to be a string"],
  ])("says what is wrong with %s of %j", (method, params, wrong) => {
    expect(readParams(method, params)).toMatchObject({ wrong: expect.stringContaining(wrong) });
  });

  it("leaves out of a call what the protocol's package is strict with and nobody looks at", () => {
    const params = { name: "analyze", arguments: { page: "P" }, _meta: { progressToken: 1 }, task: 5 };
    const read = readParams("tools/call", params);
    expect(CallToolRequestSchema.safeParse({ method: "tools/call", ...read }).success).toBe(true);
    expect(read).toMatchObject({ params: { name: "analyze", arguments: { page: "P" } } });
  });

  it("takes null for a model that the client does not offer", () => {
    const params = { ...introduction, capabilities: { sampling: null } };
    expect(readParams("initialize", params)).toEqual({ params: introduction });
  });

  it("keeps of an introduction that the client offers its model", () => {
    const capabilities = { sampling: { tools: 5 }, roots: 5, experimental: [] };
    const params = { ...introduction, capabilities, clientInfo: { ...clientInfo, title: 5 } };
    const read = readParams("initialize", params);
    expect(InitializeRequestSchema.safeParse({ method: "initialize", ...read }).success).toBe(true);
    expect(read).toEqual({ params: { ...introduction, capabilities: { sampling: {} } } });
  });
});
