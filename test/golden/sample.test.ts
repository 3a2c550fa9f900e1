import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { canonicalEvent } from "../../src/event.ts";
import { register } from "../../src/walk/registry.ts";
import { readSample } from "../support/read-shared.ts";

describe("the sample page", () => {
  it("has the events that were read and committed", async () => {
    const lines: string[] = [];
    for await (const history of readSample()) {
      for await (const events of analyze(history, register(builtInDetectors)).events) {
        lines.push(...events.map(canonicalEvent));
      }
    }
    const golden = readFileSync(join(import.meta.dirname, "sample.ndjson"), "utf8")
      .trimEnd()
      .split("\n");
    expect(lines).toEqual(golden);
  });
});
