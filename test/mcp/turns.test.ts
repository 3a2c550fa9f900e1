import { describe, expect, it } from "vitest";
import { createTurns } from "../../src/cli/mcp/turns.ts";

/** Work that goes on until it is told to end. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
}

const { signal } = new AbortController();

describe("turns", () => {
  it("come first to those who came first, and to so many at a time", async () => {
    const turn = createTurns(1);
    const begun: string[] = [];
    const first = work();
    const calls = [
      turn(signal, async () => first.ended),
      turn(signal, async () => begun.push("second")),
      turn(signal, async () => begun.push("third")),
    ];
    expect(begun).toEqual([]);
    first.end();
    await Promise.all(calls);
    expect(begun).toEqual(["second", "third"]);
  });

  it("are given up at once by whoever goes away, and come to those behind", async () => {
    const turn = createTurns(1);
    const first = work();
    const leaver = new AbortController();
    const atWork = turn(signal, () => first.ended);
    const second = turn(leaver.signal, async () => "second");
    const third = turn(signal, async () => "third");
    leaver.abort(new Error("went away"));
    await expect(second).rejects.toThrow("went away");
    first.end();
    expect([await atWork, await third]).toEqual([undefined, "third"]);
  });

  it("are no fewer when all who waited went away", async () => {
    const turn = createTurns(1);
    const first = work();
    const leaver = new AbortController();
    const atWork = turn(signal, () => first.ended);
    const second = turn(leaver.signal, async () => "second");
    leaver.abort();
    await expect(second).rejects.toThrow();
    first.end();
    await atWork;
    expect(await turn(signal, async () => "later")).toBe("later");
  });
});
