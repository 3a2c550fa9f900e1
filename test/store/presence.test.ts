import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { announce, hasEnded, presenceName } from "../../src/store/presence.ts";
import { scratchFolder } from "../support/scratch-store.ts";

function folderOf(name: string): string {
  const folder = join(scratchFolder(), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

describe.skipIf(process.platform !== "linux")("the sign that a run is there", () => {
  it("is there until the run ends, in a folder of any length", async () => {
    const folder = folderOf("a".repeat(200));
    const presence = await announce(folder, "run-1.socket");
    expect(presence?.name).toMatch(presenceName);
    expect([readdirSync(folder), await hasEnded(folder, "run-1.socket")]).toEqual([["run-1.socket"], false]);
    await presence?.end();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("takes the place of what a dead run has left", async () => {
    const folder = folderOf("left");
    writeFileSync(join(folder, "run-1.socket"), "");
    expect(await hasEnded(folder, "run-1.socket")).toBe(true);
    const presence = await announce(folder, "run-1.socket");
    expect(await hasEnded(folder, "run-1.socket")).toBe(false);
    await presence?.end();
  });

  it("says nothing for certain where nobody has announced a run, or nobody can", async () => {
    const folder = folderOf("empty");
    expect(await hasEnded(folder, "run-1.socket")).toBe(false);
    expect(await hasEnded(join(folder, "none"), "run-1.socket")).toBe(false);
    expect(await announce(join(folder, "none"), "run-1.socket")).toBe(null);
  });
});
