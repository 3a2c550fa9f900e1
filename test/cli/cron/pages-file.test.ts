import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPagesFile } from "../../../src/cli/cron/pages-file.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-pages-"));

function file(content: string | Buffer, name = "pages.txt"): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** What a link names; none where it is gone by now. */
function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

const read = async (content: string | Buffer, forPerson = false) =>
  (await readPagesFile(file(content), forPerson)).wikis;

describe("readPagesFile", () => {
  it("takes a title a line, without blank lines, comments and repetitions", async () => {
    const text = "\ufeffLamp\r\n\n  # a comment\nHarbour_light\nHarbour light\n Talk:Lamp \n";
    expect(await read(text)).toEqual([{ api: undefined, titles: ["Lamp", "Harbour light", "Talk:Lamp"] }]);
  });

  it("takes accents as the wiki composes them", async () => {
    expect(await read("Cafe\u0301")).toEqual([{ api: undefined, titles: ["Caf\u00e9"] }]);
  });

  it("gathers the pages of each wiki where lines may name one", async () => {
    const wikis = await read("Lamp\nde.wikipedia.org|Lampe\nLight\nde.wikipedia.org | Licht", true);
    expect(wikis).toEqual([
      { api: undefined, titles: ["Lamp", "Light"] },
      { api: "de.wikipedia.org", titles: ["Lampe", "Licht"] },
    ]);
  });

  it("takes what stands before a bar for the wiki's address alone, though it is a page's", async () => {
    expect(await read("https://de.wikipedia.org/wiki/Lampe|Licht", true)).toEqual([
      { api: "https://de.wikipedia.org/wiki/Lampe", titles: ["Licht"] },
    ]);
  });

  it("takes a page's address where lines may name a wiki, and nowhere else", async () => {
    const lines = "https://de.wikipedia.org/wiki/Alte_Lampe\nhttps://de.wikipedia.org/wiki/Licht#Kerze";
    expect(await read(lines, true)).toEqual([
      { api: "https://de.wikipedia.org/wiki/", titles: ["Alte Lampe", "Licht"] },
    ]);
    await expect(read(lines)).rejects.toThrow(/line 1 must be a title$/);
  });

  it.each([
    ["a line that is no title", "Lamp\nsecret={token}\n", /pages\.txt: line 2 must be a title/],
    [
      "a line with a bar",
      "Lamp\nde.wikipedia.org|Lampe",
      /line 2 must be a title without \|; the wiki is named by api/,
    ],
    ["UTF-16", Buffer.from("\ufeffLamp", "utf16le"), /is UTF-16; save it as UTF-8/],
    ["UTF-16 in the other order", Buffer.from("\ufeffLamp", "utf16le").swap16(), /is UTF-16; save it/],
    ["other bytes", Buffer.from([0x4c, 0xff, 0xfe]), /is not UTF-8/],
    ["a binary file", Buffer.from("\0\0\0Lamp"), /line 1 must be a title/],
    ["nothing but comments", "# Lamp\n\n", /holds no title/],
  ])("refuses %s, and repeats none of it", async (_, content, message) => {
    const failure = await read(content).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "INVALID_INPUT", message: expect.stringMatching(message) });
    expect(String(failure)).not.toMatch(/token|Lampe/);
  });

  it("says what is wrong with a title where a person reads it", async () => {
    await expect(read("A[b]", true)).rejects.toThrow(
      /line 1 must be .* and a title \(it may not hold "\["\)$/,
    );
  });

  it("sets a wrong line aside for a person, and for an agent refuses the list", async () => {
    const list = file(`Lamp\nA[b]\nBell\nde.wikipedia.org|${"x".repeat(400)}\n`);
    expect(await readPagesFile(list, true)).toEqual({
      wikis: [{ api: undefined, titles: ["Lamp", "Bell"] }],
      faulty: [
        { page: "A[b]", fault: expect.stringMatching(/^line 2 must be .* \(it may not hold "\["\)$/) },
        {
          page: expect.stringMatching(/^de\.wikipedia\.org\|x{200,283}…$/),
          fault: expect.stringMatching(/^line 4 must be .* \(it is longer than 255 bytes\)$/),
        },
      ],
    });
    await expect(readPagesFile(list, false)).rejects.toThrow(/line 2 must be a title$/);
  });

  it("takes a file of which most lines are wrong for no list", async () => {
    await expect(read("{\n  light: on,\n  [lamp]\n}\n", true)).rejects.toThrow(/pages\.txt: line 1 must be/);
  });

  it.each(["Lamp#Oil", "Lamp # a comment"])(
    "refuses %s, of which the wiki would read a part",
    async (line) => {
      await expect(read(line, true)).rejects.toThrow(
        /line 1 must be .* \(# names a section, and a comment needs a line of its own; leave out # and/,
      );
      await expect(read(line)).rejects.toThrow(/line 1 must be a title$/);
    },
  );

  it.each([
    ["a folder", () => folder, /is a folder; name a file in it/],
    ["a device", () => "/dev/zero", /the system's own files/],
    ["the environment of a process", () => "/proc/self/environ", /the system's own files/],
    [
      "a link to such a file",
      () => {
        const link = join(folder, "link");
        symlinkSync("/proc/self/environ", link);
        return link;
      },
      /the system's own files/,
    ],
    [
      "a pipe that nobody writes to",
      () => {
        const pipe = join(folder, "pipe");
        execFileSync("mkfifo", [pipe]);
        return pipe;
      },
      /must be a regular file/,
    ],
    [
      "more than 10 MiB",
      () => {
        const large = file("", "large.txt");
        truncateSync(large, 10 * 1024 * 1024 + 1);
        return large;
      },
      /at most 10485760 bytes/,
    ],
  ])("refuses %s", async (_, path, message) => {
    await expect(readPagesFile(path(), false)).rejects.toThrow(message);
  });

  const ofKernel = "/sys/devices/system/cpu/online";
  it.skipIf(!existsSync(ofKernel))("refuses a file of the kernel", async () => {
    await expect(readPagesFile(ofKernel, false)).rejects.toThrow(/the system's own files/);
  });

  it.skipIf(process.platform !== "linux")("leaves no file open, whether it is a list or none", async () => {
    const list = file("Lamp", "open.txt");
    await readPagesFile(list, false);
    await expect(readPagesFile(folder, false)).rejects.toThrow("is a folder");
    const open = readdirSync("/proc/self/fd").map((fd) => linkOf(`/proc/self/fd/${fd}`));
    expect(open.filter((path) => path === list || path === folder)).toEqual([]);
  });

  it("reads a file of 10 MiB", async () => {
    const large = file("", "largest.txt");
    truncateSync(large, 10 * 1024 * 1024);
    await expect(readPagesFile(large, false)).rejects.toThrow(/line 1 must be a title/);
  });

  it("refuses a line whose wiki has no name", async () => {
    await expect(read("|Lamp", true)).rejects.toThrow(
      /line 1 must be a title, the page's address, or the wiki's address, \| and a title$/,
    );
  });

  it("takes no mark of the byte order for a part of a comment", async () => {
    expect(await read("\ufeff# Lamp\nBell")).toEqual([{ api: undefined, titles: ["Bell"] }]);
  });

  it("says when there is no such file", async () => {
    const failure = readPagesFile(join(folder, "none.txt"), false);
    await expect(failure).rejects.toMatchObject({ code: "INPUT_NOT_FOUND" });
  });

  it("says when no file can be there", async () => {
    const path = join(file("", "flat.txt"), "pages.txt");
    await expect(readPagesFile(path, false)).rejects.toMatchObject({
      code: "INPUT_NOT_FOUND",
      message: `pages file ${path}: there is no such file, because a part of its path is not a folder`,
    });
  });
});
