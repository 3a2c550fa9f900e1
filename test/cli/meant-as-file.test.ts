import { describe, expect, it } from "vitest";
import { meantAsFile } from "../../src/cli/meant-as-file.ts";
import { HistoryError } from "../../src/errors.ts";

const file = import.meta.filename;
const missing = new HistoryError("PAGE_MISSING", "there is no such page", { logId: 7 });

describe("a file named in place of a page", () => {
  it.each([missing, new HistoryError("PAGE_INVALID", "that is no title")])("is told of: %s", (failure) => {
    expect(meantAsFile(failure, { page: file })).toMatchObject({
      code: failure.code,
      message: `${failure.message}; to read the file of that name, use --input`,
      details: failure.details,
      cause: failure,
    });
  });

  it.each([
    ["where there is no such file", missing, { page: `${file}.not` }],
    ["where a folder has that name", missing, { page: import.meta.dirname }],
    ["where no page was named", missing, {}],
    ["where a file is read", missing, { page: file, input: file }],
    ["where something else fails", new HistoryError("NETWORK", "unknown host"), { page: file }],
    ["where stemma fails", new Error("a defect"), { page: file }],
  ])("is not told of %s", (_, failure, typed) => {
    expect(meantAsFile(failure, typed)).toBe(failure);
  });
});
