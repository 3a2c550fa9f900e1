import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { announce, hasEnded, hasTwin, presenceName } from "../../src/store/presence.ts";
import { pidNamespace } from "../../src/store/process-birth.ts";
import { scratchFolder } from "../support/scratch-store.ts";

function folderOf(name: string): string {
  const folder = join(scratchFolder(), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const nameOf = (pid: number) => `run-${pidNamespace()?.replace(/\D/g, "")}-${pid}-1.socket`;

describe.skipIf(process.platform !== "linux")("the sign that a run is there", () => {
  it("is there until the run ends, in a folder of any length", async () => {
    const folder = folderOf("a".repeat(200));
    const presence = await announce(folder, 7);
    const name = presence?.name ?? "";
    expect(name).toMatch(presenceName);
    expect([readdirSync(folder), await hasEnded(folder, name)]).toEqual([[name], false]);
    await presence?.end();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is none where a dead run has left its own", async () => {
    const folder = folderOf("left");
    writeFileSync(join(folder, nameOf(7)), "");
    expect(await hasEnded(folder, nameOf(7))).toBe(true);
  });

  it("says nothing for certain where nobody has announced a run, or nobody can", async () => {
    const folder = folderOf("empty");
    expect(await hasEnded(folder, nameOf(7))).toBe(false);
    expect(await hasEnded(join(folder, "none"), nameOf(7))).toBe(false);
    expect(await announce(join(folder, "none"), 7)).toBe(null);
  });

  it("has a twin where one of the same number is there among other processes", async () => {
    const folder = folderOf("twin");
    const presence = await announce(folder, 7);
    const other = await announce(folder, 8);
    const elsewhere = (pid: number) => `run-1-${pid}-1.socket`;
    expect(await hasTwin(folder, presence?.name ?? "")).toBe(false);
    expect(await hasTwin(folder, elsewhere(7))).toBe(true);
    expect(await hasTwin(folder, elsewhere(9))).toBe(false);
    await presence?.end();
    await other?.end();
    expect(await hasTwin(folder, elsewhere(7))).toBe(false);
  });
});
