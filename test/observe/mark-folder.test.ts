import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { markFolder } from "../../src/observe/mark-folder.ts";
import { openWatchedPages } from "../../src/observe/watched-pages.ts";
import { scratchStore } from "../support/scratch-store.ts";

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "stemma-mark-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "events");
}

const writer = (id: string, isOwn = false) => ({ id, store: `/kept/${id}`, isOwn });
const refused = { code: "INVALID_INPUT" };

describe("the mark of a folder of events", () => {
  it("is made with the folder, says where the store lies, and keeps others out", async () => {
    const folder = scratch();
    await markFolder(folder, writer("one"));
    await markFolder(folder, writer("one"));
    await expect(markFolder(folder, writer("two"))).rejects.toMatchObject({
      ...refused,
      details: { folder, mark: join(folder, ".store-one") },
    });
    expect(readdirSync(folder)).toEqual([".store-one"]);
    expect(readFileSync(join(folder, ".store-one"), "utf8")).toBe("Events of the store /kept/one\n");
  });

  it("is made where there are events of an older stemma", async () => {
    const folder = scratch();
    mkdirSync(join(folder, "wiki.example"), { recursive: true });
    await markFolder(folder, writer("one"));
    expect(readdirSync(folder).sort()).toEqual([".store-one", "wiki.example"]);
  });

  it("is no other's in a store's own folder", async () => {
    const folder = scratch();
    await markFolder(folder, writer("two"));
    await markFolder(folder, writer("one", true));
    expect(readdirSync(folder)).toEqual([".store-one"]);
  });

  it("is one store's at most, of many that come at once", async () => {
    const folder = scratch();
    const ids = Array.from({ length: 20 }, (_, i) => `store${i}`);
    const came = await Promise.allSettled(ids.map((id) => markFolder(folder, writer(id))));
    const admitted = came.filter(({ status }) => status === "fulfilled").length;
    expect(admitted).toBeLessThanOrEqual(1);
    expect(readdirSync(folder)).toHaveLength(admitted);
    // Where all were refused nobody's mark is left, and one that comes alone has the folder.
    const [mark = ".store-alone"] = readdirSync(folder);
    const id = mark.slice(".store-".length);
    for (const time of ["alone", "again"]) {
      await expect(markFolder(folder, writer(id)), time).resolves.toBeUndefined();
      expect(readdirSync(folder)).toEqual([mark]);
    }
    await expect(markFolder(folder, writer("late"))).rejects.toMatchObject(refused);
  });

  it("tells which file could not be written", async () => {
    const folder = scratch();
    writeFileSync(folder, "");
    await expect(markFolder(folder, writer("one"))).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
  });
});

describe("openWatchedPages", () => {
  it("keeps the id that a store got first, and lets go of a store that is refused", async () => {
    const events = scratch();
    const [first, second] = [await scratchStore(), await scratchStore()];
    await (await openWatchedPages(first, { events, newId: "one" })).close();
    await (await openWatchedPages(first, { events, newId: "other" })).close();
    await expect(openWatchedPages(second, { events, newId: "two" })).rejects.toMatchObject(refused);
    await (await openWatchedPages(second, { newId: "three" })).close();
    expect(readdirSync(events)).toEqual([".store-one"]);
    expect(readdirSync(join(second.folder, "events"))).toEqual([".store-two"]);
  });

  it("marks with the id that a run kept which was killed before it had marked, or as it did", async () => {
    const events = scratch();
    const store = await scratchStore();
    await (await openWatchedPages(store, { events, newId: "one" })).close();
    rmSync(events, { recursive: true });
    await (await openWatchedPages(store, { events, newId: "two" })).close();
    expect(readdirSync(events)).toEqual([".store-one"]);
    writeFileSync(join(events, ".store-one"), "");
    await (await openWatchedPages(store, { events, newId: "three" })).close();
  });

  it("keeps others out of the folder within a store", async () => {
    const [first, second] = [await scratchStore(), await scratchStore()];
    await (await openWatchedPages(first, { newId: "one" })).close();
    const events = join(first.folder, "events");
    await expect(openWatchedPages(second, { events, newId: "two" })).rejects.toMatchObject(refused);
    await (await openWatchedPages(first, { events, newId: "three" })).close();
  });
});
