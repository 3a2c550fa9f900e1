import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { main } from "../../src/cli/main.ts";
import { busyWiki } from "../support/busy-wiki.ts";
import { otherRun } from "../support/other-run.ts";
import { scratchFolder } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";

async function run(...args: string[]) {
  const { host, out, errors } = testHost();
  return { code: await main(args, host), out: out(), errors: errors() };
}

/** A store with two pages of a wiki in it. */
async function twoPages() {
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  const store = scratchFolder();
  for (const title of ["Lamp", "Rock"]) {
    wiki.save(title, `A ${title.toLowerCase()}.`);
    wiki.save(title, `A ${title.toLowerCase()} by the sea.`);
    expect((await run("analyze", title, "--api", wiki.api, "--store", store)).code).toBe(0);
  }
  return { wiki, store };
}

describe("stemma store", () => {
  it("tells what is kept of which page", async () => {
    const { store } = await twoPages();
    const { code, out } = await run("store", "info", "--store", store);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      totals: { pages: 2, revisions: 4 },
      pages: [
        { title: "Lamp", revisions: 2, texts: 2, bytes: expect.any(Number) },
        { title: "Rock", revisions: 2, texts: 2 },
      ],
    });
  });

  it("finds every hash right, and a text that was damaged", async () => {
    const { store, wiki } = await twoPages();
    expect((await run("store", "verify", "--store", store)).code).toBe(0);
    const [file = ""] = readdirSync(store, { recursive: true, encoding: "utf8" }).filter((name) =>
      /pages.*[/\\]1\.mdb$/.test(name),
    );
    const bytes = readFileSync(join(store, file));
    // A text this short is kept as it is.
    const at = bytes.lastIndexOf("A lamp.");
    expect(at).toBeGreaterThan(0);
    bytes.write("A camp.", at);
    writeFileSync(join(store, file), bytes);
    const { code, out, errors } = await run("store", "verify", "--store", store);
    expect([code, errors.at(-1)]).toEqual([1, expect.stringContaining("[STORE_FAILED]")]);
    expect(JSON.parse(out).pages[0].damaged).toContain("page/1000");
    const line = ["analyze", "Lamp", "--api", wiki.api, "--depth", "forensic"];
    const healed = await run(...line, "--store", store);
    expect(healed.out).toBe((await run(...line, "--no-store")).out);
  });

  it("removes a page, and keeps the others", async () => {
    const { store } = await twoPages();
    expect((await run("store", "prune", "--store", store)).code).toBe(2);
    expect((await run("store", "prune", "--page", "Lamp", "--store", store)).code).toBe(0);
    const { out } = await run("store", "info", "--store", store);
    expect(JSON.parse(out).pages).toMatchObject([{ title: "Rock" }]);
    // The wiki's clock of the test is long ago.
    await run("store", "prune", "--older-than", "30d", "--store", store);
    expect(JSON.parse((await run("store", "info", "--store", store)).out).pages).toEqual([]);
  });
});

describe("a run beside another", () => {
  it("ends with 75 and names the other", async () => {
    const { store, wiki } = await twoPages();
    const [page] = JSON.parse((await run("store", "info", "--store", store)).out).pages;
    const other = await otherRun(store, "hold", page);
    wiki.save("Lamp", "News.");
    const line = ["analyze", "Lamp", "--api", wiki.api];
    const { code, out, errors } = await run(...line, "--store", store);
    expect([code, out]).toEqual([75, ""]);
    expect(errors.at(-1)).toContain(`process ${other.pid} on here, since 2026-01-01T00:00:00Z`);
    expect((await run(...line, "--no-store")).code).toBe(0);
  });
});
