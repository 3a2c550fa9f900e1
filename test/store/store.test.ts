import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageFile } from "../../src/store/page-files.ts";
import { hasStore, openStore } from "../../src/store/store.ts";
import { scratchFolder, scratchStore } from "../support/scratch-store.ts";

const lamp = { wiki: "wiki.example", pageId: 7 };
const run = { pid: process.pid, host: "here", since: "2026-01-01T00:00:00Z" };

/** What this process has open in a folder. */
function openIn(folder: string): readonly string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${fd}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      // The one by which the list was read.
      return [];
    }
  });
}

describe.skipIf(!existsSync("/proc/self/fd"))("openStore", () => {
  it("leaves nothing open once the store is closed, be it after work that failed", async () => {
    const folder = scratchFolder();
    const store = await openStore(folder, run);
    const page = await store.lockPage(lamp);
    page.save((write) => write.note("mark", 1));
    await page.close();
    await expect(store.read(lamp, () => Promise.reject(new Error("stopped")))).rejects.toThrow("stopped");
    expect(openIn(folder)).not.toEqual([]);
    await store.close();
    expect(openIn(folder)).toEqual([]);
  });

  it.each(["index.mdb", "locks.mdb"])("leaves nothing open where it cannot open %s", async (file) => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "1", file, "in-the-way"), { recursive: true });
    await expect(openStore(folder, run)).rejects.toMatchObject({ code: "STORE_FAILED" });
    expect(openIn(folder)).toEqual([]);
    expect(readdirSync(join(folder, "1")).filter((name) => name.endsWith(".socket"))).toEqual([]);
  });
});

describe("a page that is removed from a store", () => {
  it("leaves no file, and nothing that models answered about it", async () => {
    const folder = scratchFolder();
    const store = await scratchStore(folder);
    const page = await store.lockPage(lamp);
    page.save((write) => write.note("mark", 1));
    await page.close();
    store.answers.put("d1", "said", { ...lamp, revisions: [1] });
    store.answers.put("d2", "of another", { ...lamp, pageId: 8, revisions: [1] });
    await store.remove(lamp);
    expect(readdirSync(dirname(pageFile(join(folder, "1", "pages"), lamp)))).toEqual([]);
    expect([store.answers.get("d1"), store.answers.get("d2")]).toEqual([null, "of another"]);
  });
});

describe("hasStore", () => {
  it("finds none where there is nothing, or a file in the place of a folder", async () => {
    const folder = scratchFolder();
    expect(await hasStore(folder)).toBe(false);
    writeFileSync(folder, "");
    expect(await hasStore(join(folder, "below"))).toBe(false);
  });

  it("tells of what the system does not let it look at", async () => {
    const looked = hasStore(join(dirname(scratchFolder()), "a".repeat(300)));
    await expect(looked).rejects.toMatchObject({ code: "STORE_FAILED" });
  });
});
