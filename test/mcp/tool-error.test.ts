import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createSession } from "../../src/cli/mcp/session.ts";
import { exportOperation } from "../../src/cli/operations/export.ts";
import type { FakeWiki } from "../support/fake-wiki.ts";
import { scratchFolder } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";
import { askOnce, textOf } from "./conversation.ts";
import { lampWiki } from "./lamp.ts";

let wiki: FakeWiki;
beforeAll(async () => {
  wiki = await lampWiki();
});
afterAll(() => wiki.close());
afterEach(() => vi.unstubAllEnvs());

describe("a failure", () => {
  it("quotes no more of an argument than helps", async () => {
    for (const args of [{ page: "x".repeat(1_000_000) }, { page: "Lamp", types: "y".repeat(200_000) }]) {
      const answer = await askOnce("analyze", { api: wiki.api, ...args });
      expect(answer.result?.isError).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(answer.result))).toBeLessThan(5_000);
    }
  });

  it("of a boundary names no argument that the tool does not have", async () => {
    const answer = await askOnce("analyze", { page: "Lamp", api: wiki.api, boundaries: "revert=model" });
    expect(textOf(answer)).toMatchObject({
      code: "MODEL_NOT_CONFIGURED",
      fix: expect.stringContaining("NAME=heuristic"),
    });
  });

  it("of the wiki of a list is one of the call", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-list-"));
    const pagesFile = join(folder, "pages.txt");
    writeFileSync(pagesFile, "Lamp\nLantern\n");
    const env = { STEMMA_STORE: join(folder, "store") };
    const answer = await askOnce("cron", { pagesFile, api: "http://10.0.0.1" }, env);
    expect(answer.result?.isError).toBe(true);
    expect(textOf(answer)).toMatchObject({ code: "ADDRESS_REFUSED", fix: expect.any(String) });
  });

  it("of export leaves no folder behind", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-temporary-"));
    vi.stubEnv("TMPDIR", folder);
    expect(textOf(await askOnce("export", { page: "Lmap", api: wiki.api })).code).toBe("PAGE_MISSING");
    expect(readdirSync(folder)).toEqual([]);
    expect((await askOnce("export", { page: "Lamp", api: wiki.api })).result?.isError).toBeUndefined();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each(["named.json", undefined])("of export as it is done leaves no file behind: %s", async (name) => {
    // Of a page that is known, progress is told once: when all is.
    const env = { STEMMA_STORE: scratchFolder() };
    await askOnce("analyze", { page: "Lamp", api: wiki.api, limit: "0" }, env);
    const folder = mkdtempSync(join(tmpdir(), "stemma-temporary-"));
    vi.stubEnv("TMPDIR", folder);
    const output = name === undefined ? undefined : join(folder, name);
    const { tool } = exportOperation;
    const leaving = new AbortController();
    const progress = (line: string) => {
      if (line.includes(" of ")) leaving.abort();
    };
    const host = { ...testHost("", env).host, signal: leaving.signal, progress };
    const answer = tool?.answer({ page: "Lamp", api: wiki.api, output }, host, createSession());
    await expect(answer).rejects.toMatchObject({ code: "CANCELLED" });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("of export says where no temporary folder can be made", async () => {
    const missing = join(mkdtempSync(join(tmpdir(), "stemma-temporary-")), "none");
    vi.stubEnv("TMPDIR", missing);
    const { code, cause, fix } = textOf(await askOnce("export", { page: "Lamp", api: wiki.api }));
    expect([code, cause]).toEqual(["OUTPUT_FAILED", expect.stringContaining(missing)]);
    expect(fix).toMatch(/^Name another file as output/);
  });
});
