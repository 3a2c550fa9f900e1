import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSink } from "../../../src/cli/export/sink.ts";
import { openOutput } from "../../../src/cli/files/output.ts";
import { testEvent } from "../../support/test-event.ts";
import { testHost } from "../../support/test-host.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-full-export-"));
let isMounted = false;

// Only root may mount a small disk; elsewhere the test is skipped and counted.
beforeAll(() => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=200k", "tmpfs", folder], { stdio: "ignore" });
    isMounted = true;
  } catch {}
});

afterAll(() => {
  if (isMounted) execFileSync("umount", ["-l", folder], { stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true });
});

describe("a database on a full disk", () => {
  it("fails by the directory's name and leaves nothing there", async ({ skip }) => {
    if (!isMounted) skip("no disk could be mounted");
    const sink = await openSink("sqlite", await openOutput(undefined, testHost().host), folder);
    const long = { ...testEvent, evidence: { after: "x".repeat(50_000) } };
    const taken = (async () => {
      for (let i = 0; i < 200; i++) await sink.take([long]);
    })().finally(sink.close);
    await expect(taken).rejects.toMatchObject({
      code: "OUTPUT_FAILED",
      message: expect.stringContaining(`${folder}: the database cannot be laid aside here`),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
