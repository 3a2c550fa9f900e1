import { describe, expect, it } from "vitest";
import { cannotWrite } from "../src/cannot-write.ts";

describe("cannotWrite", () => {
  it.each([
    ["ENOSPC", "make room, or name a file on another disk"],
    ["EDQUOT", "make room within your quota, or name a file on another disk"],
    ["EEXIST", "name another file"],
    ["EFBIG", "allow larger files (ulimit -f), or name a file on a disk that takes them"],
  ])("says what to do about %s, and names no file of ours", (code, fix) => {
    const cause = Object.assign(new Error(`${code}: the system's words, open '/x/.stemma-1.partial'`), {
      code,
    });
    expect(cannotWrite("a.json", cause).message).toBe(
      `cannot write a.json: ${code}: the system's words; ${fix}`,
    );
  });
});
