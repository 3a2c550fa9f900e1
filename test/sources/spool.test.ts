import { type FileHandle, mkdir, mkdtemp, open, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createSpool } from "../../src/sources/spool.ts";

vi.mock("node:fs/promises", async (original) => {
  const { open, ...rest } = await original<typeof import("node:fs/promises")>();
  return { ...rest, open: vi.fn(open) };
});

/** A spool whose file does once what it does on a disk that failed. */
async function spoolOn(folder: string, failing: (file: FileHandle) => void) {
  const { open: opened } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  vi.mocked(open).mockImplementationOnce(async (...which) => {
    const file = await opened(...which);
    failing(file);
    return file;
  });
  return createSpool(folder);
}

const failed = Object.assign(new Error("EIO: i/o error"), { code: "EIO", syscall: "read" });

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

  it("names its folder where the disk fails while a text is read back", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stemma-spool-"));
    const spool = await spoolOn(folder, (file) => vi.spyOn(file, "read").mockRejectedValueOnce(failed));
    await spool.append(Buffer.from("lamp"));
    const message = `${folder}: texts cannot be stored here (EIO: i/o error); name another folder in`;
    await expect(spool.readAt(0, 4)).rejects.toMatchObject({
      code: "OUTPUT_FAILED",
      message: expect.stringContaining(message),
    });
    await spool.remove();
  });

  it("names its folder, and is gone, where a full disk shows only when it is closed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stemma-spool-"));
    const spool = await spoolOn(folder, (file) => {
      const close = file.close.bind(file);
      vi.spyOn(file, "close").mockImplementationOnce(async () => {
        await close();
        throw failed;
      });
    });
    await expect(spool.remove()).rejects.toMatchObject({
      code: "OUTPUT_FAILED",
      message: expect.stringContaining(folder),
    });
    expect(await readdir(folder)).toEqual([]);
  });
});
