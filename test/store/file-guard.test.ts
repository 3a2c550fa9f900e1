import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HistoryError } from "../../src/errors.ts";
import { createFileGuard } from "../../src/store/file-guard.ts";

describe("the guard of a file", () => {
  it("is not waited for by whoever goes away", async () => {
    const leaver = new AbortController();
    const guard = createFileGuard("pages", async (_, what) => {
      leaver.abort();
      throw new HistoryError("LOCKED", `${what} is being worked on`);
    });
    const opened = guard(join("pages", "7.mdb"), async () => "opened", leaver.signal);
    await expect(opened).rejects.toMatchObject({ code: "CANCELLED" });
  });
});
