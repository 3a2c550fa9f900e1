// @module-tag long
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { hasHistories } from "../support/shared-histories.ts";

const root = resolve(import.meta.dirname, "../..");
const rowsOf = (text: string) => text.replaceAll("*", "").match(/^\| 0\.[3-8][05] \|.*$/gm) ?? [];

describe.skipIf(!hasHistories)("docs/calibration.md", () => {
  it("shows the tables that npm run calibrate prints", async () => {
    const { stdout } = await promisify(execFile)("npx", ["tsx", "test/calibrate/curve.ts"], { cwd: root });
    const judged = rowsOf(stdout).filter((row) => !row.startsWith("| 0.85"));
    // Eleven stretches of similarity, and eight thresholds for short pairs.
    expect(judged).toHaveLength(19);
    expect(rowsOf(readFileSync(resolve(root, "docs/calibration.md"), "utf8"))).toEqual(judged);
  }, 120_000);
});
