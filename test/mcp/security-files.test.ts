import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { askOnce, textOf } from "./conversation.ts";
import { observedLampWiki } from "./lamp.ts";

// The temporary directory is allowed, the home directory is not.
let inside = "";
let outside = "";
beforeEach(() => {
  inside = mkdtempSync(join(tmpdir(), "stemma-roots-"));
  outside = mkdtempSync(join(homedir(), ".stemma-outside-"));
});
afterEach(() => {
  for (const folder of [inside, outside]) rmSync(folder, { recursive: true });
});

async function ask(tool: string, args: object, env: Readonly<Record<string, string>> = {}) {
  const answer = await askOnce(tool, args, { STEMMA_STORE: join(inside, "store"), ...env });
  return { text: textOf(answer), raw: JSON.stringify(answer) };
}

const secret = "{{secret-of-the-house";

/** A list in a folder, or what else a line of the table makes there. */
function list(folder: string, content: string | Buffer = secret): string {
  writeFileSync(join(folder, "pages.txt"), content);
  return join(folder, "pages.txt");
}

describe("a file that an agent names", () => {
  it.each([
    ["elsewhere", () => list(outside)],
    ["by ..", () => `${inside}/../..${list(outside)}`],
    ["by a link to a file", () => linked(list(outside), "pages.txt")],
    ["by a link to a folder", () => join(linked(outside, "folder"), basename(list(outside)))],
    ["by a link to what the system says of itself", () => linked("/proc/self/environ", "environ")],
  ])("is not read outside of the roots: %s", async (_, file) => {
    const { text, raw } = await ask("cron", { pagesFile: file() });
    expect(text).toMatchObject({ code: "INVALID_INPUT", cause: expect.stringContaining("STEMMA_ROOTS") });
    expect(raw).not.toContain("secret");
  });

  it("is not told to be there or not outside of the roots", async () => {
    const there = await ask("cron", { pagesFile: list(outside) });
    rmSync(join(outside, "pages.txt"));
    expect(await ask("cron", { pagesFile: join(outside, "pages.txt") })).toEqual(there);
  });

  it("is read where the operator allows it, with a byte order mark and carriage returns", async () => {
    const wiki = await observedLampWiki(3);
    const pagesFile = list(outside, "\ufeffLamp\r\n");
    const { text } = await ask("cron", { pagesFile, api: wiki.api }, { STEMMA_ROOTS: outside });
    expect(text).toMatchObject({ pages: [{ page: "Lamp", status: "new" }] });
    await wiki.close();
  });

  it("is none of the system's own, whatever the operator allows", async () => {
    const { text } = await ask("cron", { pagesFile: "/proc/self/environ" }, { STEMMA_ROOTS: "/" });
    expect(text).toMatchObject({
      code: "INVALID_INPUT",
      cause: expect.stringContaining("system's own files"),
    });
  });

  it.each([
    ["a folder", () => inside, /is a folder; name a file in it/],
    ["a pipe that nobody writes to", () => pipe(), /regular file/],
    ["a list that is too long", () => list(inside, "x\n".repeat(6 << 20)), /at most 10485760 bytes/],
    ["UTF-16", () => list(inside, Buffer.from("\ufeffLamp\n", "utf16le")), /UTF-16; save it as UTF-8/],
    ["no UTF-8", () => list(inside, Buffer.from([0x4c, 0xff, 0x0a])), /is not UTF-8/],
    ["a line that is no title", () => list(inside, `Lamp\n${secret}\n`), /line 2 must be a title$/],
  ])("is refused by its name when it is %s, never by its text", async (_, file, cause) => {
    const pagesFile = file();
    const { text, raw } = await ask("cron", { pagesFile });
    expect(text).toMatchObject({ code: "INVALID_INPUT", cause: expect.stringMatching(cause) });
    expect(text.cause).toContain(pagesFile);
    expect(raw).not.toContain("secret");
  });

  it.each([
    ["elsewhere", () => join(outside, "export.json")],
    ["by ..", () => `${inside}/../..${outside}/export.json`],
    ["by a link to a folder", () => join(linked(outside, "folder"), "export.json")],
    ["over what is there", () => list(inside, "kept")],
    ["over what a link names", () => linked(join(outside, "export.json"), "export.json")],
  ])("is not written %s", async (_, file) => {
    const { text } = await ask("export", { page: "Lamp", output: file() });
    expect(text).toMatchObject({ code: "INVALID_INPUT", cause: expect.stringContaining("output: ") });
    expect(existsSync(join(outside, "export.json"))).toBe(false);
  });
});

function linked(target: string, name: string): string {
  mkdirSync(join(inside, "links"), { recursive: true });
  symlinkSync(target, join(inside, "links", name));
  return join(inside, "links", name);
}

function pipe(): string {
  execFileSync("mkfifo", [join(inside, "pipe")]);
  return join(inside, "pipe");
}
