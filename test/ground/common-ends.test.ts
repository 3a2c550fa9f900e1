import { describe, expect, it } from "vitest";
import { commonEnds, endsLongerThan } from "../../src/ground/common-ends.ts";
import { seeded } from "../page/random-edits.ts";

function byHand(a: Buffer, b: Buffer) {
  const most = Math.min(a.length, b.length);
  let prefix = 0;
  while (prefix < most && a[prefix] === b[prefix]) prefix++;
  let suffix = 0;
  while (suffix < most - prefix && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) suffix++;
  return { prefix, suffix };
}

/** Texts of one to several thousand letters, equal but for a place or two. */
function* pairs(): Generator<readonly [Buffer, Buffer]> {
  const random = seeded(7);
  const below = (most: number) => Math.floor(random() * most);
  const edited = (text: Buffer) => {
    const at = below(text.length + 1);
    return Buffer.concat([text.subarray(0, at), Buffer.alloc(below(3), "x"), text.subarray(at + below(3))]);
  };
  for (let i = 0; i < 2000; i++) {
    const a = Buffer.alloc(below(i % 2 === 0 ? 10_000 : 100_000), "ab");
    yield [a, i % 3 === 0 ? edited(edited(a)) : edited(a)];
  }
}

describe("commonEnds", () => {
  it("counts no byte of a repeated text twice", () => {
    expect(commonEnds(Buffer.from("abab"), Buffer.from("ababab"))).toEqual({ prefix: 4, suffix: 0 });
  });

  it("takes equal texts as one beginning", () => {
    expect(commonEnds(Buffer.from("abc"), Buffer.from("abc"))).toEqual({ prefix: 3, suffix: 0 });
  });

  it("agrees with a byte by byte count for differences at any place", () => {
    for (const [a, b] of pairs()) expect(commonEnds(a, b)).toEqual(byHand(a, b));
  });
});

describe("endsLongerThan", () => {
  it("tells the common ends where they are longer together than so many bytes", () => {
    for (const [a, b] of pairs()) {
      const ends = commonEnds(a, b);
      const length = ends.prefix + ends.suffix;
      if (length > 0) expect(endsLongerThan(length - 1, a, b)).toEqual(ends);
      expect(endsLongerThan(length, a, b)).toBeNull();
    }
  });

  it("finds them where one of them is all there is", () => {
    const [rain, snow] = [Buffer.from("rain, rain"), Buffer.from("rain, snow")];
    expect(endsLongerThan(5, rain, snow)).toEqual({ prefix: 6, suffix: 0 });
    expect(endsLongerThan(3, Buffer.from("now, snow"), Buffer.from("rain, snow"))).toEqual({
      prefix: 0,
      suffix: 6,
    });
  });
});
