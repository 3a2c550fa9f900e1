import { describe, expect, it } from "vitest";
import { analyzeHistories } from "../../../src/cli/history/analyze-histories.ts";
import { chooseDetectors } from "../../../src/cli/history/choose-detectors.ts";
import type { OpenedHistory } from "../../../src/cli/history/open-histories.ts";
import { history, testPage } from "../../../src/testing.ts";
import { fakeClock } from "../../support/fake-clock.ts";
import { testHost } from "../../support/test-host.ts";

async function* timeline() {
  yield* history("A lamp.", "A lamp. It burns.");
}

describe("analyzeHistories", () => {
  it("tells of each page how long it took from finding it on", async () => {
    const clock = fakeClock();
    async function* histories(): AsyncGenerator<OpenedHistory> {
      for (const searchMs of [4_300, 1_500]) {
        await clock.sleep(searchMs);
        yield { history: { page: testPage, timeline: timeline() } };
      }
    }
    const host = { ...testHost().host, clock };
    const closings: string[] = [];
    await analyzeHistories(histories(), await chooseDetectors([], []), {}, host, {
      lines: async () => undefined,
      page: (_, closing) => closings.push(closing),
    });
    expect(closings.map((line) => line.split(", ").at(-1))).toEqual(["4.3 s", "1.5 s"]);
  });

  it("writes the lines of all pages in the memory of the first", async () => {
    async function* histories(): AsyncGenerator<OpenedHistory> {
      for (let i = 0; i < 5; i++) yield { history: { page: testPage, timeline: timeline() } };
    }
    const memories: unknown[] = [];
    await analyzeHistories(histories(), await chooseDetectors([], []), {}, testHost().host, {
      lines: async ({ buffer }) => void memories.push(buffer),
      page: () => undefined,
    });
    expect(memories.length).toBeGreaterThanOrEqual(5);
    expect(new Set(memories).size).toBe(1);
  });
});
