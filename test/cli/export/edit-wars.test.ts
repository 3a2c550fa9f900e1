import { describe, expect, it } from "vitest";
import { createEditWars } from "../../../src/cli/export/edit-wars.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import { testEvent } from "../../support/test-event.ts";

/** An event of a revision that was saved so many hours after the beginning. */
function at(hours: number, name: string, told: Partial<HistoryEvent>): HistoryEvent {
  const timestamp = new Date(Date.UTC(2020, 0, 1, hours)).toISOString().replace(".000", "");
  return {
    ...testEvent,
    FactProvenance: {
      ...testEvent.FactProvenance,
      parameters: { boundary: { path: "heuristic" }, warHours: 48 },
    },
    anchor: { id: hours, kind: "revision", timestamp },
    links: {},
    observed: { ...testEvent.observed, user: { name, kind: "account" } },
    ...told,
  };
}

function revert(hours: number, name: string, selfRevert = false): HistoryEvent {
  return at(hours, name, { evidence: { selfRevert } });
}

function war(hours: number, name: string, firstRevert: number, reverts: number): HistoryEvent {
  const evidence = { reverts, pairs: [{ actors: ["Ada", "Bo"], reverts: [1, 1] }] };
  return at(hours, name, { type: "revert_war", subject: { firstRevert }, evidence });
}

/** A third party's event, which ends nothing but the wait. */
function other(hours: number): HistoryEvent {
  return at(hours, "Cy", { type: "acme/x", evidence: {} });
}

function linesOf(...revisions: readonly (readonly HistoryEvent[])[]): readonly string[] {
  const wars = createEditWars();
  for (const events of revisions) wars.add(events);
  return wars.lines();
}

const begun = [[revert(60, "Ada")], [revert(70, "Bo")], [revert(80, "Ada"), war(80, "Ada", 60, 3)]] as const;

describe("createEditWars", () => {
  it("counts from the first revert of the war to the last before a quiet of the detector's hours", () => {
    const lines = linesOf([revert(11, "Cy")], ...begun, [revert(128, "Bo")], [revert(177, "Bo")]);
    expect(lines).toEqual(["- 2020-01-03 12:00 to 2020-01-06 08:00, 3 days: 4 reverts by Ada (2), Bo (2)"]);
  });

  it("says where no later event tells whether it went on", () => {
    expect(linesOf(...begun, [other(128)])[0]).toMatch(/Bo \(1\); no later event tells whether it went on$/);
    expect(linesOf(...begun, [other(129)])[0]).toMatch(/Bo \(1\)$/);
  });

  it("takes no edits of one's own for a revert of others", () => {
    expect(linesOf(...begun, [revert(90, "Ada", true)])[0]).toContain("3 reverts");
  });

  it("keeps to what the war's own event says where its reverts are not all among the events", () => {
    const own = "- 2020-01-04 08:00: 3 reverts within 48 hours; Ada and Bo undid each other";
    expect(linesOf(...begun.slice(1))).toEqual([own]);
    expect(linesOf([war(80, "Ada", 60, 3)], [revert(90, "Bo")])).toEqual([own]);
  });

  it("tells two wars apart", () => {
    const again = [
      [revert(200, "Bo")],
      [revert(201, "Ada")],
      [revert(202, "Bo"), war(202, "Bo", 200, 3)],
    ] as const;
    expect(linesOf(...begun, ...again, [other(300)])).toEqual([
      "- 2020-01-03 12:00 to 2020-01-04 08:00, 20 hours: 3 reverts by Ada (2), Bo (1)",
      "- 2020-01-09 08:00 to 2020-01-09 10:00, 2 hours: 3 reverts by Bo (2), Ada (1)",
    ]);
  });

  it("knows of none where none is reported", () => {
    expect(linesOf([revert(1, "Ada")], [revert(2, "Bo")])).toEqual([]);
  });
});
