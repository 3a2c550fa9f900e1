import { existsSync } from "node:fs";
import { mkdtemp, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../src/store/make-folder.ts";

async function scratch(): Promise<string> {
  return mkdtemp(join(tmpdir(), "stemma-folder-"));
}

describe("makeFolder", () => {
  it.skipIf(process.platform === "win32")(
    "makes a folder and those above it for this user alone",
    async () => {
      const above = join(await scratch(), "a");
      await makeFolder(join(above, "b"));
      const modes = await Promise.all(
        [above, join(above, "b")].map(async (path) => (await stat(path)).mode & 0o777),
      );
      expect(modes).toEqual([0o700, 0o700]);
    },
  );

  it("leaves one that is there, and one behind a link", async () => {
    const place = await scratch();
    await symlink(place, join(place, "link"));
    await makeFolder(place);
    await makeFolder(join(place, "link"));
    expect((await stat(join(place, "link"))).isDirectory()).toBe(true);
  });

  it("is made once by two at once", async () => {
    const folder = join(await scratch(), "a", "b");
    await Promise.all([makeFolder(folder), makeFolder(folder)]);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  it("says what the system says of a file in its place, or above it", async () => {
    const file = join(await scratch(), "file");
    await writeFile(file, "");
    await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST", path: file });
    await expect(makeFolder(join(file, "a"))).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  it.skipIf(!existsSync("/proc/self"))(
    "ends where the system makes none, though the one above is there",
    async () => {
      await expect(makeFolder("/proc/stemma/store")).rejects.toMatchObject({
        code: "ENOENT",
        path: "/proc/stemma",
      });
    },
  );
});
