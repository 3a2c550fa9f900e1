import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { announce, hasEnded, hasTwin, presenceName } from "../../src/store/presence.ts";
import { scratchFolder } from "../support/scratch-store.ts";

function folderOf(name: string): string {
  const folder = join(scratchFolder(), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const dead = "run-1-7-0a-1-0.socket";

describe.skipIf(process.platform !== "linux")("the sign that a run is there", () => {
  it("is there until the run ends, in a folder of any length", async () => {
    const folder = folderOf("a".repeat(200));
    const presence = await announce(folder, process.pid);
    const name = presence?.name ?? "";
    expect(name).toMatch(presenceName);
    expect([readdirSync(folder), await hasEnded(folder, name)]).toEqual([[name], false]);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    await Promise.all([presence?.end(), presence?.end()]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is another one for each store that is open", async () => {
    const folder = folderOf("two");
    const [one, other] = [await announce(folder, process.pid), await announce(folder, process.pid)];
    expect(readdirSync(folder)).toHaveLength(2);
    await one?.end();
    expect(readdirSync(folder)).toEqual([other?.name]);
    await other?.end();
  });

  it("is none where a dead run has left its own", async () => {
    const folder = folderOf("left");
    writeFileSync(join(folder, dead), "");
    expect(await hasEnded(folder, dead)).toBe(true);
  });

  it("says nothing for certain where nobody has announced a run, or nobody can", async () => {
    const folder = folderOf("empty");
    expect(await hasEnded(folder, dead)).toBe(false);
    expect(await hasEnded(join(folder, "none"), dead)).toBe(false);
    expect(await announce(join(folder, "none"), process.pid)).toBe(null);
  });

  it("has a twin where one of the same number is there among other processes", async () => {
    const folder = folderOf("twin");
    const presence = await announce(folder, process.pid);
    const elsewhere = (pid: number) => `run-1-${pid}-0a-1-0.socket`;
    expect(await hasTwin(folder, presence?.name ?? "")).toBe(false);
    expect(await hasTwin(folder, elsewhere(process.pid))).toBe(true);
    expect(await hasTwin(folder, elsewhere(process.pid + 1))).toBe(false);
    await presence?.end();
    expect(await hasTwin(folder, elsewhere(process.pid))).toBe(false);
  });
});
