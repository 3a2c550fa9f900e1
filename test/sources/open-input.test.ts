import { execFileSync } from "node:child_process";
import { appendFile, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { chunkBytes } from "../../src/sources/chunks.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { type Tool, unpackWith } from "../../src/sources/unpack-tool.ts";
import { pieces } from "./export-xml/read-all.ts";

const plain = Buffer.from(Array.from({ length: 40_000 }, (_, i) => `line ${i} of a text\n`).join(""));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stemma-test-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(Buffer.from(chunk));
  return Buffer.concat(read);
}

async function readFile(path: string): Promise<Buffer> {
  return bytesOf((await openInput(path)).read());
}

/** What a program makes of bytes, or `null` where it is not installed. */
function packed(program: string, ...parameters: readonly string[]): Buffer | null {
  try {
    return execFileSync(program, parameters, {
      input: plain,
      maxBuffer: 1e8,
      stdio: ["pipe", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}

const packings: readonly (readonly [string, Buffer | null])[] = [
  ["plain", plain],
  ["gzip", gzipSync(plain)],
  ["gzip of two members", Buffer.concat([gzipSync(plain.subarray(0, 900)), gzipSync(plain.subarray(900))])],
  ["bzip2", packed("bzip2", "-c")],
  ["xz", packed("xz", "-c")],
  ["zstd", packed("zstd", "-cq")],
];

describe("openInput", () => {
  for (const [name, bytes] of packings) {
    it.skipIf(bytes === null)(`reads ${name} from a file, twice, whatever its name`, async () => {
      const input = await openInput(await fileOf("-odd name;$(x).dat", bytes ?? plain));
      expect(input.isRepeatable).toBe(true);
      expect((await bytesOf(input.read())).equals(plain)).toBe(true);
      expect((await bytesOf(input.read())).equals(plain)).toBe(true);
    });

    it.skipIf(bytes === null)(`reads ${name} from the standard input, once`, async () => {
      const input = await openInput("-", pieces(bytes ?? plain, 1, 2, 5000));
      expect(input.isRepeatable).toBe(false);
      expect((await bytesOf(input.read())).equals(plain)).toBe(true);
    });
  }

  for (const [name, bytes] of packings.slice(1)) {
    it.skipIf(bytes === null)(`says INPUT_TRUNCATED of ${name} that is cut`, async () => {
      const cut = (bytes ?? plain).subarray(0, ((bytes ?? plain).length * 2) / 3);
      await expect(readFile(await fileOf("cut", cut))).rejects.toMatchObject({ code: "INPUT_TRUNCATED" });
      const input = await openInput("-", pieces(cut, 5000));
      await expect(bytesOf(input.read())).rejects.toMatchObject({ code: "INPUT_TRUNCATED" });
    });
  }

  it("says INPUT_MALFORMED of broken gzip", async () => {
    const broken = gzipSync(plain).fill(0x55, 50, 90);
    await expect(readFile(await fileOf("broken", broken))).rejects.toMatchObject({ code: "INPUT_MALFORMED" });
  });

  it("says INPUT_NOT_FOUND of a missing file and of a folder", async () => {
    await expect(openInput(join(folder, "none"))).rejects.toMatchObject({ code: "INPUT_NOT_FOUND" });
    await expect(openInput(folder)).rejects.toMatchObject({ code: "INPUT_NOT_FOUND" });
  });

  it.each([
    [
      "a part of whose path is no folder",
      "plain/x",
      ": there is no such file, because a part of its path is not a folder",
    ],
    ["whose name is too long", "a".repeat(300), ": its name is too long; name a file that exists"],
    ["that is a link to itself", "circle", ": its links do not lead to a file; name the file itself"],
  ])("says of a file %s what to do", async (_, name, message) => {
    await fileOf("plain", Buffer.from(plain));
    await symlink("circle", join(folder, "circle")).catch(() => undefined);
    const path = join(folder, name);
    await expect(openInput(path)).rejects.toMatchObject({
      code: "INPUT_NOT_FOUND",
      message: `${path}${message}`,
    });
  });

  it.skipIf(process.platform !== "linux")(
    "says of a file that fails while it is read what to do",
    async () => {
      const input = await openInput("/proc/self/mem");
      await expect(bytesOf(input.read())).rejects.toMatchObject({
        code: "INPUT_NOT_FOUND",
        message: "/proc/self/mem: the file cannot be read (EIO); fetch it again, or name another",
      });
    },
  );

  it.each(packings.slice(0, 3))(
    "tells how much of a file is read, from anew each time: %s",
    async (name, bytes) => {
      const input = await openInput(await fileOf(`shared-${name}`, bytes ?? plain));
      expect(input.share?.()).toBeNull();
      for (const _ of [1, 2]) {
        const shares: (number | null | undefined)[] = [];
        for await (const _chunk of input.read()) shares.push(input.share?.());
        expect(shares.at(-1)).toBe(1);
        if (name === "plain") expect(shares[0]).toBe(chunkBytes / plain.length);
      }
    },
  );

  it("does not take a file that grows for more than read", async () => {
    const path = await fileOf("growing", plain);
    const input = await openInput(path);
    await appendFile(path, plain);
    for await (const _ of input.read()) expect(input.share?.()).toBeLessThanOrEqual(1);
    expect(input.share?.()).toBe(1);
  });

  it.each(packings.slice(3))(
    "does not know how much of a file another program has read: %s",
    async (name, bytes) => {
      if (bytes === null) return;
      const input = await openInput(await fileOf(`unpacked-${name}`, bytes));
      for await (const _ of input.read()) expect(input.share?.()).toBeNull();
    },
  );

  it("does not know how much of a stream is read", async () => {
    expect((await openInput("-", pieces(plain, 5000))).share).toBeUndefined();
  });

  it("reads an empty file as nothing", async () => {
    expect((await readFile(await fileOf("empty", new Uint8Array(0)))).length).toBe(0);
  });

  it.each(packings.slice(0, 2))(
    "is read no further once its reader is interrupted (%s)",
    async (name, bytes) => {
      const interrupt = new AbortController();
      const path = await fileOf(`interrupted-${name}`, bytes ?? plain);
      const chunks = (await openInput(path, undefined, interrupt.signal)).read();
      interrupt.abort();
      await expect(bytesOf(chunks)).rejects.toMatchObject({ code: "CANCELLED" });
    },
  );

  it("cannot unpack 7z from a stream, and says so", async () => {
    const magic = Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]);
    const input = await openInput("-", pieces(magic));
    await expect(bytesOf(input.read())).rejects.toMatchObject({ code: "INPUT_MALFORMED" });
  });

  it("passes on what the standard input fails with", async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield gzipSync(plain).subarray(0, 100);
      throw new Error("the cable was cut");
    }
    const input = await openInput("-", failing());
    await expect(bytesOf(input.read())).rejects.toThrow("the cable was cut");
  });

  for (const [name, bytes] of packings) {
    it.skipIf(bytes === null)(`does not take ${name} for whole that fails where it may end`, async () => {
      async function* failing(): AsyncGenerator<Uint8Array> {
        yield bytes ?? plain;
        throw Object.assign(new Error("the cable was cut"), { code: "ECONNRESET", syscall: "read" });
      }
      const input = await openInput("-", failing());
      await expect(bytesOf(input.read())).rejects.toMatchObject({ code: "INPUT_NOT_FOUND" });
    });
  }
});

