import { describe, expect, it } from "vitest";
import { fireRatesTable } from "../../../scripts/docs/fire-rates-table.ts";

describe("the table of fire rates", () => {
  it("gives events and events per hundred revisions, and a dash where a type was not counted", () => {
    const table = fireRatesTable({
      "a.xml.gz": { revisions: 200, events: { thing_changed: 3, thing_moved: 0 }, sha256: "" },
      "b.xml.xz": { revisions: 10, events: { thing_changed: 1 }, sha256: "" },
    });
    expect(table.split("\n").slice(3, 5)).toEqual([
      "| thing_changed | 3 (1.5 %) | 1 (10.0 %) |",
      "| thing_moved | 0 (0.0 %) | - |",
    ]);
  });
});
