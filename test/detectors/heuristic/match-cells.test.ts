import { describe, expect, it } from "vitest";
import { matchByCells } from "../../../detectors/heuristic/match-cells.ts";

const row = (cell: string, times: number) => ({ cells: Array.from({ length: times }, () => cell) });
const rows = (cell: string, count: number) => Array.from({ length: count }, () => row(cell, 1));

describe("matchByCells", () => {
  it("counts a cell once a row, however often the row has it", () => {
    const [was, is] = [row("yes", 25), row("yes", 25)];
    expect(matchByCells([was], [is])).toEqual([[was, is]]);
  });

  it("goes by half of the cells, however short they are", () => {
    const [was, is] = [{ cells: ["May", "12 wet days"] }, { cells: ["May", "9 warm nights"] }];
    expect(matchByCells([was], [is])).toEqual([[was, is]]);
    const other = { cells: ["May", "9 warm nights", "calm"] };
    expect(matchByCells([{ cells: [...was.cells, "windy"] }], [other])).toEqual([]);
  });

  it("goes by half of the text, however few of the cells that are", () => {
    const [was, is] = [{ cells: ["wet", "a", "b"] }, { cells: ["wet", "c", "d"] }];
    expect(matchByCells([was], [is])).toEqual([[was, is]]);
  });

  it("goes by two cells rather than by one that is as long", () => {
    const [was, one, two] = [
      { cells: ["wet", "hot", "warmer"] },
      { cells: ["warmer"] },
      { cells: ["wet", "hot"] },
    ];
    expect(matchByCells([was], [one, two])).toEqual([[was, two]]);
  });

  it("takes the first of rows that have as much in common", () => {
    const [was, first, second] = [{ cells: ["wet", "hot"] }, { cells: ["hot"] }, { cells: ["wet"] }];
    expect(matchByCells([was], [first, second])).toEqual([[was, first]]);
  });

  it("gives each row one partner at most", () => {
    const [was, is] = [rows("yes", 2), rows("yes", 1)];
    expect(matchByCells(was, is)).toEqual([[was[0], is[0]]]);
  });

  it("goes by no cell of more than 20 rows", () => {
    expect(matchByCells([row("yes", 1)], rows("yes", 20))).toHaveLength(1);
    expect(matchByCells([row("yes", 1)], rows("yes", 21))).toEqual([]);
  });
});
