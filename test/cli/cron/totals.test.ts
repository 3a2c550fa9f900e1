import { describe, expect, it } from "vitest";
import { totalsLine, totalsOf } from "../../../src/cli/cron/totals.ts";
import type { PageResult } from "../../../src/observe/result.ts";

const lamp: PageResult = {
  page: "Lamp",
  status: "changed",
  newRevisions: 2,
  from: 1,
  to: 2,
  events: 3,
  eventsFile: null,
};

describe("totalsLine", () => {
  it.each([
    [[lamp], 1, "1 page: 1 changed; 2 new revisions, 3 events"],
    [[lamp, lamp], 2, "2 pages: 2 changed; 4 new revisions, 6 events"],
    [[lamp], 3, "1 page: 1 changed, 2 not looked at; 2 new revisions, 3 events"],
    [[], 2, "0 pages: 2 not looked at; 0 new revisions, 0 events"],
  ])("counts what became of the pages, and those that were left", (results, listed, line) => {
    expect(totalsLine(totalsOf(results, listed))).toBe(line);
  });
});
