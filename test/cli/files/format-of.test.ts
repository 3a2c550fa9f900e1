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
    expect(formatOf(undefined, file, formats, "--")).toBe(format);
  });

  it.each(["out", "csv", ".csv", "a.csv/out", "/dev/null", "of St. Ives", "page 1.5", "2024.01"])(
    "is the usual one for %s",
    (file) => {
      expect(formatOf(undefined, file, formats, "--")).toBe("json");
    },
  );

  it("is the usual one where there is no file", () => {
    expect(formatOf(undefined, undefined, formats, "--")).toBe("json");
  });

  it("is the one asked for, whatever the name", () => {
    expect(formatOf("parquet", "out.csv", formats, "--")).toBe("parquet");
  });

  it.each(["out.xlsx", "a.csv/out.HTML", "out.txt", "out.csv.old"])(
    "is not guessed for %s, which ends as no format's files do",
    (file) => {
      const known = ".json, .ndjson, .jsonl, .csv, .sqlite, .sqlite3, .db, .parquet, .md, .markdown";
      expect(() => formatOf(undefined, file, formats, "--")).toThrow(
        `--output: "${file}" ends as no format's files do; end it in ${known}, or choose with --format: json, ndjson,`,
      );
      expect(formatOf("csv", file, formats, "--")).toBe("csv");
    },
  );

  it("is chosen among those that are offered, by options as the caller names them", () => {
    expect(() => formatOf(undefined, "out.csv", ["text", "json"], "")).toThrow(
      /^output: "out\.csv" ends .* in \.json, \.txt, or choose with format: text, json$/,
    );
  });

  it("is refused in an error that is short however long the name is", () => {
    expect(() => formatOf(undefined, `${"a".repeat(5_000)}.xlsx`, formats, "--")).toThrow(/^.{0,1300}$/);
  });
});
