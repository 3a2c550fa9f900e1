import { describe, expect, it } from "vitest";
import { setDeadlines } from "../../src/net/deadlines.ts";
import { fakeClock } from "../support/fake-clock.ts";

describe("setDeadlines", () => {
  it("waits for nothing once called off, though more of the answer comes", () => {
    const clock = fakeClock();
    const deadlines = setDeadlines(clock, { totalMs: 3, beginMs: 2, idleMs: 1 }, () => undefined);
    deadlines.callOff();
    deadlines.onArrival();
    expect(() => clock.expire()).toThrow("nobody waits for a deadline");
  });
});
