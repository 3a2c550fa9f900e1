// @module-tag long
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { busyWiki } from "../../support/busy-wiki.ts";
import { loopbackServer } from "../../support/loopback-server.ts";
import { betweenPasses, testHost } from "../../support/test-host.ts";

const names = vi.hoisted((): string[] => []);

// The system's resolver: every name leads to this machine.
vi.mock("node:dns/promises", () => ({
  lookup: async (name: string) => {
    names.push(name);
    return [{ address: "127.0.0.1", family: 4 }];
  },
}));

describe("stemma cron --every --webhook", () => {
  it("asks with each pass where the webhook's name leads", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-cron-"));
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    const receiver = await loopbackServer(() => ({ status: 204 }));
    onTestFinished(() => receiver.close());
    const list = join(folder, "pages.txt");
    writeFileSync(list, "Lamp\n");
    const edit = (text: string) => {
      wiki.save("Lamp", text);
      wiki.pass(3_600);
    };
    edit("Some text stands here.");
    const stop = new AbortController();
    const { host } = testHost("", { STEMMA_WEBHOOK_SECRET: "a secret of the operator" });
    let passes = 0;
    const own = betweenPasses(host, () => {
      edit(`Some text stands here. And more: ${passes}.`);
      if (++passes === 3) stop.abort();
    });
    const webhook = `http://hook.test:${new URL(receiver.origin).port}`;
    const line = ["cron", list, "--api", wiki.api, "--every", "1h", "--webhook", webhook];
    expect(await main(line, { ...own, signal: stop.signal })).toBe(0);
    expect([names, receiver.asked.length]).toEqual([["hook.test", "hook.test", "hook.test"], 3]);
  });
});
