import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, sha1, sha256 } from "../src/json.ts";

describe("canonicalJson", () => {
  it("writes members in the order of UTF-16 code units", () => {
    // The example of RFC 8785, section 3.2.3.
    const value = { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 };
    expect(canonicalJson(value)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
  });

  it("writes numbers as JavaScript does", () => {
    expect(canonicalJson([-0, 1e21, 1e-7, 0.1, 333333333.3333333])).toBe(
      "[0,1e+21,1e-7,0.1,333333333.3333333]",
    );
  });

  it("leaves out members that are undefined", () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it.each([
    ["NaN", Number.NaN],
    ["an infinity", Number.POSITIVE_INFINITY],
    ["a function", () => 1],
    ["a big integer", 1n],
    ["an undefined element", [undefined]],
    ["a lone surrogate", "\ud800"],
    ["a lone surrogate beside a quote", '"\ud800'],
    ["a lone surrogate in a name", { "\udc00": 1 }],
    ["a date", { at: new Date(0) }],
    ["a map", new Map([["a", 1]])],
    ["a promise", [Promise.resolve(1)]],
  ])("refuses %s", (_, value) => {
    expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: "INVALID_EVENT" }));
  });

  it("writes plain objects of another realm, and those that inherit nothing", () => {
    expect(canonicalJson(runInNewContext("({ b: 1, a: { c: 2 } })"))).toBe('{"a":{"c":2},"b":1}');
    expect(canonicalJson(Object.assign(Object.create(null), { b: 1, a: 2 }))).toBe('{"a":2,"b":1}');
  });

  it("refuses nesting without end", () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(() => canonicalJson(circle)).toThrow(/nesting/);
  });

  it("gives the same text for any order of members, and a text that parses to the same value", {
    tags: "long",
  }, () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue({ stringUnit: "grapheme" })),
        (value) => {
          const reversed = Object.fromEntries(Object.entries(value).reverse());
          expect(canonicalJson(reversed)).toBe(canonicalJson(value));
          expect(JSON.stringify(JSON.parse(canonicalJson(value)))).toBe(
            JSON.stringify(JSON.parse(canonicalJson(reversed))),
          );
        },
      ),
    );
  });
});

describe("digests", () => {
  it("are those of the UTF-8", () => {
    expect(sha256("कहानी")).toBe(createHash("sha256").update("कहानी", "utf8").digest("hex"));
    expect(sha1("कहानी")).toBe(sha1(Buffer.from("कहानी")));
  });
});
