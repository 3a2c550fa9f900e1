import { describe, expect, it, onTestFinished } from "vitest";
import { builtInDetectors } from "../../../detectors/index.ts";
import { observePages } from "../../../src/cli/cron/observe-pages.ts";
import { streamOf } from "../../../src/observe/stream.ts";
import { register } from "../../../src/walk/registry.ts";
import { busyWiki } from "../../support/busy-wiki.ts";
import { scratchStore } from "../../support/scratch-store.ts";
import { testHost } from "../../support/test-host.ts";

describe("observePages", () => {
  it("ends where the call is given up, and tells of no page behind", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    const titles = ["Lamp", "Mill", "Quay"];
    for (const title of titles) wiki.save(title, "It burns oil.");
    wiki.pass(3_600);
    const givenUp = new AbortController();
    const choice = {
      wikis: [{ api: wiki.api, titles }],
      faulty: [],
      store: await scratchStore(),
      stream: streamOf(register(builtInDetectors), "brief", "1.0.0"),
      settleSeconds: 300,
      patienceMs: 1_000,
      stop: new AbortController().signal,
      signal: givenUp.signal,
    };
    const told: string[] = [];
    const pass = async () => {
      for await (const { page, status } of observePages(choice, testHost().host)) {
        told.push(`${page} ${status}`);
        givenUp.abort();
      }
    };
    await expect(pass()).rejects.toMatchObject({ code: "CANCELLED" });
    expect(told).toEqual(["Lamp new"]);
  });
});
