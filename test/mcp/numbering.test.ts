import { describe, expect, it } from "vitest";
import { createNumbering } from "../../src/cli/mcp/numbering.ts";

const request = (id: number | string) => ({ jsonrpc: "2.0" as const, id, method: "ping" });
const answer = (id: number | string) => ({ jsonrpc: "2.0" as const, id, result: {} });
const cancelling = (requestId: number | string) => ({
  jsonrpc: "2.0" as const,
  method: "notifications/cancelled",
  params: { requestId },
});

describe("a numbering of requests", () => {
  it("begins at 1, whatever the client's ids are, and gives them back", () => {
    const { inward, outward } = createNumbering();
    expect(inward(request(0))).toEqual(request(1));
    expect(inward(request("a"))).toEqual(request(2));
    expect([outward(answer(2)), outward(answer(1))]).toEqual([answer("a"), answer(0)]);
  });

  it("answers two requests with the same id", () => {
    const { inward, outward } = createNumbering();
    inward(request(7));
    inward(request(7));
    expect([outward(answer(1)), outward(answer(2))]).toEqual([answer(7), answer(7)]);
  });

  it("cancels the latest with an id, which is not answered any more", () => {
    const { inward, outward } = createNumbering();
    inward(request(0));
    expect(inward(cancelling(0))).toEqual(cancelling(1));
    expect(outward(answer(1))).toBeNull();
  });

  it("cancels whatever the reason is, which the protocol's package would take for no cancelling", () => {
    const { inward } = createNumbering();
    inward(request(0));
    const { params, ...rest } = cancelling(0);
    expect(inward({ ...rest, params: { ...params, reason: 5 } })).toEqual(cancelling(1));
  });

  it("hands on no cancelling of what is not open: it may be another's number", () => {
    const { inward, outward } = createNumbering();
    inward(request(5));
    expect(inward(cancelling(1))).toBeNull();
    expect(outward(answer(1))).toEqual(answer(5));
  });

  it("leaves the server's own requests and their answers alone", () => {
    const { inward, outward } = createNumbering();
    expect(outward(request(0))).toEqual(request(0));
    expect(inward(answer(0))).toEqual(answer(0));
  });
});
