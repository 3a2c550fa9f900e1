import { describe, expect, it, vi } from "vitest";
import { makeFolder } from "../../src/store/make-folder.ts";

const tried = vi.hoisted((): string[] => []);

vi.mock("node:path", async (original) => (await original<typeof import("node:path")>()).win32);
vi.mock("node:fs/promises", () => ({
  async mkdir(path: string) {
    tried.push(path);
    // Else a test that fails would never end.
    throw Object.assign(new Error(path), { code: tried.length > 9 ? "EIO" : "ENOENT" });
  },
  stat: () => Promise.reject(new Error("ENOENT")),
}));

describe("makeFolder on Windows", () => {
  it("ends at a drive that is not there", async () => {
    await expect(makeFolder("Q:\\pages\\store")).rejects.toMatchObject({ code: "ENOENT", message: "Q:\\" });
    expect(tried).toEqual(["Q:\\pages\\store", "Q:\\pages", "Q:\\"]);
  });
});
