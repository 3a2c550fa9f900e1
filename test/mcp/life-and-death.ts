import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import tools from "../../src/cli/mcp/tools.json" with { type: "json" };
import { type FakeWiki, json } from "../support/fake-wiki.ts";
import { loopbackServer } from "../support/loopback-server.ts";
import { until } from "../support/until.ts";
import { connect } from "./clients/protocol-client.ts";
import { call } from "./conversation.ts";
import { ended, lines, startBelowAnother, startServer } from "./executable.ts";
import { lampWiki } from "./lamp.ts";

const versions = ["2024-10-07", "2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];

/** How a process that serves tools begins, talks and ends, whatever it was built from. */
export function describeLifeAndDeath(what: string, file: () => string): void {
  let wiki: FakeWiki;
  beforeAll(async () => {
    wiki = await lampWiki(30);
  });
  afterAll(() => wiki.close());

  const start = () => startServer(file());
  const analyze = (id: number, api = wiki.api) => call(id, "analyze", { page: "Lamp", api, limit: "0" });

  /** A wiki that never ends its answer. */
  const endless = () => loopbackServer(() => ({ body: "{", drip: true }));

  describe(what, () => {
    it("answers tools/list in its first line of output, and ends with its input", async () => {
      const server = start();
      server.stdin.end(`${lines({ id: 1, method: "tools/list" })}\n`);
      const { code, messages, errors } = await ended(server);
      expect(messages).toEqual([{ jsonrpc: "2.0", id: 1, result: { tools } }]);
      expect([code, errors]).toEqual([0, ""]);
    });

    it.each([...versions, "1999-01-01", "2999-01-01"])(
      "agrees on a protocol when asked for %s",
      async (asked) => {
        const server = start();
        const clientInfo = { name: "test", version: "1" };
        const params = { protocolVersion: asked, capabilities: {}, clientInfo };
        server.stdin.end(`${lines({ id: 1, method: "initialize", params })}\n`);
        const { messages } = await ended(server);
        expect(messages[0].result.protocolVersion).toBe(versions.includes(asked) ? asked : versions.at(-1));
        expect(messages[0].result.capabilities).toEqual({ tools: {}, sampling: {} });
      },
    );

    it("answers a piped call whose line has no newline, before it ends", async () => {
      const server = start();
      server.stdin.end(lines(analyze(1)));
      const { code, messages } = await ended(server);
      expect([code, messages.length, messages[0].result.structuredContent.counts.total > 30]).toEqual([
        0,
        1,
        true,
      ]);
    });

    it("serves two requests at once", async () => {
      const slow = await endless();
      const server = start();
      const end = ended(server);
      server.stdin.write(`${lines(analyze(1, `${slow.origin}/w/api.php`), analyze(2))}\n`);
      await untilLine(server);
      server.kill("SIGTERM");
      const { messages } = await end;
      expect(messages.map(({ id, result }) => [id, result.isError ?? false])).toEqual([
        [2, false],
        [1, true],
      ]);
      await slow.close();
    });

    it("takes a line of 10 MiB, and garbage between messages", async () => {
      const server = start();
      const large = call(1, "analyze", { page: "x".repeat(10 << 20), theme: "none" });
      server.stdin.end(`\u0000{"a":\n${lines(large)}\n[1]\n\n${lines({ id: 2, method: "ping" })}\n`);
      const { code, messages } = await ended(server);
      const told = messages.map(({ id, error, result }) => [id, error?.code ?? result.isError ?? "done"]);
      expect(told).toEqual(
        expect.arrayContaining([
          [null, -32700],
          [null, -32600],
          [1, true],
          [2, "done"],
        ]),
      );
      expect(told).toHaveLength(4);
      expect(code).toBe(0);
    });

    it("answers a call in a fetch and ends by itself on SIGTERM", async () => {
      const slow = await endless();
      const server = start();
      server.stdin.write(`${lines(analyze(1, `${slow.origin}/w/api.php`))}\n`);
      const end = ended(server);
      await until(() => slow.dripping() === 1);
      server.kill("SIGTERM");
      const { code, signal, messages } = await end;
      expect([code, signal, messages.length]).toEqual([0, null, 1]);
      expect(messages[0].result.isError).toBe(true);
      await slow.close();
    });

    it("stops the fetch of a cancelled call, its request id 0, and answers the next", async () => {
      const slow = await endless();
      const server = start();
      const end = ended(server);
      server.stdin.write(`${lines(analyze(0, `${slow.origin}/w/api.php`))}\n`);
      await until(() => slow.dripping() === 1);
      const cancelled = { method: "notifications/cancelled", params: { requestId: 0 } };
      server.stdin.write(`${lines(cancelled)}\n`);
      await until(() => slow.dripping() === 0);
      server.stdin.end(lines({ id: 1, method: "ping" }));
      const { code, messages } = await end;
      expect([code, messages]).toEqual([0, [{ jsonrpc: "2.0", id: 1, result: {} }]]);
      await slow.close();
    });

    it("ends quietly when nobody listens any more", async () => {
      const server = start();
      const end = ended(server);
      server.stdout.destroy();
      server.stdin.on("error", () => {});
      for (let id = 0; id < 50; id++) server.stdin.write(`${lines({ id, method: "tools/list" })}\n`);
      expect(await end).toMatchObject({ code: 0, errors: "" });
    });

    it.each([
      ["itself", startServer],
      ["a process between them, as npx is", startBelowAnother],
    ])("ends with a client that was killed during a call, started by %s", async (_, startAs) => {
      const slow = await endless();
      const server = startAs(file());
      const end = ended(server);
      server.stdin.write(`${lines(analyze(1, `${slow.origin}/w/api.php`))}\n`);
      await until(() => slow.dripping() === 1);
      // What the system does with both when the client's process is gone.
      server.stdin.destroy();
      server.stdout.destroy();
      await until(() => slow.dripping() === 0);
      expect(await end).toMatchObject({ code: 0, errors: "" });
      await slow.close();
    });

    // From here on they mostly wait: they do so together.
    it.concurrent.for(["SIGTERM", "SIGINT"] as const)(
      "ends on %s though its client reads nothing",
      async (signal, { expect }) => {
        const server = start();
        for (let id = 0; id < 300; id++) server.stdin.write(`${lines({ id, method: "tools/list" })}\n`);
        await once(server.stdout, "readable");
        // What is unread fills the pipe; the rest of the answers stays with the server.
        await new Promise((resolve) => setTimeout(resolve, 500));
        server.kill(signal);
        const [code] = await once(server, "exit");
        expect(code).toBe(0);
      },
    );

    it.concurrent("reads no further while its client reads nothing, and loses no answer", async ({
      expect,
    }) => {
      const server = start();
      const asked = 2_000;
      const filling = "x".repeat(2_000);
      for (let id = 0; id < asked; id++) {
        server.stdin.write(`${lines({ id, method: "tools/list", params: { filling } })}\n`);
      }
      // Pipe and process hold what they hold; the rest waits on the client's side.
      const waiting = await settled(() => server.stdin.writableLength);
      expect(waiting).toBeGreaterThan(1_000_000);
      const end = ended(server);
      server.stdin.end();
      const { messages } = await end;
      expect(messages.map(({ id }) => id)).toEqual(Array.from({ length: asked }, (_, id) => id));
    });

    it.concurrent("answers whoever still reads long after the input has ended, in lines of JSON", async ({
      expect,
    }) => {
      const busy = await busyAtFirst(5);
      const server = start();
      server.stdin.end(lines(analyze(1, busy.api)));
      const { code, messages } = await ended(server);
      expect([code, messages.map(({ id, result }) => [id, result.isError])]).toEqual([0, [[1, undefined]]]);
      await busy.close();
    });

    it.concurrent("goes on reporting progress while a wiki asks to wait, so that its client does not give up", async ({
      expect,
    }) => {
      const busy = await busyAtFirst(7);
      const client = await connect({ command: process.execPath, args: [file(), "mcp"] });
      const told: (string | undefined)[] = [];
      const answer = await client.callTool(
        { name: "analyze", arguments: { page: "Lamp", api: busy.api, limit: "0" } },
        undefined,
        {
          // Shorter than the wait, longer than it is silent.
          timeout: 6_500,
          resetTimeoutOnProgress: true,
          onprogress: ({ message }) => told.push(message),
        },
      );
      expect(answer.structuredContent).toHaveProperty("counts");
      expect(told.filter((message) => message?.includes("asks again in 7 s")).length).toBeGreaterThan(1);
      await client.close();
      await busy.close();
    }, 60_000);
  });
}

/** A wiki that asks its first caller to wait. */
function busyAtFirst(seconds: number): Promise<FakeWiki> {
  let isBusy = true;
  return lampWiki(3, {
    fault: ({ parameters }) => {
      if (!isBusy || parameters.get("meta") === "siteinfo") return undefined;
      isBusy = false;
      return { ...json({}), status: 429, headers: { "retry-after": String(seconds) } };
    },
  });
}

/** Resolves with the first output. */
function untilLine(server: ReturnType<typeof startServer>): Promise<void> {
  return new Promise((resolve) => server.stdout.once("data", () => resolve()));
}

/** A number once it has stayed the same for half a second. */
async function settled(value: () => number): Promise<number> {
  for (let before = Number.NaN; ; ) {
    const now = value();
    if (now === before) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
