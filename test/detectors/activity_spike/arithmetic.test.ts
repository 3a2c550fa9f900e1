import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { poissonTail } from "../../../detectors/activity_spike/poisson.ts";
import { createRunningMedian } from "../../../detectors/activity_spike/running-median.ts";

/** Summed up in logarithms, from far above down to the count. */
function tailByLogarithms(count: number, mean: number): number {
  let logOfTerm = -mean;
  for (let k = 1; k <= count; k++) logOfTerm += Math.log(mean / k);
  let tail = 0;
  for (let k = count; k < count + 2000; k++) {
    tail += Math.exp(logOfTerm);
    logOfTerm += Math.log(mean / (k + 1));
  }
  return tail;
}

describe("poissonTail", () => {
  // By the tables of the Poisson distribution.
  it.each([
    [10, 0.5, 1.7097e-10],
    [10, 2, 4.6498e-5],
    [2, 1, 0.26424],
  ])("of %i at %d is %d", (count, mean, tail) => {
    expect(poissonTail(count, mean) / tail).toBeCloseTo(1, 3);
  });

  it("is the sum of its terms", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 300, noNaN: true }),
        fc.integer({ min: 1, max: 200 }),
        (mean, more) => {
          const count = Math.floor(mean) + more;
          const tail = poissonTail(count, mean);
          const other = tailByLogarithms(count, mean);
          expect(Math.abs(tail - other)).toBeLessThanOrEqual(1e-8 * other);
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });

  it("is 1 where the count is not above the mean", () => {
    expect(poissonTail(5, 5)).toBe(1);
    expect(poissonTail(0, 0.5)).toBe(1);
  });

  it("holds for counts and means of a flood", () => {
    expect(poissonTail(100_500, 100_000)).toBeGreaterThan(0.05);
    expect(poissonTail(100_500, 100_000)).toBeLessThan(0.06);
    expect(poissonTail(110_000, 100_000)).toBeLessThan(1e-100);
    expect(poissonTail(100_000, 0.5)).toBe(0);
  });
});

describe("createRunningMedian", () => {
  it("is the middle of what was given, at every step", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 })), (numbers) => {
        const running = createRunningMedian();
        for (const [i, number] of numbers.entries()) {
          running.add(number);
          expect(running.median()).toBe(medianOf(numbers.slice(0, i + 1)));
        }
        expect(running.count).toBe(numbers.length);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it("goes on from where it was saved", () => {
    const running = createRunningMedian();
    for (const number of [5, 1, 4, 1, 3]) running.add(number);
    const again = createRunningMedian(running.save());
    for (const one of [running, again]) one.add(9);
    expect([running.median(), again.median()]).toEqual([3.5, 3.5]);
  });

  it("is nothing of nothing", () => {
    expect(createRunningMedian().median()).toBeNull();
  });

  it("refuses a state that is none", () => {
    expect(() => createRunningMedian({ low: "" })).toThrow(/saved median/);
  });
});

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
