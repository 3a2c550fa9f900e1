import { describe, expect, it } from "vitest";
import type { HistoryEvent } from "../../src/event.ts";
import { sha1 } from "../../src/json.ts";
import { testEvent } from "../support/test-event.ts";
import { countLongest } from "./longest.ts";

describe("the figures of the longest history", () => {
  it("count a revision that was reverted twice once, and reverts to an empty text apart", () => {
    const { figures } = countLongest(3, [
      revert([2, 3], sha1("")),
      revert([3, 4], sha1("The tower is old.")),
    ]);
    expect(figures).toMatchObject({ revisions: 3, reverting: 2, reverted: 3, revertsToEmpty: 1 });
  });

  it("count blankings, and those of the first half of 2005 apart", () => {
    const { figures } = countLongest(4, [
      lifecycle("blanked", "2005-06-30T23:59:59Z"),
      lifecycle("blanked", "2005-07-01T00:00:00Z"),
      lifecycle("created", "2005-01-01T00:00:00Z"),
    ]);
    expect(figures).toMatchObject({ blankings: 2, blankingsOfEarly2005: 1 });
  });

  it("keep every replaced citation of another basis than work, by basis", () => {
    const [words, swap, sentence, another] = ["work", "swap", "sentence", "swap"].map(replaced);
    const events = [words, swap, sentence, another].filter((event) => event !== undefined);
    const { figures, otherBases } = countLongest(4, events);
    expect(figures).toMatchObject({ replaced: 4, replacedWords: 1 });
    expect([...otherBases]).toEqual([
      ["sentence", [sentence]],
      ["swap", [swap, another]],
    ]);
  });
});

function revert(reverted: readonly number[], text: string): HistoryEvent {
  return { ...testEvent, subject: { restored: 1, reverted }, evidence: { sha1: text } };
}

function lifecycle(change: string, timestamp: string): HistoryEvent {
  return {
    ...testEvent,
    type: "page_lifecycle_changed",
    anchor: { ...testEvent.anchor, timestamp },
    subject: { change },
  };
}

function replaced(basis: string): HistoryEvent {
  return { ...testEvent, type: "citation_replaced", evidence: { basis } };
}
