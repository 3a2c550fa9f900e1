import { describe, expect, it } from "vitest";
import { linesOf } from "../../src/sources/lines.ts";
import { startOf } from "../../src/sources/place.ts";
import { pieces } from "./export-xml/read-all.ts";

async function read(text: string, mostBytes: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(pieces(Buffer.from(text), 4), startOf("lamp.txt"), mostBytes)) {
    lines.push(line.text);
  }
  return lines;
}

describe("linesOf", () => {
  it("gives lines of as many bytes as they may have", async () => {
    expect(await read("lamplamp\nlamplamp\n", 8)).toEqual(["lamplamp", "lamplamp"]);
  });

  it("gives lines without their ends, of whichever kind", async () => {
    expect(await read("lamp\r\nla\rmp\n\r\nlamp\r\r\nlamp", 8)).toEqual(["lamp", "la\rmp", "lamp\r", "lamp"]);
  });

  it("names the line that goes on past that, without waiting for its end", async () => {
    await expect(read("lamp\nlamplamplamp", 8)).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: "lamp.txt: line 2 must be at most 8 bytes",
    });
  });
});
