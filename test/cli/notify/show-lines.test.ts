import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { describe, expect, it } from "vitest";
import { showLines } from "../../../src/cli/notify/show-lines.ts";

/** What is shown of a stream that gives these chunks. */
async function shownOf(...chunks: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const stream = new PassThrough();
  const shown: string[] = [];
  showLines(stream, (line) => shown.push(line));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await finished(stream);
  await new Promise(setImmediate);
  return shown;
}

describe("showLines", () => {
  it("shows each line, however it ends and however it comes", async () => {
    const accent = Buffer.from("é\n");
    expect(await shownOf("a\nb\r", "\nc\rd", accent.subarray(0, 1), accent.subarray(1), "\n\r")).toEqual([
      "a",
      "b",
      "c",
      "dé",
      "",
      "",
    ]);
  });

  it("shows what nobody has ended", async () => {
    expect(await shownOf("a\n", "b")).toEqual(["a", "b"]);
  });

  // Not timed: what reads a line again with each of its parts does not come to its end.
  it("reads no part of a line twice", async () => {
    const stream = new PassThrough();
    let length = 0;
    showLines(stream, (line) => {
      length += line.length;
    });
    for (let i = 0; i < 1_000_000; i++) stream.emit("data", "x");
    expect(length).toBeGreaterThan(900_000);
  });

  it("keeps little of a line that does not end", async () => {
    const shown = await shownOf(...Array.from({ length: 100 }, () => "x".repeat(50_000)), "\nb\n");
    expect(Math.max(...shown.map(({ length }) => length))).toBeLessThan(200_000);
    expect(shown.join("")).toBe(`${"x".repeat(5_000_000)}b`);
  });
});
