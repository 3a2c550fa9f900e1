import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeManifest } from "../../../src/cli/files/write-manifest.ts";
import { main } from "../../../src/cli/main.ts";
import { testHost } from "../../support/test-host.ts";

const folder = () => mkdtemp(join(tmpdir(), "stemma-manifest-"));

describe("writeManifest", () => {
  it.each(["analyze", "export"])("fails before %s begins where it cannot be written", async (command) => {
    const place = await folder();
    const { host, out, errors } = testHost();
    const manifest = join(place, "none", "account.json");
    expect(await main([command, "--output", join(place, "events"), "--manifest", manifest], host)).toBe(1);
    expect(errors()).toEqual([
      `stemma: cannot write ${manifest}: ENOENT: no such file or directory; make its folder, or name another file [OUTPUT_FAILED]`,
    ]);
    expect([out(), await readdir(place)]).toEqual(["", []]);
  });

  it.each([0, 1, 3])("writes %s pages one by one, as if all at once", async (count) => {
    const place = join(await folder(), "account");
    const alone: boolean[] = [];
    const pages = Array.from({ length: count }, (_, i) => ({
      title: `Line\n${i}`,
      toJSON(member: string) {
        alone.push(member === "");
        return { title: this.title, events: { sentence_removed: i } };
      },
    }));
    const account = { source: { input: "dump.xml" }, pages };
    await writeManifest(place, testHost().host, async () => account);
    expect(alone).toEqual(pages.map(() => true));
    expect(await readFile(place, "utf8")).toBe(`${JSON.stringify(account, null, 2)}\n`);
  });

  it("leaves nothing behind where the work fails", async () => {
    const place = await folder();
    const work = async () => {
      throw new Error("failed");
    };
    await expect(writeManifest(join(place, "account"), testHost().host, work)).rejects.toThrow("failed");
    expect(await readdir(place)).toEqual([]);
  });

  it.skipIf(process.platform === "win32")("waits for who reads a pipe when the work is done", async () => {
    const pipe = join(await folder(), "pipe");
    execFileSync("mkfifo", [pipe]);
    let heard: Promise<string> | null = null;
    const work = async () => {
      heard = readFile(pipe, "utf8");
      return { pages: [] };
    };
    expect(await writeManifest(pipe, testHost().host, work)).toEqual({ pages: [] });
    expect(JSON.parse((await heard) ?? "")).toEqual({ pages: [] });
  });
});
