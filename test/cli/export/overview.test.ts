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
  const at = (kind: "revision" | "log", month: string) =>
    ({ id: 1, kind, timestamp: `2020-${month}-01T00:00:00Z` }) as const;

  it("names the months with the most revisions that have events", () => {
    const twice = [at("revision", "03"), at("revision", "03")];
    expect(linesOf("Lamps", at("revision", "02"), ...twice)).toContain(
      "- Busiest months, by revisions with events: 2020-03 (2), 2020-02 (1)",
    );
    expect(linesOf("Lamps", at("log", "01"), ...twice)).toContain(
      "- Busiest months, by revisions with events: 2020-03 (2)",
    );
  });

  it("names no month as busy where none has two revisions with events", () => {
    const lines = linesOf(
      "Lamps",
      at("log", "01"),
      at("log", "01"),
      at("revision", "02"),
      at("revision", "03"),
    );
    expect(lines.join("\n")).not.toContain("Busiest");
  });

  it("says of events of one day that they are of it", () => {
    const [, line] = linesOf("Lamps", at("revision", "02"), at("log", "02"));
    expect(line).toMatch(/^The events are of 2020-02-01: /);
  });

  it.each(["2021", "2021."])("leads to the year's part also of a page that is called %s", (title) => {
    const inYear = (year: number) => ({ id: 1, kind: "log", timestamp: `${year}-01-01T00:00:00Z` }) as const;
    expect(linesOf(title, inYear(2020), inYear(2021)).slice(-2)).toEqual([
      "| [2020](#2020) | 0 | 0 | 1 |",
      "| [2021](#2021-1) | 0 | 0 | 1 |",
    ]);
  });
});
