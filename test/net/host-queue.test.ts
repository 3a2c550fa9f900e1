import { describe, expect, it } from "vitest";
import { inTurn } from "../../src/net/host-queue.ts";
import { fakeClock } from "../support/fake-clock.ts";

describe("inTurn", () => {
  it("lets one request at a time to a host, in the order they came", async () => {
    const log: string[] = [];
    const run = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
    };
    const clock = fakeClock();
    await Promise.all(["a", "b"].map((name) => inTurn("one.test", 0, clock, undefined, run(name))));
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  it("waits out the gap between two requests", async () => {
    const clock = fakeClock();
    await inTurn("gap.test", 100, clock, undefined, async () => undefined);
    await inTurn("gap.test", 100, clock, undefined, async () => undefined);
    expect(clock.slept).toEqual([100]);
  });

  it("does not make one host wait for another", async () => {
    const clock = fakeClock();
    await inTurn("here.test", 100, clock, undefined, async () => undefined);
    await inTurn("there.test", 100, clock, undefined, async () => undefined);
    expect(clock.slept).toEqual([]);
  });

  it("goes on after a request that failed", async () => {
    const clock = fakeClock();
    const failing = inTurn("fails.test", 0, clock, undefined, async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await inTurn("fails.test", 0, clock, undefined, async () => "yes")).toBe("yes");
  });

  it("gives up its turn when the reader has left", async () => {
    const gone = AbortSignal.abort();
    const asked = inTurn("left.test", 0, fakeClock(), gone, async () => "asked");
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  });

  it("gives up its turn when the reader leaves within the gap", async () => {
    const reader = new AbortController();
    const clock = { ...fakeClock(), sleep: async () => reader.abort() };
    const log: string[] = [];
    const run = (name: string) => async () => log.push(name);
    await inTurn("gone.test", 100, clock, undefined, run("first"));
    const left = inTurn("gone.test", 100, clock, reader.signal, run("left"));
    await expect(left).rejects.toMatchObject({ code: "CANCELLED" });
    expect(log).toEqual(["first"]);
  });

  it("keeps nobody waiting for longer because a reader has left within the gap", async () => {
    const reader = new AbortController();
    const clock = fakeClock();
    const leaving = {
      ...clock,
      async sleep(ms: number) {
        await clock.sleep(ms / 2);
        reader.abort();
      },
    };
    await inTurn("late.test", 100, clock, undefined, async () => "first");
    const left = inTurn("late.test", 100, leaving, reader.signal, async () => "left");
    await expect(left).rejects.toMatchObject({ code: "CANCELLED" });
    await inTurn("late.test", 100, clock, undefined, async () => "next");
    expect(clock.slept).toEqual([50, 50]);
  });

  it("lets a reader leave who waits for another one's request, and nobody past that", async () => {
    const reader = new AbortController();
    const clock = fakeClock();
    const log: string[] = [];
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const first = inTurn("slow.test", 0, clock, undefined, () => slow.then(() => log.push("first")));
    const left = inTurn("slow.test", 0, clock, reader.signal, async () => log.push("left"));
    const last = inTurn("slow.test", 0, clock, undefined, async () => log.push("last"));
    reader.abort();
    await expect(left).rejects.toMatchObject({ code: "CANCELLED" });
    answer();
    await Promise.all([first, last]);
    expect(log).toEqual(["first", "last"]);
  });
});
