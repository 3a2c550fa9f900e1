import { describe, expect, it } from "vitest";
import { createLineCutter } from "../../src/cli/mcp/framing.ts";

const cut = (chunks: readonly (string | Uint8Array)[], maxBytes = 100) => {
  const cutter = createLineCutter(maxBytes);
  const lines = chunks.flatMap((chunk) => cutter.push(Buffer.from(chunk)));
  return { lines, rest: cutter.end() };
};

describe("createLineCutter", () => {
  it("cuts lines however they come in pieces, characters in two pieces included", () => {
    const [one, two] = [Buffer.from("añ").subarray(0, 2), Buffer.from("añ").subarray(2)];
    expect(cut([one, two, "\nb\n\nc"])).toEqual({ lines: ["añ", "b", ""], rest: "c" });
  });

  it("gives nothing behind a last newline", () => {
    expect(cut(["a\n"])).toEqual({ lines: ["a"], rest: undefined });
  });

  it("passes over a line past the cap and goes on", () => {
    expect(cut(["a".repeat(60), "a".repeat(60), "\nb\n"])).toEqual({ lines: [null, "b"], rest: undefined });
    expect(cut(["a".repeat(101)])).toEqual({ lines: [], rest: null });
  });
});
