import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventFolder } from "../../src/observe/event-folder.ts";

const folder = () => eventFolder(mkdtempSync(join(tmpdir(), "stemma-events-")));

/** Lets the system put every file on the disk, and say of folders what it says on another one. */
async function foldersFailWith(code: string): Promise<void> {
  const handle = await open(tmpdir(), "r");
  const files = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = files;
  vi.spyOn(files, "sync").mockImplementation(async function (this: typeof handle) {
    if ((await this.stat()).isDirectory()) throw Object.assign(new Error(`${code}: fsync`), { code });
    await sync.call(this);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("eventFolder", () => {
  it("cuts off again what was written and not finished", async () => {
    const events = folder();
    await events.write("1.jsonl", "told\n");
    const file = await events.append("1.jsonl", 5);
    await file.write("x".repeat(100_000));
    await file.close();
    expect(readFileSync(events.path("1.jsonl"), "utf8")).toBe("told\n");
  });

  it.skipIf(process.platform === "win32")("writes neither through a link nor to a pipe", async () => {
    const events = folder();
    const victim = events.path("victim");
    writeFileSync(victim, "another's");
    symlinkSync(victim, events.path("1.jsonl"));
    execFileSync("mkfifo", [events.path("2.jsonl")]);
    const refused = (what: string) => ({ code: "OUTPUT_FAILED", message: expect.stringContaining(what) });
    await expect(events.append("1.jsonl", 0)).rejects.toMatchObject(refused("it is a symbolic link"));
    await expect(events.write("1.jsonl", "told\n")).rejects.toMatchObject(refused("it is a symbolic link"));
    await expect(events.append("2.jsonl", 0)).rejects.toMatchObject(refused("it is not a regular file"));
    expect(readFileSync(victim, "utf8")).toBe("another's");
  });

  it("keeps what was finished", async () => {
    const events = folder();
    const file = await events.append("1.jsonl", 0);
    await file.write("told\n");
    expect(await file.finish()).toBe(5);
    await file.close();
    expect(readFileSync(events.path("1.jsonl"), "utf8")).toBe("told\n");
  });

  it.each(["EPERM", "EINVAL"])(
    "begins a file where the system puts no folder on the disk (%s)",
    async (code) => {
      await foldersFailWith(code);
      const file = await folder().append("1.jsonl", 0);
      await file.write("told\n");
      await expect(file.finish()).resolves.toBe(5);
      await file.close();
    },
  );

  it("tells of a folder that the disk did not take", async () => {
    await foldersFailWith("EIO");
    const file = await folder().append("1.jsonl", 0);
    await expect(file.finish()).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
    await file.close();
  });

  it("names a file that cannot be read, and says what to do", async () => {
    const events = folder();
    mkdirSync(events.path("1.jsonl"));
    const read = async () => {
      for await (const _ of events.lines("1.jsonl", 0, 5));
    };
    await expect(read()).rejects.toMatchObject({
      code: "OUTPUT_FAILED",
      message: `cannot read ${events.path("1.jsonl")} (EISDIR); give access to the file, or remove what is in its place`,
    });
  });
});
