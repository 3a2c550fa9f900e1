import { JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMessage } from "../../src/cli/mcp/json-rpc.ts";

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
const related = "io.modelcontextprotocol/related-task";

/** What may stand where it does not belong. */
const odd = fc.constantFrom<unknown>(null, true, 1.5, 0, "2.0", "t", [], {}, { taskId: "t" });
const meta = fc.record({ progressToken: odd, [related]: odd }, { requiredKeys: [] });
const params = fc.record({ _meta: fc.oneof(odd, meta), name: odd }, { requiredKeys: [] });
const error = fc.record({ code: odd, message: odd, data: odd, extra: odd }, { requiredKeys: [] });
const id = fc.constantFrom<unknown>(0, 1, "t", 1.5, null);
const method = fc.constantFrom("ping", "tools/call", "notifications/cancelled");
const request = fc.record(
  { jsonrpc: fc.constant("2.0"), id, method, params: fc.oneof(odd, params, params), result: odd, extra: odd },
  { requiredKeys: ["jsonrpc", "method"] },
);
const response = fc.record(
  { jsonrpc: fc.constant("2.0"), id, result: fc.oneof(odd, params), error: fc.oneof(odd, error), extra: odd },
  { requiredKeys: ["jsonrpc", "id"] },
);

describe("readMessage", () => {
  it("lets nothing through that the protocol's package passes over", () => {
    let through = 0;
    fc.assert(
      fc.property(fc.oneof(request, response), (value) => {
        const reading = readMessage(value);
        if (reading === null || "refusal" in reading) return;
        through++;
        expect(JSONRPCMessageSchema.safeParse(reading.message).success).toBe(true);
      }),
      { seed: 1, numRuns: 5_000 },
    );
    expect(through).toBeGreaterThan(200);
  });

  it.each([
    ["an extra member", { ...ping, extra: 1 }, ping],
    ["members that are null", { ...ping, params: null, result: null, error: null }, ping],
    ["an empty list of parameters", { ...ping, params: [] }, ping],
    ["no _meta", { ...ping, params: { _meta: null, a: 1 } }, { ...ping, params: { a: 1 } }],
    ["an empty list for _meta", { ...ping, params: { _meta: [], a: 1 } }, { ...ping, params: { a: 1 } }],
    ["no token", { ...ping, params: { _meta: { progressToken: null } } }, { ...ping, params: { _meta: {} } }],
    ["a token that is a number", { ...ping, params: { _meta: { progressToken: 7 } } }, undefined],
    ["a notification's _meta", { jsonrpc: "2.0", method: "n", params: { _meta: 5, a: 1 } }, undefined],
  ])("takes a message with %s", (_, value, message) => {
    expect(readMessage(value)).toMatchObject({ message: message ?? { method: value.method } });
  });

  it.each([
    [{ ...ping, params: { _meta: { progressToken: {} } } }, -32602, /progressToken has to be a string/],
    [{ ...ping, params: { _meta: { progressToken: 1.5 } } }, -32602, /progressToken/],
    [{ ...ping, params: { _meta: { progressToken: true } } }, -32602, /progressToken/],
    [{ ...ping, params: { _meta: [1] } }, -32602, /_meta has to be an object/],
    [{ ...ping, params: { _meta: { [related]: "t" } } }, -32602, /related-task has to be an object/],
    [{ ...ping, params: [{}] }, -32600, /params have to be an object/],
    [{ ...ping, result: {} }, -32600, /no result/],
    [{ ...ping, error: "no" }, -32600, /no error/],
    [{ ...ping, method: 5 }, -32600, /method/],
    [{ ...ping, jsonrpc: "1.0" }, -32600, /jsonrpc/],
  ])("refuses %j by its id, and says what it has to be", (value, code, text) => {
    expect(readMessage(value)).toMatchObject({
      refusal: { id: 1, code, text: expect.stringMatching(text) },
    });
  });

  it.each([
    [{ result: { a: 1 }, extra: 1 }, { result: { a: 1 } }],
    [{ result: { a: 1 }, error: null }, { result: { a: 1 } }],
    [{ error: { code: -1, message: "no" } }, { error: { code: -1, message: "no" } }],
    [{ result: null }, { result: {} }],
    [{ error: "no" }, { result: {} }],
    [{ result: {}, error: { code: -1, message: "no" } }, { result: {} }],
  ])("reads the response %j, and never refuses one", (said, read) => {
    expect(readMessage({ jsonrpc: "2.0", id: 0, ...said })).toEqual({
      message: { jsonrpc: "2.0", id: 0, ...read },
    });
    expect(readMessage({ jsonrpc: "2.0", id: null, ...said })).toBeNull();
  });
});
