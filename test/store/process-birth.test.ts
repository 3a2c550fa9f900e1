import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { birthOf, isRunning } from "../../src/store/process-birth.ts";
import { scratchFolder } from "../support/scratch-store.ts";

/** A process that waits, by the name of its program. */
async function waiting(name: string): Promise<ChildProcess> {
  const folder = scratchFolder();
  mkdirSync(folder);
  const program = join(folder, name);
  writeFileSync(program, "#!/bin/sh\nread line\n", { mode: 0o755 });
  const child = spawn(program);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "spawn");
  return child;
}

describe.skipIf(process.platform !== "linux")("what the system says about a process", () => {
  it("is found behind its name, whatever that holds", async () => {
    const [odd, plain] = [await waiting("a) Z 1 (b"), await waiting("plain")];
    const [first, second] = [odd, plain].map(({ pid = 0 }) => birthOf(pid)?.split(" ") ?? []);
    expect([isRunning(odd.pid ?? 0), first?.[0]]).toEqual([true, second?.[0]]);
    // Hundredths of a second: one has begun right after the other.
    expect(Math.abs(Number(first?.[1]) - Number(second?.[1]))).toBeLessThan(6_000);
  });
});
