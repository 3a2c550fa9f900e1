import { describe, expect, it } from "vitest";
import type { Account } from "../../../src/cli/export/account.ts";
import { createOverview } from "../../../src/cli/export/overview.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import { testEvent } from "../../support/test-event.ts";

function linesOf(title: string, ...anchors: readonly HistoryEvent["anchor"][]): readonly string[] {
  const counts = { total: anchors.length, types: {}, themes: {} };
  const account = { counts, manifest: { title, depth: "forensic" } } as unknown as Account;
  const overview = createOverview();
  for (const anchor of anchors) overview.add([{ ...testEvent, type: "acme/x", anchor }]);
  return overview.lines(account);
}

describe("the opening of a report", () => {
  it("names no month as busy in which no revision has events", () => {
    const at = (kind: "revision" | "log", month: string) =>
      ({ id: 1, kind, timestamp: `2020-${month}-01T00:00:00Z` }) as const;
    expect(linesOf("Lamps", at("log", "01"), at("log", "02")).join("\n")).not.toContain("Busiest");
    expect(linesOf("Lamps", at("log", "01"), at("revision", "02"), at("revision", "03"))).toContain(
      "- Busiest months, by revisions with events: 2020-02 (1), 2020-03 (1)",
    );
  });

  it("leads to the year's part also of a page that is called by a year", () => {
    const at = (year: number) => ({ id: 1, kind: "log", timestamp: `${year}-01-01T00:00:00Z` }) as const;
    expect(linesOf("2021", at(2020), at(2021)).slice(-2)).toEqual([
      "| [2020](#2020) | 0 | 0 | 1 |",
      "| [2021](#2021-1) | 0 | 0 | 1 |",
    ]);
  });
});
