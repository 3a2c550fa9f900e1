import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { partialOf } from "../../../src/cli/files/partial-file.ts";
import { executable } from "../../mcp/executable.ts";

const folder = () => mkdtemp(join(tmpdir(), "stemma-partial-"));

/** A run that waits for its input, once it has begun to write. */
async function runWriting(file: string, place: string, ...under: readonly string[]) {
  const before = new Set(await readdir(place));
  const run = [process.execPath, executable, "analyze", "--input", "-", "--output", file];
  const [program = "", ...rest] = [...under, ...run];
  const child = spawn(program, rest);
  onTestFinished(() => void child.kill("SIGKILL"));
  for (;;) {
    const partial = (await readdir(place)).find((name) => !before.has(name));
    if (partial !== undefined) return { child, partial };
    await wait(20);
  }
}

describe.skipIf(process.platform !== "linux")("partialOf", () => {
  it("removes what a killed run has left of the file, and nothing of one at work", {
    tags: "long",
  }, async () => {
    const place = await folder();
    const [events, other] = [join(place, "events"), join(place, "other")];
    const killed = [await runWriting(events, place), await runWriting(other, place)] as const;
    for (const { child } of killed) {
      child.kill("SIGKILL");
      await once(child, "close");
    }
    const atWork = await runWriting(events, place);
    await partialOf(events);
    expect(await readdir(place)).toEqual([killed[1].partial, atWork.partial].sort());
  });

  it("removes what a killed run has left whose parent has not asked about it", async () => {
    const place = await folder();
    const events = join(place, "events");
    const careless = 'exec 3<&0; "$@" <&3 & exec sleep 600';
    const { partial } = await runWriting(events, place, "sh", "-c", careless, "sh");
    const pid = Number(partial.split("-")[2]);
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /), 5_000);
    await partialOf(events);
    expect(await readdir(place)).toEqual([]);
  });

  it("tells a process from a later one with its number", async () => {
    const place = await folder();
    const own = basename(await partialOf(join(place, "events")));
    const [, before, after] = /^(\.stemma-[\da-f]+-\d+-)\d+(-.*)$/.exec(own) ?? [];
    for (const name of [own, `${before}1${after}`]) await writeFile(join(place, name), "");
    await partialOf(join(place, "events"));
    expect(await readdir(place)).toEqual([own]);
  });

  it.each([
    ["one of another machine", `.stemma-0123456789abcdef-999999999-1-${randomUUID()}.partial`],
    ["one that tells nothing", `.stemma-${randomUUID()}.partial`],
    ["what is named otherwise", ".stemma-notes.partial"],
  ])("leaves %s", async (_, name) => {
    const place = await folder();
    await writeFile(join(place, name), "");
    await partialOf(join(place, "events"));
    expect(await readdir(place)).toEqual([name]);
  });
});
