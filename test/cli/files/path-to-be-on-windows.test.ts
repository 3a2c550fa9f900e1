import { describe, expect, it, vi } from "vitest";
import { pathToBe } from "../../../src/cli/files/path-to-be.ts";

vi.mock("node:path", async (original) => (await original<typeof import("node:path")>()).win32);

describe("pathToBe on Windows", () => {
  it.each([
    ["D:\\lamps\\..\\events.ndjson", "D:\\events.ndjson"],
    ["D:/lamps/events.ndjson", "D:\\lamps\\events.ndjson"],
    ["\\\\server\\share\\events.ndjson", "\\\\server\\share\\events.ndjson"],
  ])("takes %s for %s", async (file, path) => {
    expect(await pathToBe(file)).toBe(path);
  });

  it("goes on from the working directory of a drive that is named", async () => {
    expect(await pathToBe("D:events.ndjson")).toMatch(/^D:\\[^:]*events\.ndjson$/);
  });
});
