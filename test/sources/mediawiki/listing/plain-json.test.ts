import { describe, expect, it } from "vitest";
import { isObject } from "../../../../src/json.ts";
import { plainJson } from "../../../../src/sources/mediawiki/listing/plain-json.ts";

/** How many objects are within each other. */
function depthOf(value: unknown): number {
  return isObject(value) ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

describe("plainJson", () => {
  it("keeps what a wiki tells about an entry as it is", () => {
    const told = {
      "4::target": "Mill",
      count: { revisions: 3 },
      ids: [1, "2"],
      noredir: false,
      expiry: null,
    };
    expect(plainJson(told)).toEqual(told);
  });

  it("is empty where there is no object", () => {
    expect([[], "a", 1, null].map(plainJson)).toEqual([{}, {}, {}, {}]);
  });

  it("cuts long texts and names, and leaves no half of a character", () => {
    const long = `${"a".repeat(1_999)}\u{1f33e}`;
    expect(plainJson({ [long]: long, "\ud800": ["\udc00"] })).toEqual({
      [`${"a".repeat(1_999)}\ufffd`]: `${"a".repeat(1_999)}\ufffd`,
      "\ufffd": ["\ufffd"],
    });
  });

  it("takes 200 members of an object, and of a list", () => {
    const list = Array.from({ length: 201 }, (_, i) => i);
    const plain = plainJson({ list, ...Object.fromEntries(list.map((i) => [`n${i}`, i])) });
    expect(Object.keys(plain)).toHaveLength(200);
    expect(plain.list).toHaveLength(200);
  });

  it("goes seven objects deep", () => {
    const nested = JSON.parse(`${'{"a":'.repeat(50)}1${"}".repeat(50)}`);
    expect(depthOf(plainJson(nested))).toBe(7);
  });

  it("keeps a member called __proto__ apart from JavaScript", () => {
    const plain = plainJson(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(Object.keys(plain)).toEqual(["__proto__"]);
    expect("polluted" in plain).toBe(false);
  });
});
