import { afterEach, describe, expect, it, vi } from "vitest";
import { isReaderGone, standardOutput } from "../../../src/cli/files/standard-output.ts";
import { type ErrorCode, HistoryError } from "../../../src/errors.ts";

/** A standard output whose every write fails. */
function lostWith(code: string): void {
  vi.spyOn(process.stdout, "write").mockImplementation((...given: readonly unknown[]) => {
    const done = given.findLast((one) => typeof one === "function");
    done?.(Object.assign(new Error(`write ${code}`), { code }));
    return false;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("standardOutput", () => {
  it.each([
    ["EPIPE", true],
    ["EOF", true],
    ["ECONNRESET", true],
    ["ENOSPC", false],
  ])("that fails with %s has lost its reader: %s", async (code, isGone) => {
    lostWith(code);
    const onLost = vi.fn();
    const failed = standardOutput(onLost)("an event\n");
    await expect(failed).rejects.toSatisfy((failure) => isReaderGone(failure) === isGone);
    expect(onLost).toHaveBeenCalledOnce();
  });
});

describe("isReaderGone", () => {
  it.each<[string, ErrorCode, string]>([
    ["an input that is reset", "INPUT_NOT_FOUND", "ECONNRESET"],
    ["a wiki that refuses a title in one word", "PAGE_INVALID", "EPIPE"],
  ])("is not said of %s", (_, code, reason) => {
    expect(isReaderGone(new HistoryError(code, "something else fails", { reason }))).toBe(false);
  });
});
