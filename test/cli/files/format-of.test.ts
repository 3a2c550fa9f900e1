import { describe, expect, it } from "vitest";
import { formats } from "../../../src/cli/export/sink.ts";
import { formatOf } from "../../../src/cli/files/format-of.ts";

describe("the format of an output", () => {
  it.each([
    ["out.json", "json"],
    ["out.ndjson", "ndjson"],
    ["out.jsonl", "ndjson"],
    ["out.csv", "csv"],
    ["out.sqlite", "sqlite"],
    ["out.db", "sqlite"],
    ["out.parquet", "parquet"],
    ["of a page.md", "markdown"],
    ["OUT.CSV", "csv"],
  ])("follows the name %s", (file, format) => {
    expect(formatOf(undefined, file, formats)).toBe(format);
  });

  it.each(["out", "csv", ".csv", "out.txt", "out.csv.old", "a.csv/out"])(
    "is the usual one for %s",
    (file) => {
      expect(formatOf(undefined, file, formats)).toBe("json");
    },
  );

  it("is the usual one where there is no file", () => {
    expect(formatOf(undefined, undefined, formats)).toBe("json");
  });

  it("is the one asked for, whatever the name", () => {
    expect(formatOf("parquet", "out.csv", formats)).toBe("parquet");
  });

  it("is none that is not offered", () => {
    expect(formatOf(undefined, "out.csv", ["text", "json"])).toBe("text");
  });
});
