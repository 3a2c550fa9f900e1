import { createHash } from "node:crypto";
import { rmSync, statfsSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { open } from "lmdb";
import { describe, expect, it } from "vitest";
import { type RevisionText, textOf } from "../../src/revision.ts";
import { openEnvironment } from "../../src/store/environment.ts";
import { openStore } from "../../src/store/store.ts";
import { smallDisk } from "../support/small-disk.ts";

const { folder, need } = smallDisk("1m");
const lamp = { wiki: "wiki.example", pageId: 7 };
const us = { pid: process.pid, host: "here", since: "2026-01-01T00:00:00Z" };

describe("a store on a full disk", () => {
  it("fails by name and keeps what it had", async (context) => {
    need(context);
    const store = await openStore(join(folder, "store"), us);
    const page = await store.lockPage(lamp);
    page.save((write) => {
      write.note("mark", 1);
      write.texts("page", new Map([[1, textOf("kept")]]));
    });
    const fill = () => {
      for (let i = 2; i < 60; i++)
        page.save((write) => write.texts("page", new Map([[i, incompressible(i)]])));
    };
    // Before the library is refused a write, of which it does not recover on every Node.
    expect(fill).toThrow(
      expect.objectContaining({ code: "STORE_FAILED", message: expect.stringContaining("no room left") }),
    );
    await page.close();
    await store.close();
    const again = await openStore(join(folder, "store"), us);
    const kept = await again.read(lamp, (reading) => [reading.note("mark"), reading.text("page", 1)]);
    await again.close();
    expect(kept).toEqual([1, textOf("kept")]);
  });

  it("fails by name before the library is refused a write where pages are longer, as on Macs", async (context) => {
    need(context);
    const file = join(folder, "long-pages.mdb");
    await open({ path: file, noSubdir: true, maxDbs: 1, pageSize: 16_384 }).close();
    const environment = await openEnvironment(file);
    // With its own pages each of these takes 32 KiB.
    const fill = (values: number) =>
      environment.change(({ put }) => {
        for (let i = 0; i < values; i++) put(`text/${i}`, Buffer.alloc(17_000, i));
      });
    expect(() => fill(29)).toThrow("there is no room left on the disk");
    expect(environment.keys("")).toEqual([]);
    await environment.close();
  });

  // Where the library finds no page for a file that it maps, the system ends the process.
  it.for([4, 8, 12, 16, 20, 24, 28, 32, 36])(
    "fails by name where it is made with %i kB left",
    async (left, context) => {
      need(context);
      fillUpTo(left * 1024);
      const made = openStore(join(folder, `store of ${left}`), us);
      await expect(made).rejects.toMatchObject({ code: "STORE_FAILED" });
    },
  );

  it("makes no list of readers where there is no room for it", async (context) => {
    need(context);
    fillUpTo(512 * 1024);
    const path = join(folder, "listed");
    await (await openStore(path, us)).close();
    fillUpTo(4096);
    // As a run leaves it that was ended for want of a page.
    const readers = join(path, "1", "index.mdb-lock");
    const { size } = statSync(readers);
    truncateSync(readers);
    truncateSync(readers, size);
    fillUpTo(0);
    await expect(openStore(path, us)).rejects.toMatchObject({ code: "STORE_FAILED" });
  });
});

/** Leaves so many bytes free on the disk. */
function fillUpTo(left: number): void {
  const filler = join(folder, "filler");
  rmSync(filler, { force: true });
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - left));
}

function incompressible(seed: number): RevisionText {
  const parts = Array.from({ length: 1500 }, (_, i) => createHash("sha256").update(`${seed} ${i}`).digest());
  return { state: "readable", bytes: Buffer.concat(parts) };
}
