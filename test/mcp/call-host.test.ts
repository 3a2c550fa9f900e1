import { describe, expect, it } from "vitest";
import { callHost } from "../../src/cli/mcp/call-host.ts";
import { usualValues } from "../../src/sources/mediawiki/client/list-bounds.ts";
import { testHost } from "../support/test-host.ts";

describe("the host of a call", () => {
  it("allows a wiki's lists a third of what they may hold otherwise, as four calls are at work at once", () => {
    const { maxListed } = callHost(testHost().host, new AbortController().signal, null);
    expect(maxListed).toBe(usualValues / 3);
  });
});
