import { describe, expect, it } from "vitest";
import { type Progress, tellProgress } from "../../src/cli/mcp/tell-progress.ts";
import { fakeClock } from "../support/fake-clock.ts";

/** A teller, what it told, and a way to let the time of silence pass. */
function teller() {
  const told: Progress[] = [];
  const over = new AbortController();
  let pass = () => {};
  const sleep = () =>
    new Promise<void>((resolve) => {
      pass = resolve;
    });
  const clock = { ...fakeClock(), sleep };
  const tell = tellProgress((progress) => told.push(progress), { clock }, over.signal);
  const silence = async () => {
    pass();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { tell, told, silence, over };
}

describe("tellProgress", () => {
  it("rises when reading starts anew behind listing", () => {
    const { tell, told } = teller();
    tell("listed", 500);
    tell("read", 10, 600);
    tell("read", 20, 600);
    expect(told.map(({ progress, total }) => [progress, total])).toEqual([
      [500, undefined],
      [510, 1100],
      [520, 1100],
    ]);
  });

  it("never passes its total, be a page read in one step", () => {
    const { tell, told } = teller();
    tell("listed", 11);
    tell("read", 11, 11);
    tell("asked", 4, 4);
    expect(told.map(({ progress, total }) => [progress, total])).toEqual([
      [11, undefined],
      [22, 22],
      [26, 26],
    ]);
  });

  it("tells a wait without going on, and no line twice", () => {
    const { tell, told } = teller();
    tell("read", 10, 20);
    tell("waits");
    tell("read", 11, 20);
    tell("read", 11, 20);
    expect(told.map(({ progress, total }) => [progress, total])).toEqual([
      [10, 20],
      [10.001, 20],
      [11, 20],
    ]);
  });

  it("tells again as time passes, from the start on, until the call is over", async () => {
    const { tell, told, silence, over } = teller();
    await silence();
    tell("waits", 3);
    await silence();
    over.abort();
    await silence();
    expect(told).toEqual([
      { progress: 0.001, message: "waits for its turn, or for a first answer" },
      { progress: 3, message: "waits" },
      { progress: 3.001, message: "waits" },
    ]);
  });
});
