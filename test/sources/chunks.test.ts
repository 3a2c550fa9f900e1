import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chunkBytes, turnBytes } from "../../src/sources/chunks.ts";
import { linesOf } from "../../src/sources/lines.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { startOf } from "../../src/sources/place.ts";
import { createSlabs } from "../../src/sources/slabs.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stemma-chunks-"));
});
afterAll(() => rm(folder, { recursive: true }));

// Each line says its number, so that a chunk that was overwritten shows; some are longer than a chunk.
const lines = Array.from({ length: 4000 }, (_, n) => `${n} `.repeat(n % 1000 === 999 ? chunkBytes / 4 : 40));

describe("chunks of a file, which are overwritten", () => {
  it.each(["plain", "gzip"] as const)("give every line of a %s file of many chunks", async (packing) => {
    const text = Buffer.from(lines.join("\n"));
    expect(text.length).toBeGreaterThan(7 * chunkBytes);
    const path = join(folder, packing);
    await writeFile(path, packing === "gzip" ? gzipSync(text) : text);
    const read: string[] = [];
    for await (const line of linesOf((await openInput(path)).read(), startOf(path))) read.push(line.text);
    expect(read).toEqual(lines);
  });

  it("leave the event loop its turns", async () => {
    const path = join(folder, "long");
    await writeFile(path, Buffer.alloc(3 * turnBytes));
    let turns = 0;
    const count = () => {
      turns++;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    for await (const chunk of (await openInput(path)).read()) expect(chunk.length).toBe(chunkBytes);
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});

describe("slabs", () => {
  it("give memory that nobody else has", () => {
    const slabs = createSlabs();
    const sizes = [0, 1, 7, 8, 9, 100_000, 262_144, 262_145, 900_000, 3, 250_000];
    const taken = sizes.map((size, i) => slabs.take(size).fill(i));
    for (const [i, bytes] of taken.entries()) {
      expect(bytes.length).toBe(sizes[i]);
      expect(bytes.every((byte) => byte === i)).toBe(true);
    }
  });
});
