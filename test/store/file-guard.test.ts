import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HistoryError } from "../../src/errors.ts";
import { createFileGuard } from "../../src/store/file-guard.ts";

describe("the guard of a file", () => {
  it("lets a file be read where the disk takes no lock", async () => {
    const guard = createFileGuard("pages", async () => {
      throw new HistoryError("STORE_FAILED", "there is no room left on the disk");
    });
    expect(await guard(join("pages", "7.mdb"), async () => "read")).toBe("read");
  });

  it("is let go once, be it after work that failed", async () => {
    let released = 0;
    const release = async () => void released++;
    const guard = createFileGuard("pages", async () => ({ release }));
    const failing = guard(join("pages", "7.mdb"), () => Promise.reject(new Error("no such file")));
    await expect(failing).rejects.toThrow("no such file");
    expect(released).toBe(1);
  });

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
