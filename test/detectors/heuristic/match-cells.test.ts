import { describe, expect, it } from "vitest";
import { matchByCells } from "../../../detectors/heuristic/match-cells.ts";

const row = (cell: string, times: number) => ({ cells: Array.from({ length: times }, () => cell) });
const rows = (cell: string, count: number) => Array.from({ length: count }, () => row(cell, 1));

describe("matchByCells", () => {
  it("counts a cell once a row, however often the row has it", () => {
    const [was, is] = [row("yes", 25), row("yes", 25)];
    expect(matchByCells([was], [is])).toEqual([[was, is]]);
  });

  it("goes by no cell of more than 20 rows", () => {
    expect(matchByCells([row("yes", 1)], rows("yes", 20))).toHaveLength(1);
    expect(matchByCells([row("yes", 1)], rows("yes", 21))).toEqual([]);
  });
});
