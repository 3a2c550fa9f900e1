import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { open } from "lmdb";
import { describe, expect, it } from "vitest";
import { openEnvironment, storeFailed } from "../../src/store/environment.ts";
import { pageFile } from "../../src/store/page-files.ts";
import { removeIfDamaged, stateOf } from "../../src/store/whole-file.ts";
import { otherRun } from "../support/other-run.ts";
import { scratchFolder } from "../support/scratch-store.ts";

const { errno } = constants;

/** A file of some values, closed. */
async function written(): Promise<string> {
  const file = join(scratchFolder(), "values.mdb");
  const environment = await openEnvironment(file);
  for (let n = 0; n < 20; n++) environment.change(({ put }) => put(`key ${n}`, Buffer.alloc(9_000, n)));
  await environment.close();
  return file;
}

const bytesOf = (file: string) => readFileSync(file).length;

function rewritten(file: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
}

function scattered(bytes: Buffer): void {
  for (let at = 8192; at < bytes.length; at += 97) bytes[at] = 255 - (bytes[at] ?? 0);
}

/** Says of each page of a tree that its nodes begin behind it: the library would write there, and the system end the process. */
function withRoomBehind(bytes: Buffer): void {
  for (let at = 8192; at < bytes.length; at += 4096) {
    if ((bytes.readUInt16LE(at + 18) & 3) !== 0) bytes.writeUInt16LE(60_000, at + 22);
  }
}

/** Says of each long value that it has more bytes than its pages hold. */
function withLongerValues(bytes: Buffer): void {
  for (const page of pagesOf(bytes, 2)) {
    const nodesEnd = 24 + page.readUInt16LE(20);
    for (let at = 24; at < nodesEnd; at += 2) {
      const node = 24 + page.readUInt16LE(at);
      if ((page.readUInt16LE(node + 4) & 1) !== 0) page.writeUInt32LE(50_000, node);
    }
  }
}

/** Says of the pages of each long value that there is only one. */
function withFewerPages(bytes: Buffer): void {
  for (const page of pagesOf(bytes, 4)) page.writeUInt32LE(1, 20);
}

/** The pages of a kind: 2 for those with keys, 4 for the first of a long value. Only the beginning of these has a kind. */
function pagesOf(bytes: Buffer, kind: number): readonly Buffer[] {
  const pages = Array.from({ length: bytes.length / 4096 }, (_, number) =>
    bytes.subarray(number * 4096, (number + 1) * 4096),
  );
  return pages.filter(
    (page, number) => Number(page.readBigUInt64LE(0)) === number && (page.readUInt16LE(18) & 15) === kind,
  );
}

/** By the number of the last page in the first two pages, of which one is older. */
const bytesSaid = (file: string) =>
  Math.max(...[144, 4096 + 144].map((at) => (Number(readFileSync(file).readBigUInt64LE(at)) + 1) * 4096));

