import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { gunzip } from "../../src/sources/gunzip.ts";

describe("gunzip", () => {
  it("leaves what the system says of the file to who reads it, and calls the packing broken for nothing", async () => {
    const failure = Object.assign(new Error("EIO: i/o error, read"), { code: "EIO", syscall: "read" });
    async function* packed() {
      yield gzipSync("A lamp.").subarray(0, 12);
      throw failure;
    }
    await expect(gunzip(packed(), "lamp.xml.gz").next()).rejects.toBe(failure);
  });
});
