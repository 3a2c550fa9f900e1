import { execFileSync } from "node:child_process";
import {
  chmod,
  link,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { openNewOutput, openOutput } from "../../../src/cli/files/output.ts";
import { testHost } from "../../support/test-host.ts";

vi.mock("node:fs/promises", async (original) => {
  const { link, open, ...rest } = await original<typeof import("node:fs/promises")>();
  return { ...rest, link: vi.fn(link), open: vi.fn(open) };
});

const noLinks = () =>
  vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error("EPERM: link"), { code: "EPERM" }));

async function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "stemma-output-"));
}

describe("openOutput", () => {
  it("leaves a file as it was until all is written", async () => {
    const file = join(await folder(), "events");
    await writeFile(file, "old");
    const output = await openOutput(file, testHost().host);
    await output.write("new “text”");
    expect(await readFile(file, "utf8")).toBe("old");
    await output.finish();
    expect(await readFile(file, "utf8")).toBe("new “text”");
  });

  it.skipIf(process.platform === "win32")(
    "leaves nothing behind where the disk refuses the permissions of the earlier file",
    async () => {
      const place = await folder();
      const file = join(place, "events");
      await writeFile(file, "old");
      await chmod(file, 0o666);
      const { open: opened } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
      const closed = vi.fn();
      vi.mocked(open).mockImplementationOnce(async (...which) => {
        const handle = await opened(...which);
        vi.spyOn(handle, "close").mockImplementationOnce(async () => {
          closed();
          await handle.close();
        });
        vi.spyOn(handle, "chmod").mockRejectedValueOnce(
          Object.assign(new Error("EPERM: fchmod"), { code: "EPERM" }),
        );
        return handle;
      });
      await expect(openOutput(file, testHost().host)).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
      expect([await readdir(place), closed.mock.calls.length]).toEqual([["events"], 1]);
    },
  );

  it("writes a whole file of each of two runs at once, and no other file", async () => {
    const place = await folder();
    const [file, own] = [join(place, "events"), join(place, "events.partial")];
    await writeFile(own, "a file of the user's");
    const [one, two] = [await openOutput(file, testHost().host), await openOutput(file, testHost().host)];
    await one.write("one".repeat(100_000));
    await two.write("two");
    await one.finish();
    expect(await readFile(file, "utf8")).toBe("one".repeat(100_000));
    await two.finish();
    expect(await readFile(file, "utf8")).toBe("two");
    expect([await readFile(own, "utf8"), await readdir(place)]).toEqual([
      "a file of the user's",
      ["events", "events.partial"],
    ]);
  });

  it.skipIf(process.platform === "win32").each([0o600, 0o664])(
    "lets those read a file anew who might read it before (%o)",
    async (mode) => {
      const place = await folder();
      const file = join(place, "events");
      await writeFile(file, "old");
      await chmod(file, mode);
      const output = await openOutput(file, testHost().host);
      const modes = await Promise.all((await readdir(place)).map((name) => stat(join(place, name))));
      await output.finish();
      expect([...modes, await stat(file)].map((one) => one.mode & 0o777)).toEqual([mode, mode, mode]);
    },
  );

  it("leaves nothing of its own behind when its place is taken meanwhile", async () => {
    const place = await folder();
    const [fresh, taken] = [join(place, "fresh"), join(place, "taken")];
    const outputs = [await openNewOutput(fresh), await openOutput(taken, testHost().host)];
    await writeFile(fresh, "another's");
    await mkdir(taken);
    for (const output of outputs) {
      await output.write("new");
      await expect(output.finish()).rejects.toMatchObject({ code: "OUTPUT_FAILED" });
      await output.discard();
    }
    expect([await readdir(place), await readFile(fresh, "utf8")]).toEqual([["fresh", "taken"], "another's"]);
  });

  it("makes a new file on a disk without links", async () => {
    const place = await folder();
    const output = await openNewOutput(join(place, "fresh"));
    await output.write("new");
    noLinks();
    await output.finish();
    expect([await readdir(place), await readFile(join(place, "fresh"), "utf8")]).toEqual([["fresh"], "new"]);
  });

  it("takes nobody's place on a disk without links", async () => {
    const place = await folder();
    const output = await openNewOutput(join(place, "taken"));
    await writeFile(join(place, "taken"), "another's");
    noLinks();
    await expect(output.finish()).rejects.toThrow("EEXIST");
    await output.discard();
    expect([await readdir(place), await readFile(join(place, "taken"), "utf8")]).toEqual([
      ["taken"],
      "another's",
    ]);
  });

  it("leaves nothing behind when what was written is discarded", async () => {
    const place = await folder();
    const output = await openOutput(join(place, "events"), testHost().host);
    await output.write("new");
    await output.discard();
    expect(await readdir(place)).toEqual([]);
  });

  it("says of a folder that is not there no name but its file's", async () => {
    const file = join(await folder(), "none", "events");
    await expect(openOutput(file, testHost().host)).rejects.toMatchObject({
      code: "OUTPUT_FAILED",
      message: `cannot write ${file}: ENOENT: no such file or directory; make its folder, or name another file`,
    });
  });

  it("writes texts longer than its buffer in order", async () => {
    const file = join(await folder(), "events");
    const texts = ["a", "é".repeat(200_000), "b", "c".repeat(100_000), "d"];
    const output = await openOutput(file, testHost().host);
    for (const text of texts) await output.write(text);
    await output.finish();
    expect(await readFile(file, "utf8")).toBe(texts.join(""));
  });

  it("writes bytes of any length behind the text before them, and copies what is used again", async () => {
    const file = join(await folder(), "events");
    const output = await openOutput(file, testHost().host);
    const bytes = Buffer.from("ab");
    await output.write("1");
    await output.writeBytes(bytes);
    bytes.write("cd");
    await output.writeBytes(bytes);
    await output.writeBytes(Buffer.alloc(300_000, "e"));
    await output.write("2");
    await output.finish();
    expect(await readFile(file, "utf8")).toBe(`1abcd${"e".repeat(300_000)}2`);
  });

  it.skipIf(process.platform === "win32")("writes through a pipe and leaves it in its place", async () => {
    const pipe = join(await folder(), "pipe");
    execFileSync("mkfifo", [pipe]);
    const heard = readFile(pipe, "utf8");
    const output = await openOutput(pipe, testHost().host);
    await output.write("through");
    await output.finish();
    expect(await heard).toBe("through");
    expect((await lstat(pipe)).isFIFO()).toBe(true);
  });

  it("replaces the file behind a symbolic link, not the link", async () => {
    const place = await folder();
    const [file, name] = [join(place, "events"), join(place, "link")];
    await writeFile(file, "old");
    await symlink(file, name);
    const output = await openOutput(name, testHost().host);
    await output.write("new");
    await output.finish();
    expect(await readFile(file, "utf8")).toBe("new");
    expect((await lstat(name)).isSymbolicLink()).toBe(true);
  });
  it("makes the file that a symbolic link leads to, and leaves the link", async () => {
    const place = await folder();
    const name = join(place, "link");
    await mkdir(join(place, "elsewhere"));
    await symlink("elsewhere/events", name);
    const output = await openOutput(name, testHost().host);
    await output.write("new");
    await output.finish();
    expect(await readFile(join(place, "elsewhere/events"), "utf8")).toBe("new");
    expect((await lstat(name)).isSymbolicLink()).toBe(true);
    expect(await readdir(join(place, "elsewhere"))).toEqual(["events"]);
  });
});