describe("a file of the store", () => {
  it.each([
    ["is cut short", (file: string) => truncateSync(file, Math.floor(bytesOf(file) / 2))],
    ["has lost its last page", (file: string) => truncateSync(file, bytesOf(file) - 4096)],
    ["is no such file", (file: string) => writeFileSync(file, "x".repeat(20_000))],
    [
      "is of another version",
      (file: string) => rewritten(file, (bytes) => bytes.writeUInt32LE(77, 4096 + 28)),
    ],
    ["is empty within", (file: string) => rewritten(file, (bytes) => bytes.fill(0, 8192))],
    ["has wrong bytes everywhere within", (file: string) => rewritten(file, scattered)],
    ["would write behind its pages", (file: string) => rewritten(file, withRoomBehind)],
    ["has a value longer than its pages", (file: string) => rewritten(file, withLongerValues)],
    ["has a value of more pages than it says", (file: string) => rewritten(file, withFewerPages)],
    ["has a beginning alone", (file: string) => truncateSync(file, 8191)],
    ["has a byte alone", (file: string) => truncateSync(file, 1)],
  ])("that %s is removed, and a new one is begun", async (_, damage) => {
    const file = await written();
    damage(file);
    expect(stateOf(file)).not.toBe("sound");
    const environment = await openEnvironment(file);
    expect(environment.keys("")).toEqual([]);
    environment.change(({ put }) => put("key", Buffer.from("new")));
    expect(String(environment.get("key"))).toBe("new");
    await environment.close();
    // Nothing is set aside: it may hold what is hidden by now.
    expect(readdirSync(dirname(file)).sort()).toEqual(["values.mdb", "values.mdb-lock"]);
  });

  it.each([4096, 16_384])(
    "with pages of %i bytes, as the machine has them, is looked through",
    async (pageSize) => {
      const file = join(scratchFolder(), "values.mdb");
      const db = open({ path: file, noSubdir: true, encoding: "binary", pageSize });
      for (let n = 0; n < 300; n++) db.putSync(`key ${n}`, Buffer.alloc(n * 100, n));
      await db.close();
      expect(stateOf(file)).toBe("sound");
      truncateSync(file, bytesOf(file) - pageSize);
      expect(stateOf(file)).toBe("damaged");
    },
  );

  it.skipIf(process.platform !== "linux")("that was looked through is open no more", async () => {
    const file = await written();
    const openFiles = () => readdirSync("/proc/self/fd").length;
    const before = openFiles();
    for (let times = 0; times < 20; times++) stateOf(file);
    expect(openFiles()).toBeLessThan(before + 20);
  });

  it("that is whole, is empty or is not there is left alone", async () => {
    const file = await written();
    const places: readonly (readonly [string, number])[] = [
      [file, 20],
      [join(dirname(file), "empty.mdb"), 0],
      [join(dirname(file), "nothing.mdb"), 0],
    ];
    writeFileSync(places[1]?.[0] ?? "", "");
    for (const [place, keys] of places) {
      removeIfDamaged(place);
      const environment = await openEnvironment(place);
      expect(environment.keys("")).toHaveLength(keys);
      await environment.close();
    }
  });

  it("whose last pages were taken and freed in one transaction is left alone, though it is shorter than it says", async () => {
    const file = join(scratchFolder(), "values.mdb");
    const before = await openEnvironment(file);
    for (let n = 0; n < 200; n++) before.change(({ put }) => put(`key ${n}`, Buffer.alloc(n * 50, n)));
    before.change(({ put, remove }) => {
      put("long", Buffer.alloc(100_000));
      remove("long");
    });
    await before.close();
    expect(bytesOf(file)).toBeLessThan(bytesSaid(file));
    const environment = await openEnvironment(file);
    expect(environment.keys("")).toHaveLength(200);
    await environment.close();
    expect(existsSync(file)).toBe(true);
  });

  it("that another run changes meanwhile is left alone", { tags: "long" }, async () => {
    const folder = scratchFolder();
    const key = { wiki: "wiki.example", pageId: 7 };
    const other = await otherRun(folder, "change", key);
    const file = pageFile(join(folder, "1", "pages"), key);
    const before = bytesOf(file);
    const states = new Set<string>();
    // A busy disk may keep the other run waiting: it is looked at until that has written more.
    for (let n = 0; other.exitCode === null && (n < 2_000 || bytesOf(file) === before); n++) {
      states.add(stateOf(file));
      if (n % 100 === 0) await setImmediate();
    }
    expect([...states, other.exitCode]).toEqual(["sound", null]);
    other.kill("SIGKILL");
  });
});

describe("storeFailed", () => {
  it("says of a damaged file that it is to be removed", () => {
    const failure = storeFailed("values.mdb", new Error("MDB_INCOMPATIBLE: Operation and DB incompatible"));
    expect(failure.message).toMatch(/values\.mdb.*it is damaged: remove it/);
  });

  it("names no option that some command does not take", () => {
    const failure = storeFailed("values.mdb", new Error("there is no room left on the disk"));
    expect(failure.message).toMatch(/; make room, or name another folder with --store$/);
  });

  it("says of a file that is open elsewhere, as on Windows, that it is to be closed", () => {
    const cause = Object.assign(new Error("EBUSY: resource busy or locked"), { code: "EBUSY" });
    expect(storeFailed("values.mdb", cause).message).toMatch(
      /; wait for the run that has it open, or close it in another program$/,
    );
  });

  it("says of a file whose folder has gone nothing about room", () => {
    const cause = Object.assign(new Error("ENOENT: no such file or directory"), { code: "ENOENT" });
    expect(storeFailed("values.mdb", cause).message).toMatch(
      /; its folder was removed meanwhile: try again, or name another folder with --store$/,
    );
  });

  it.each([
    [errno.EACCES, "give access to its folder"],
    [errno.EPERM, "give access to its folder"],
    [errno.ENOSPC, "make room"],
  ])("says what to do about the number %i, which the library gives in place of a code", (code, fix) => {
    const cause = Object.assign(new Error("Attempting to setup locks"), { code });
    expect(storeFailed("values.mdb", cause).message).toContain(`; ${fix}, or name another folder`);
  });
});
