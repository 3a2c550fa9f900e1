import { describe, expect, it } from "vitest";
import { pack, unpack } from "../../src/store/packed.ts";

describe("unpack", () => {
  it("gives nothing where the bytes are not those that were packed", () => {
    const [was, is] = ["The lamp burns oil.", "The lamp burns gas."].map((text) => pack(Buffer.from(text)));
    const exchanged = Buffer.concat([was?.subarray(0, 20) ?? "", is?.subarray(20) ?? ""].map(Buffer.from));
    expect(unpack(exchanged)).toBeNull();
  });
});
