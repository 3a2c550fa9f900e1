import { describe, expect, it } from "vitest";
import { timeoutOf } from "../../../src/cli/classify/timeout.ts";

describe("timeoutOf", () => {
  it.each([
    [{}, 120_000],
    [{ STEMMA_INFERENCE_TIMEOUT: " " }, 120_000],
    [{ STEMMA_INFERENCE_TIMEOUT: "0.5" }, 500],
    [{ STEMMA_INFERENCE_TIMEOUT: "3600" }, 3_600_000],
  ])("of %j is %i ms", (env, timeoutMs) => {
    expect(timeoutOf({ env })).toBe(timeoutMs);
  });
});
