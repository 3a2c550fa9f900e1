import { existsSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { folderAside, notLaidAside, removeAside } from "../../src/sources/folder-aside.ts";

vi.mock("node:fs/promises", async (original) => {
  const { rm, ...rest } = await original<typeof import("node:fs/promises")>();
  return { ...rest, rm: vi.fn(rm) };
});

const { platform } = process;

afterEach(() => {
  Object.defineProperty(process, "platform", { value: platform });
});

describe("notLaidAside", () => {
  it.each([
    ["ENOSPC", "make room, or "],
    ["EDQUOT", "make room within your quota, or "],
    ["ENOENT", "make the folder, or "],
    ["EACCES", "give access to it, or "],
    ["EROFS", "give access to it, or "],
    ["ENOTDIR", ""],
  ])("says what to do about %s", (code, fix) => {
    const { message } = notLaidAside("/aside", "texts", Object.assign(new Error(code), { code }));
    expect(message).toBe(
      `/aside: texts cannot be stored here (${code}); ${fix}name another folder in TMPDIR`,
    );
  });

  it.each([
    ["linux", "TMPDIR"],
    ["darwin", "TMPDIR"],
    ["win32", "TEMP"],
  ])("names the variable that counts on %s", (system, variable) => {
    Object.defineProperty(process, "platform", { value: system });
    expect(notLaidAside("/aside", "texts", new Error("full")).message).toMatch(
      new RegExp(`name another folder in ${variable}$`),
    );
  });

  it("asks for room where no system says why", () => {
    const { message } = notLaidAside("/aside", "the database", new Error("disk is full"));
    expect(message).toContain("(disk is full); make room, or name another folder in TMPDIR");
  });
});

describe("removeAside", () => {
  it("waits for who has a file open for a moment, as Node does where it is told to", async () => {
    const folder = await folderAside(tmpdir(), "stemma-aside-");
    const file = join(folder, "texts");
    const { rm: removed } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
    vi.mocked(rm).mockImplementation(async (path, options) => {
      const triesAgain = options?.recursive === true && (options.maxRetries ?? 0) > 0;
      if (!triesAgain) throw Object.assign(new Error("EBUSY: rm"), { code: "EBUSY" });
      await removed(path, options);
    });
    for (const path of [file, folder]) {
      writeFileSync(file, "texts");
      await removeAside(path);
      expect(existsSync(path)).toBe(false);
    }
  });
});
