import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { unpack } from "../../src/net/unpack.ts";

const large = Buffer.from("0123456789abcdef".repeat(200_000));
const limit = 10_000_000;

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Digest of what came out whole: to compare megabytes byte by byte takes vitest ten seconds. */
async function unpacked(packed: Buffer): Promise<string> {
  const body = await unpack([packed], "gzip", limit);
  return body.state === "whole" ? sha256(body.bytes) : body.state;
}

describe("unpack", () => {
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a byte", Buffer.from("a")],
    ["megabytes", large],
  ])("unpacks %s", async (_, bytes) => {
    expect(await unpacked(gzipSync(bytes))).toBe(sha256(bytes));
  });

  it.each([
    ["identity", Buffer.from("tea")],
    ["x-gzip", gzipSync("tea")],
    [" GZIP", gzipSync("tea")],
  ])("reads what is said to be %j", async (encoding, sent) => {
    expect(await unpack([sent], encoding, limit)).toEqual({ state: "whole", bytes: Buffer.from("tea") });
  });

  it("takes an answer without a body for whole, though it is said to be packed", async () => {
    expect(await unpack([], "gzip", limit)).toEqual({ state: "whole", bytes: Buffer.alloc(0) });
  });

  it("unpacks all members, whatever the last one says of its length", async () => {
    const members = Buffer.concat([gzipSync(large), gzipSync("end")]);
    expect(await unpacked(members)).toBe(sha256(Buffer.concat([large, Buffer.from("end")])));
  });

  it("takes no more memory than the packed bytes can hold, whatever they say of their length", async () => {
    const packed = Buffer.concat([gzipSync("a"), Buffer.from([0, 0, 0, 0x7f])]);
    const body = await unpack([packed], "gzip", 2 ** 31);
    const [text, bytes] = body.state === "whole" ? [body.bytes.toString(), body.bytes.buffer.byteLength] : [];
    expect(text).toBe("a");
    expect(bytes).toBeLessThan(100_000);
  });

  it("stops at the limit, where it is above the least that is unpacked at a time and where it is below", async () => {
    for (const most of [2_000_000, 1_000]) {
      expect(await unpack([gzipSync(large)], "gzip", most)).toEqual({ state: "too_large" });
    }
  });

  it("tells what was cut, in its trailer too", async () => {
    const packed = gzipSync(large);
    for (const end of [2, 100, packed.length - 2]) {
      expect(await unpack([packed.subarray(0, end)], "gzip", limit)).toEqual({ state: "cut" });
    }
  });
});
