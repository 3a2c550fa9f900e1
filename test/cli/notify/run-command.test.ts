import { spawn } from "node:child_process";
import { getEventListeners } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { runCommand } from "../../../src/cli/notify/run-command.ts";
import { isRunning } from "../../../src/store/process-birth.ts";
import { fakeClock } from "../../support/fake-clock.ts";
import { testHost } from "../../support/test-host.ts";

vi.mock("node:child_process", async (original) => {
  const { spawn, ...rest } = await original<typeof import("node:child_process")>();
  return { ...rest, spawn: vi.fn(spawn) };
});

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "stemma-command-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A shell that goes when it is asked to, and starts what does not, without an output that anybody hears. */
const careless = `
(trap '' TERM; touch "$FOLDER/deaf"; exec sleep 300) > /dev/null 2>&1 &
echo $$ $! > "$FOLDER/pids"
wait`;

describe("runCommand", () => {
  it("opens no window on Windows", async () => {
    const { host } = testHost("", { PATH: process.env.PATH ?? "" });
    await runCommand("exit 3", host).end();
    expect(spawn).toHaveBeenCalledWith("exit 3", expect.objectContaining({ windowsHide: true }));
  });

  it("leaves no timer and nobody who listens to the run's signal", async () => {
    const { host } = testHost("", { PATH: process.env.PATH ?? "" });
    const clock = fakeClock();
    await runCommand("exit 3", { ...host, clock }).end();
    expect(getEventListeners(host.signal, "abort")).toEqual([]);
    expect(() => clock.expire()).toThrow("nobody waits for a deadline");
  });

  it.skipIf(process.platform === "win32")(
    "is not done before what its shell has left is killed, where that does not heed a request to end",
    async () => {
      const folder = scratch();
      const { host } = testHost("", { PATH: process.env.PATH ?? "", FOLDER: folder });
      const clock = fakeClock();
      const command = runCommand(careless, { ...host, clock });
      await vi.waitFor(() => expect(existsSync(join(folder, "deaf"))).toBe(true), 10_000);
      const pids = () => readFileSync(join(folder, "pids"), "utf8").trim().split(" ").map(Number);
      await vi.waitFor(() => expect(pids()).toHaveLength(2), 10_000);
      const [shell = 0, left = 0] = pids();
      onTestFinished(() => void (isRunning(left) && process.kill(left, "SIGKILL")));
      command.stop();
      const ended = command.end();
      await vi.waitFor(() => expect(isRunning(shell)).toBe(false), 10_000);
      expect(await Promise.race([ended, wait(100, "waits")])).toBe("waits");
      const stopMs = clock.monotonicMs();
      while (clock.monotonicMs() < stopMs + 5_000) clock.expire();
      expect(await ended).toMatchObject({ signal: "SIGTERM", isStopped: true });
      await vi.waitFor(() => expect(isRunning(left)).toBe(false), 10_000);
    },
  );
});
