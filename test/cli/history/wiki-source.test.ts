import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { busyWiki } from "../../support/busy-wiki.ts";
import { testHost } from "../../support/test-host.ts";

const list = join(mkdtempSync(join(tmpdir(), "stemma-listed-")), "pages.txt");
writeFileSync(list, "Lamp\n");

describe("a wiki's lists", () => {
  it.each([
    ["analyze", ["analyze", "Lamp"]],
    ["analyze without a store", ["analyze", "Lamp", "--no-store"]],
    ["cron", ["cron", list]],
  ])("may have as much as the host allows: %s", async (_, command) => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    for (let i = 0; i < 40; i++) {
      wiki.save("Lamp", `Some text ${i}.`);
      wiki.save("Talk:Lamp", `Some talk ${i}.`);
      wiki.pass(3_600);
    }
    const { host, errors } = testHost("", { STEMMA_CONTACT: "ada@example.org" });
    const run = (maxListed: number) => main([...command, "--api", wiki.api], { ...host, maxListed });
    expect(await run(500)).toBe(1);
    expect(errors().join("\n")).toContain("may have 500 values");
    // Enough for each of the two pages.
    expect(await run(1_000)).toBe(1);
    expect(await run(5_000)).toBe(0);
  });
});
