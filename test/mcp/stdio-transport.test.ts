import { describe, expect, it } from "vitest";
import { stdioTransport } from "../../src/cli/mcp/stdio-transport.ts";

const ping = (id: number) => `${JSON.stringify({ jsonrpc: "2.0", id, method: "ping" })}\n`;

describe("stdioTransport", () => {
  it("stops reading from a client that stops reading", async () => {
    let read = 0;
    async function* stdin() {
      for (let id = 0; id < 10_000; id++) {
        read = id;
        yield Buffer.from(ping(id));
      }
    }
    const transport = stdioTransport({ stdin: stdin(), writeOut: () => new Promise<void>(() => {}) });
    transport.onmessage = (message) => {
      if (!("id" in message) || message.id === undefined) return;
      void transport.send({ jsonrpc: "2.0", id: message.id, result: { text: "x".repeat(10_000) } });
    };
    await transport.start();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(read).toBeLessThan(120);
  });

  it("refuses requests past the most that may be open, and keeps the others", async () => {
    const written: string[] = [];
    async function* stdin() {
      for (let id = 0; id < 300; id++) yield Buffer.from(ping(id));
    }
    const transport = stdioTransport({
      stdin: stdin(),
      writeOut: async (text) => void written.push(Buffer.from(text).toString()),
    });
    await transport.start();
    await transport.ended;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(written).toHaveLength(44);
    expect(written[0]).toContain("256 requests are open");
  });

  it.each(["\ufeff", "\r\n"])("takes a message behind %j", async (before) => {
    const heard: object[] = [];
    async function* stdin() {
      yield Buffer.from(`${before}${ping(1)}`);
    }
    const transport = stdioTransport({ stdin: stdin(), writeOut: async () => undefined });
    transport.onmessage = (message) => void heard.push(message);
    await transport.start();
    await transport.ended;
    expect(heard).toEqual([{ jsonrpc: "2.0", id: 1, method: "ping" }]);
  });

  it("is drained when each of two requests of one id is answered", async () => {
    async function* stdin() {
      yield Buffer.from(ping(1) + ping(1));
    }
    const transport = stdioTransport({ stdin: stdin(), writeOut: async () => undefined });
    await transport.start();
    await transport.ended;
    let isDrained = false;
    const drained = transport.drained().then(() => {
      isDrained = true;
    });
    for (const isLast of [false, true]) {
      await transport.send({ jsonrpc: "2.0", id: 1, result: {} });
      await new Promise(setImmediate);
      expect(isDrained).toBe(isLast);
    }
    await drained;
  });

  it("is drained when cancelled requests are all that is left", async () => {
    async function* stdin() {
      yield Buffer.from(ping(1));
      yield Buffer.from('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}\n');
    }
    const transport = stdioTransport({ stdin: stdin(), writeOut: async () => undefined });
    await transport.start();
    await transport.ended;
    await expect(transport.drained()).resolves.toBeUndefined();
  });
});
