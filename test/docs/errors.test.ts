import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { outcomeOf } from "../../src/cli/words/outcome.ts";
import { type ErrorCode, HistoryError } from "../../src/errors.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(resolve(root, "docs/errors.md"), "utf8");
const errors = readFileSync(resolve(root, "src/errors.ts"), "utf8");

describe("docs/errors.md", () => {
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, status]);

  it("has every code, and no others", () => {
    const codes = [...errors.matchAll(/^ {2}\| "([A-Z_]+)"/gm)].map(([, code]) => code);
    expect(rows.map(([code]) => code).sort()).toEqual(codes.sort());
  });

  it.each(rows)("says with which status %s ends", (code, status) => {
    expect(outcomeOf(new HistoryError(code as ErrorCode, "")).exitCode).toBe(Number(status));
  });
});
