import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { introductionTo, protocolVersions } from "../../src/cli/mcp/introduction.ts";
import { createServer } from "../../src/cli/mcp/server.ts";
import { testHost } from "../support/test-host.ts";

describe("introductionTo", () => {
  it("knows the versions of the protocol that the package knows", () => {
    expect(protocolVersions).toEqual(SUPPORTED_PROTOCOL_VERSIONS);
    expect(protocolVersions[0]).toBe(LATEST_PROTOCOL_VERSION);
  });

  it.each([...protocolVersions, "2099-01-01", ""])(
    "answers %j as the package does, byte for byte",
    async (asked) => {
      const { host } = testHost();
      const answer = { result: introductionTo(asked, host.version), jsonrpc: "2.0", id: 1 };
      expect(JSON.stringify(answer)).toBe(JSON.stringify(await packagesAnswer(asked)));
    },
  );
});

/** What the protocol's package answers to a client that asks for a version. */
function packagesAnswer(protocolVersion: string): Promise<unknown> {
  return new Promise((resolve) => {
    const transport: Transport = {
      start: async () => undefined,
      send: async (message) => resolve(message),
      close: async () => undefined,
    };
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } };
    const open = { isBehind: () => false, ended: new Promise<void>(() => undefined) };
    void createServer([], {}, testHost().host, open, new AbortController().signal)
      .connect(transport)
      .then(() => transport.onmessage?.({ jsonrpc: "2.0", id: 1, method: "initialize", params }));
  });
}
