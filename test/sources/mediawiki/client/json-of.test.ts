import { describe, expect, it } from "vitest";
import { jsonOf } from "../../../../src/sources/mediawiki/client/json-of.ts";

describe("jsonOf", () => {
  it.each([
    ["ASCII", "plain"],
    ["Latin", "café"],
    ["Hindi", "प्रकाश स्तंभ"],
    ["characters beyond 16 bits", "a 𝒶 😀 z"],
    ["half a pair, escaped", "\ud800"],
    ["a zero", "a\u0000b"],
  ])("reads %s as it was written", (_, text) => {
    expect(jsonOf(Buffer.from(JSON.stringify({ text })))).toEqual({ text });
  });

  it("leaves a byte order mark out", () => {
    expect(jsonOf(Buffer.from('\uFEFF{"é":1}'))).toEqual({ é: 1 });
  });

  it("reads what is no UTF-8 with the replacement character", () => {
    expect(jsonOf(Buffer.from('"é\xff"', "latin1"))).toBe("\uFFFD\uFFFD");
  });

  // Of each V8 would make gigabytes, and nothing is heard meanwhile.
  it.each([
    ["lists in lists", `${"[".repeat(2_000_000)}${"]".repeat(2_000_000)}`],
    ["empty objects", `[${"{},".repeat(2_000_000)}{}]`],
    ["members", `{${'"a":0,'.repeat(2_000_000)}"a":0}`],
  ])("reads none that has millions of %s", (_, body) => {
    expect(jsonOf(Buffer.from(body))).toBeUndefined();
  });

  it("takes no mark of a text for a list, an object or what parts them", () => {
    const text = `\\"${"[[{{,".repeat(400_000)}`;
    expect(jsonOf(Buffer.from(JSON.stringify({ text })))).toEqual({ text });
  });

  it.each(["", "{", "<html>é</html>"])("says of %j that it is none", (body) => {
    expect(jsonOf(Buffer.from(body))).toBeUndefined();
  });
});