describe("unpackWith", () => {
  const node = (script: string): Tool => ({
    packages: ["a-package", "a-formula"],
    parameters: ["-e", script],
    programs: [process.execPath],
  });
  const nothing = { chunks: pieces(Buffer.alloc(0)), kind: "stream" } as const;

  it("runs a program beside Node, not beside an input that may have brought one along", async () => {
    const tool = node("process.stdout.write(process.cwd())");
    const told = await bytesOf(unpackWith(tool, nothing, "a.xz"));
    expect(told.toString()).toBe(dirname(process.execPath));
  });

  it("gives a program where others are and the locale, and no other part of an environment with secrets", async () => {
    const set = { PATH: "/usr/bin", LC_ALL: "C.UTF-8", STEMMA_WIKI_PASSWORD: "hush", XZ_OPT: "--keep" };
    for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const tool = node("process.stdout.write(JSON.stringify(process.env))");
    const told = JSON.parse((await bytesOf(unpackWith(tool, nothing, "a.xz"))).toString());
    expect(Object.keys(set).filter((name) => name in told)).toEqual(["PATH", "LC_ALL"]);
  });

  it("names the packages of a program that is missing", async () => {
    const tool: Tool = { packages: ["some-utils", "some"], parameters: [], programs: ["no-such-program"] };
    await expect(bytesOf(unpackWith(tool, nothing, "a.xz"))).rejects.toMatchObject({
      code: "TOOL_MISSING",
      message:
        "a.xz: unpacking needs the program no-such-program: apt install some-utils, or brew install some",
    });
  });

  it("names every program that would do where all are missing", async () => {
    const tool: Tool = {
      packages: ["some-utils", "some"],
      parameters: [],
      programs: ["no-such", "nor-such"],
    };
    await expect(bytesOf(unpackWith(tool, nothing, "a.7z"))).rejects.toThrow(
      "a.7z: unpacking needs the program no-such or nor-such: apt install",
    );
  });

  it("takes the next program where the first is missing", async () => {
    const tool: Tool = {
      ...node('process.stdout.write("1\\n")'),
      programs: ["no-such-program", process.execPath],
    };
    expect((await bytesOf(unpackWith(tool, nothing, "a.xz"))).toString()).toBe("1\n");
  });

  it("takes no output for whole when the program fails after it", async () => {
    const tool = node("process.stdout.write('half'); process.exitCode = 3");
    await expect(bytesOf(unpackWith(tool, nothing, "a.xz"))).rejects.toMatchObject({
      code: "INPUT_TRUNCATED",
    });
  });

  it("ends the program when the reader stops", async () => {
    const tool = node("console.log(process.pid); setInterval(() => console.log('x'.repeat(99999)), 1)");
    let pid = 0;
    for await (const chunk of unpackWith(tool, nothing, "a.xz")) {
      pid = Number.parseInt(Buffer.from(chunk).toString(), 10);
      break;
    }
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
