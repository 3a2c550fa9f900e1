import { lstat, readlink, realpath, stat } from "node:fs/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fileUnderRoots, newFileUnderRoots } from "../../../src/cli/files/roots.ts";
import { testHost } from "../../support/test-host.ts";

vi.mock("node:path", async (original) => (await original<typeof import("node:path")>()).win32);
vi.mock("node:fs/promises", async (original) => {
  const { lstat, readlink, realpath, stat } = await original<typeof import("node:fs/promises")>();
  return { lstat: vi.fn(lstat), readlink: vi.fn(readlink), realpath: vi.fn(realpath), stat: vi.fn(stat) };
});

const looks = [lstat, readlink, realpath, stat].map((look) => vi.mocked(look));
const lookedAt = () => looks.flatMap(({ mock }) => mock.calls.map(([path]) => String(path)));
const off = /server|pipe/;

afterEach(() => {
  vi.clearAllMocks();
});

describe("what an agent names on Windows", () => {
  it.each([
    "\\\\server.example\\share\\pages.txt",
    "//server.example/share/pages.txt",
    "\\\\?\\UNC\\server.example\\share\\pages.txt",
    "\\\\.\\pipe\\pages",
  ])("is not looked at where it is another machine's or a device: %s", async (path) => {
    const { host } = testHost("", { STEMMA_ROOTS: "C:\\wiki;\\\\server.example\\other" });
    for (const refused of [
      fileUnderRoots(path, "pagesFile", host),
      newFileUnderRoots(path, "output", host),
    ]) {
      await expect(refused).rejects.toMatchObject({
        code: "INVALID_INPUT",
        message: expect.stringContaining("STEMMA_ROOTS"),
      });
    }
    expect(lookedAt().filter((one) => off.test(one) && !one.includes("other"))).toEqual([]);
  });

  it("is looked at on a machine that the operator has named", async () => {
    const { host } = testHost("", { STEMMA_ROOTS: "\\\\server.example\\share" });
    await expect(
      fileUnderRoots("\\\\server.example\\share\\lists\\pages.txt", "pagesFile", host),
    ).rejects.toThrow();
    expect(lookedAt()).toContain("\\\\server.example\\share\\lists\\pages.txt");
  });
});
