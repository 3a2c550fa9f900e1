import { existsSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { testHost } from "../../support/test-host.ts";

const sample = resolve(import.meta.dirname, "../../../examples/sample/sample.xml");

/** A folder with an export, a file of events, a detector and a key, and paths in it. */
async function folder() {
  const place = await mkdtemp(join(tmpdir(), "stemma-files-"));
  await copyFile(sample, join(place, "page.xml"));
  for (const name of ["events", "key", "detector.mjs"]) await writeFile(join(place, name), `the ${name}`);
  return (name: string) => join(place, name);
}

async function stemma(line: readonly string[]) {
  const { host, errors } = testHost();
  return { exitCode: await main(line, host), errors: errors() };
}

const same = (one: string, other: string) => ({
  exitCode: 2,
  errors: [
    `stemma: ${one} and ${other} name the same file, which would be overwritten; name another file with ${one} [INVALID_INPUT]`,
  ],
});

const { platform } = process;

afterEach(() => {
  Object.defineProperty(process, "platform", { value: platform });
});

describe("files of a command line", () => {
  it.each([
    ["analyze --input page.xml --output page.xml", "--output", "--input", "page.xml"],
    ["analyze --input page.xml --manifest page.xml", "--manifest", "--input", "page.xml"],
    ["analyze --detector detector.mjs --output detector.mjs", "--output", "--detector", "detector.mjs"],
    ["export --input page.xml --output page.xml", "--output", "--input", "page.xml"],
    ["export --redact-users --redact-key-file key --manifest key", "--manifest", "--redact-key-file", "key"],
    ["claim --text lamp --input page.xml --output page.xml", "--output", "--input", "page.xml"],
    ["verify events --input page.xml --output events", "--output", "EVENTS", "events"],
    ["verify events --input page.xml --output page.xml", "--output", "--input", "page.xml"],
  ])("are not written over by what is made of them: %s", async (line, one, other, name) => {
    const at = await folder();
    const words = line.split(" ").map((word) => (existsSync(at(word)) ? at(word) : word));
    const before = await readFile(at(name));
    expect(await stemma(words)).toEqual(same(one, other));
    expect(before.equals(await readFile(at(name)))).toBe(true);
  });

  it.each([
    "analyze --output events.ndjson.gz",
    "export --output Events.CSV.GZ",
    "claim --text lamp --output lamp.json.zst",
  ])("are not named as packed ones, which are not written: %s", async (line) => {
    const at = await folder();
    const words = line.split(" ");
    const name = words.pop() ?? "";
    const { exitCode, errors } = await stemma([...words, at(name), "--input", at("page.xml")]);
    const plain = at(name.replace(/\.\w+$/, ""));
    expect([exitCode, errors.at(-1)]).toEqual([
      2,
      `stemma: --output: ${at(name)} is the name of a compressed file, and none is written; name ${plain} and compress that [INVALID_INPUT]`,
    ]);
    expect(existsSync(at(name))).toBe(false);
  });

  it("are known by another name, too", async () => {
    const at = await folder();
    await symlink(at("page.xml"), at("symbolic.xml"));
    await link(at("page.xml"), at("hard.xml"));
    for (const name of [
      "symbolic.xml",
      "hard.xml",
      "../".concat(at("page.xml").split("/").slice(-2).join("/")),
    ]) {
      expect(await stemma(["analyze", "--input", at("page.xml"), "--output", at(name)])).toEqual(
        same("--output", "--input"),
      );
    }
  });

  it("are known behind a link to a folder and back, as the system goes", async () => {
    const at = await folder();
    await mkdir(at("other/inner"), { recursive: true });
    await symlink("other/inner", at("link"));
    const input = ["analyze", "--input", at("page.xml"), "--output"];
    expect((await stemma([...input, `${at("link")}/../page.xml`])).exitCode).toBe(0);
    expect(await readFile(at("page.xml"))).toEqual(await readFile(sample));
    expect(existsSync(at("other/page.xml"))).toBe(true);
    for (const name of ["nowhere/../page.xml", "link/../../page.xml"]) {
      expect(await stemma([...input, `${at("")}/${name}`])).toEqual(same("--output", "--input"));
    }
  });

  it("are told apart before they are there, also behind a link", async () => {
    const at = await folder();
    await symlink("new", at("link"));
    for (const name of ["new", "./new", "link"]) {
      expect(await stemma(["analyze", "--output", at("new"), "--manifest", at(name)])).toEqual(
        same("--manifest", "--output"),
      );
    }
    expect(existsSync(at("new"))).toBe(false);
  });

  it.each([
    ["darwin", "New.json", "new.json"],
    ["darwin", "caf\u00e9.json", "cafe\u0301.json"],
    ["win32", "New.json", "new.json"],
  ])("are told apart before they are there as %s does: %s, %s", async (system, one, other) => {
    const at = await folder();
    Object.defineProperty(process, "platform", { value: system });
    const line = ["analyze", "--input", at("page.xml"), "--output", at(one), "--manifest", at(other)];
    expect(await stemma(line)).toEqual(same("--manifest", "--output"));
    Object.defineProperty(process, "platform", { value: "linux" });
    expect((await stemma(line)).exitCode).toBe(0);
  });

  it.skipIf(!existsSync("/dev/null"))("may be one device", async () => {
    const { exitCode } = await stemma(
      "analyze --output /dev/null --manifest /dev/null --input".split(" ").concat(sample),
    );
    expect(exitCode).toBe(0);
  });

  it.each(["--output", "--manifest"])("are none where %s is given - for standard output", async (option) => {
    expect(await stemma(["export", option, "-"])).toEqual({
      exitCode: 2,
      errors: [
        `stemma: ${option}: must name a file; leave --output out for standard output, or write ./- for a file of this name [INVALID_INPUT]`,
      ],
    });
    expect(existsSync("-")).toBe(false);
  });

  it.each(["--output", "--manifest"])(
    "have a name that can be, before anything is read for %s",
    async (option) => {
      const name = `${"x".repeat(250)}.ndjson`;
      expect(await stemma(["analyze", "--input", "none", option, name])).toEqual({
        exitCode: 2,
        errors: [`stemma: ${option}: ${name} cannot be the name of a file; choose another [INVALID_INPUT]`],
      });
    },
  );

  it.each(["--output", "--manifest"])("are no folders where %s names one", async (option) => {
    const at = await folder();
    for (const place of [at("."), at("none/")]) {
      expect(await stemma(["analyze", option, place])).toEqual({
        exitCode: 1,
        errors: [`stemma: cannot write ${place}: it is a folder; name a file in it [OUTPUT_FAILED]`],
      });
    }
    expect(await readdir(at("."))).toHaveLength(4);
  });
});
