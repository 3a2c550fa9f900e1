import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openEnvironment } from "../../src/store/environment.ts";
import { setAsideUnlessWhole } from "../../src/store/whole-file.ts";
import { scratchFolder } from "../support/scratch-store.ts";

/** A file of some values, closed. */
async function written(): Promise<string> {
  const file = join(scratchFolder(), "values.mdb");
  const environment = await openEnvironment(file);
  for (let n = 0; n < 20; n++) environment.change(({ put }) => put(`key ${n}`, Buffer.alloc(9_000, n)));
  await environment.close();
  return file;
}

const bytesOf = (file: string) => readFileSync(file).length;

/** By the number of the last page in the first two pages, of which one is older. */
const bytesSaid = (file: string) =>
  Math.max(...[144, 4096 + 144].map((at) => (Number(readFileSync(file).readBigUInt64LE(at)) + 1) * 4096));

describe("a file of the store", () => {
  it.each([
    ["is cut short", (file: string) => truncateSync(file, Math.floor(bytesOf(file) / 2))],
    ["has lost its last page", (file: string) => truncateSync(file, bytesOf(file) - 4096)],
    ["is no such file", (file: string) => writeFileSync(file, "x".repeat(20_000))],
  ])("that %s is set aside, and a new one is begun", async (_, damage) => {
    const file = await written();
    damage(file);
    const environment = await openEnvironment(file);
    expect(environment.keys("")).toEqual([]);
    environment.change(({ put }) => put("key", Buffer.from("new")));
    expect(String(environment.get("key"))).toBe("new");
    await environment.close();
    expect(existsSync(`${file}.damaged`)).toBe(true);
  });

  it("that is whole, is empty or is not there is left alone", async () => {
    const file = await written();
    for (const begin of [() => undefined, () => writeFileSync(file, "")]) {
      begin();
      const environment = await openEnvironment(file);
      expect([0, 20]).toContain(environment.keys("").length);
      await environment.close();
      expect(existsSync(`${file}.damaged`)).toBe(false);
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
    expect(existsSync(`${file}.damaged`)).toBe(false);
  });

  it("that another run makes longer meanwhile is left alone", async () => {
    const file = await written();
    const environment = await openEnvironment(file);
    for (let n = 0; n < 20; n++) {
      let isDone = false;
      const check = setAsideUnlessWhole(file).then(() => {
        isDone = true;
      });
      for (let m = 0; !isDone; m++) {
        environment.change(({ put }) => put(`${n} ${m}`, Buffer.alloc(20_000)));
        await new Promise((resolve) => setImmediate(resolve));
      }
      await check;
    }
    await environment.close();
    expect(existsSync(`${file}.damaged`)).toBe(false);
  });

  it("that is damaged within fails by name and says what to do, or holds what was not damaged", async () => {
    const file = await written();
    const bytes = readFileSync(file);
    bytes.fill(0, 8192);
    writeFileSync(file, bytes);
    // In a process of its own: what the library makes of such a file may end it.
    const script = `
      import { openEnvironment } from ${JSON.stringify(join(import.meta.dirname, "../../src/store/environment.ts"))};
      const environment = await openEnvironment(${JSON.stringify(file)});
      try { console.log(environment.keys("").length); } catch (failure) { console.log(failure.code, failure.message); }
    `;
    const told = execFileSync(process.execPath, [
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      script,
    ]).toString();
    expect(told).toMatch(/STORE_FAILED .*it is damaged: remove it/);
  });
});
