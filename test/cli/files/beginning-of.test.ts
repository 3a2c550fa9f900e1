import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginningOf } from "../../../src/cli/files/beginning-of.ts";

/** The path of a new pipe. */
function newPipe(): string {
  const pipe = join(mkdtempSync(join(tmpdir(), "stemma-beginning-")), "pipe");
  execFileSync("mkfifo", [pipe]);
  return pipe;
}

describe.skipIf(process.platform === "win32")("beginningOf a named pipe", () => {
  it("reads what is written to it, up to the most bytes", async () => {
    const pipe = newPipe();
    const [read] = await Promise.all([
      beginningOf(pipe, 7, "key", new AbortController().signal),
      writeFile(pipe, "a secret"),
    ]);
    expect(read.toString()).toBe("a secre");
  });

  it("waits for a writer no longer than its signal says", async () => {
    const waiting = new AbortController();
    const read = beginningOf(newPipe(), 7, "key", waiting.signal);
    setTimeout(() => waiting.abort(), 50);
    await expect(read).rejects.toMatchObject({ code: "CANCELLED" });
  });
});
