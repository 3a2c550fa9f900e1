import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createSpool } from "../../src/sources/spool.ts";

/** A folder in which one may be made, and a file in that has a longer path than Linux takes. */
async function deepFolder(): Promise<string> {
  let folder = await mkdtemp(join(tmpdir(), "stemma-spool-"));
  while (folder.length < 4078) {
    folder = join(folder, "f".repeat(Math.max(1, Math.min(200, 4077 - folder.length))));
    await mkdir(folder);
  }
  return folder;
}

describe("createSpool", () => {
  it.skipIf(process.platform !== "linux")("leaves no folder where it can make no file in it", async () => {
    const folder = await deepFolder();
    await expect(createSpool(folder)).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
    expect(await readdir(folder)).toEqual([]);
  });

  it("gives back what was laid aside, and is gone when it is removed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stemma-spool-"));
    const spool = await createSpool(folder);
    await spool.append(Buffer.from("lamp and light"));
    expect((await spool.readAt(5, 3)).toString()).toBe("and");
    await spool.remove();
    expect(await readdir(folder)).toEqual([]);
  });
});
