import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { unpack } from "../../src/net/unpack.ts";

const large = Buffer.from("0123456789abcdef".repeat(200_000));
const limit = 10_000_000;

describe("unpack", () => {
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a byte", Buffer.from("a")],
    ["more than is unpacked at a time", large],
  ])("unpacks %s", async (_, bytes) => {
    expect(await unpack(gzipSync(bytes), "gzip", limit)).toEqual({ state: "whole", bytes });
  });

  it("unpacks all members, whatever the last one says of its length", async () => {
    const members = Buffer.concat([gzipSync(large), gzipSync("end")]);
    const unpacked = await unpack(members, "gzip", limit);
    expect(unpacked).toEqual({ state: "whole", bytes: Buffer.concat([large, Buffer.from("end")]) });
  });

  it("stops at the limit, where it is above what is unpacked at a time and where it is below", async () => {
    for (const most of [2_000_000, 1_000]) {
      expect(await unpack(gzipSync(large), "gzip", most)).toEqual({ state: "too_large" });
    }
  });

  it("tells what was cut, in its trailer too", async () => {
    const packed = gzipSync(large);
    for (const end of [2, 100, packed.length - 2]) {
      expect(await unpack(packed.subarray(0, end), "gzip", limit)).toEqual({ state: "cut" });
    }
  });
});
