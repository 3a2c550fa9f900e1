import { afterEach, describe, expect, it } from "vitest";
import { notLaidAside } from "../../src/sources/folder-aside.ts";

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
      `/aside: texts cannot be laid aside here (${code}); ${fix}name another folder in TMPDIR`,
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
