import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { moveFile } from "../../../src/cli/files/move-file.ts";

vi.mock("node:fs/promises", async (original) => {
  const { rename, ...rest } = await original<typeof import("node:fs/promises")>();
  return { ...rest, rename: vi.fn(rename) };
});

/** A file, a place that another is in, and a system on which the first attempts fail. */
function taken(system: string, failures: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "stemma-move-"));
  const [from, to] = [join(folder, "new"), join(folder, "events")];
  writeFileSync(from, "new");
  writeFileSync(to, "old");
  Object.defineProperty(process, "platform", { value: system });
  for (const code of failures) {
    vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error(`${code}: rename`), { code }));
  }
  return { from, to, at: () => readFileSync(to, "utf8") };
}

const { platform } = process;

afterEach(() => {
  Object.defineProperty(process, "platform", { value: platform });
  vi.mocked(rename).mockReset();
});

describe("moveFile", () => {
  it("takes the place of a file", async () => {
    const { from, to, at } = taken(platform, []);
    await moveFile(from, to);
    expect(at()).toBe("new");
  });

  it("waits on Windows for who has one of the files open for a moment", async () => {
    const { from, to, at } = taken("win32", ["EPERM", "EBUSY", "EACCES"]);
    await moveFile(from, to);
    expect(at()).toBe("new");
  });

  it("waits there for nobody who has it open for seconds", { tags: "long" }, async () => {
    const { from, to, at } = taken("win32", Array(7).fill("EBUSY"));
    await expect(moveFile(from, to)).rejects.toMatchObject({ code: "EBUSY" });
    expect(at()).toBe("old");
  });

  it.each([
    ["win32", "ENOSPC"],
    ["linux", "EACCES"],
  ])("fails at once on %s with %s", async (system, code) => {
    const { from, to } = taken(system, [code]);
    await expect(moveFile(from, to)).rejects.toMatchObject({ code });
    expect(rename).toHaveBeenCalledOnce();
  });
});
