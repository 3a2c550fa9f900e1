import { describe, expect, it } from "vitest";
import { commonEnds } from "../src/common-ends.ts";
import { seeded } from "./page/random-edits.ts";

function byHand(a: Buffer, b: Buffer) {
  const most = Math.min(a.length, b.length);
  let prefix = 0;
  while (prefix < most && a[prefix] === b[prefix]) prefix++;
  let suffix = 0;
  while (suffix < most - prefix && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) suffix++;
  return { prefix, suffix };
}

describe("commonEnds", () => {
  it("counts no byte of a repeated text twice", () => {
    expect(commonEnds(Buffer.from("abab"), Buffer.from("ababab"))).toEqual({ prefix: 4, suffix: 0 });
  });

  it("takes equal texts as one beginning", () => {
    expect(commonEnds(Buffer.from("abc"), Buffer.from("abc"))).toEqual({ prefix: 3, suffix: 0 });
  });

  it("agrees with a byte by byte count for differences at any place", () => {
    const random = seeded(7);
    const below = (most: number) => Math.floor(random() * most);
    for (let i = 0; i < 2000; i++) {
      const a = Buffer.alloc(below(10_000), "ab");
      const at = below(a.length + 1);
      const b = Buffer.concat([a.subarray(0, at), Buffer.alloc(below(3), "x"), a.subarray(at + below(3))]);
      expect(commonEnds(a, b)).toEqual(byHand(a, b));
    }
  });
});
