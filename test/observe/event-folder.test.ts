import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Appending, type EventFolder, eventFolder } from "../../src/observe/event-folder.ts";

const folder = () => eventFolder(mkdtempSync(join(tmpdir(), "stemma-events-")));

/** What all open files have in common. */
async function openFiles(): Promise<FileHandle> {
  const handle = await open(tmpdir(), "r");
  await handle.close();
  return Object.getPrototypeOf(handle);
}

/** Writes a line to a file, and expects it there. */
async function expectToldIn(events: EventFolder): Promise<void> {
  const file = await events.append("1.jsonl", 0);
  await file.write("told\n");
  expect(await file.finish()).toBe(5);
  await file.close();
  expect(readFileSync(events.path("1.jsonl"), "utf8")).toBe("told\n");
}

const failure = (code: string) => Object.assign(new Error(`${code}: refused`), { code });

/** Lets the system put every file on the disk, and say of folders what it says on another one. */
async function foldersFailWith(code: string): Promise<void> {
  const files = await openFiles();
  const { sync } = files;
  vi.spyOn(files, "sync").mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).isDirectory()) throw failure(code);
    await sync.call(this);
  });
}

const tellsWhatIsOpen = existsSync("/proc/self/fd");

/** How many times this process has a file open. */
function timesOpen(file: string): number {
  const { ino } = statSync(file);
  const links = readdirSync("/proc/self/fd").map((fd) => `/proc/self/fd/${fd}`);
  return links.filter((link) => statSync(link, { throwIfNoEntry: false })?.ino === ino).length;
}

/** Puts on the disk what was appended to a file, and closes it. */
async function finished(file: Appending): Promise<void> {
  try {
    await file.finish();
  } finally {
    await file.close();
  }
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
    await expectToldIn(folder());
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

  it("writes on where the system takes a part at a time", async () => {
    const files = await openFiles();
    const { write } = files;
    vi.spyOn(files, "write").mockImplementation(function (this: FileHandle, ...sent: unknown[]) {
      const [bytes, from, , at] = sent;
      return Reflect.apply(write, this, [bytes, from, 1, at]);
    });
    await expectToldIn(folder());
  });

  it.skipIf(!tellsWhatIsOpen).each<[string, (events: EventFolder) => Promise<unknown>]>([
    ["appended", async (events) => finished(await events.append("1.jsonl", 5))],
    ["written as a whole", (events) => events.write("1.jsonl", "new\n")],
    ["cut", (events) => events.cut("1.jsonl", 1)],
  ])("tells of what the disk did not take that was %s, and leaves no file open", async (_, change) => {
    const events = folder();
    writeFileSync(events.path("1.jsonl"), "told\n");
    const files = await openFiles();
    vi.spyOn(files, "sync").mockRejectedValue(failure("EIO"));
    await expect(change(events)).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
    expect(timesOpen(events.path("1.jsonl"))).toBe(0);
  });

  it.skipIf(!tellsWhatIsOpen)("leaves no file open that cannot be cut, neither first nor last", async () => {
    const events = folder();
    writeFileSync(events.path("1.jsonl"), "told\n");
    const file = await events.append("1.jsonl", 5);
    vi.spyOn(await openFiles(), "truncate").mockRejectedValue(failure("EIO"));
    expect(timesOpen(events.path("1.jsonl"))).toBe(1);
    await file.close();
    await expect(events.append("1.jsonl", 5)).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
    expect(timesOpen(events.path("1.jsonl"))).toBe(0);
  });

  it("makes files that this user alone can read", async () => {
    const events = folder();
    await finished(await events.append("1.jsonl", 0));
    await events.write("1.change.json", "{}\n");
    const modes = ["1.jsonl", "1.change.json"].map((name) => statSync(events.path(name)).mode & 0o077);
    expect(modes).toEqual([0, 0]);
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
