// @module-tag long
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceOf } from "../../scripts/our-sources.ts";

const source = (name: string) => join(import.meta.dirname, "../../src", name);

describe("sourceOf", () => {
  it("reads our own arrays by index", () => {
    expect(sourceOf(source("page/resplit.ts"))).toContain("$index0++");
  }, 60_000);

  it("spells out our own classes", () => {
    expect(sourceOf(source("text/words-in.ts"))).toMatch(/word = \/\[0-9A-Za-z/);
  }, 60_000);
});
