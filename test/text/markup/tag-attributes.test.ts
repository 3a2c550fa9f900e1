import { describe, expect, it } from "vitest";
import { tagAttributes } from "../../../src/text/markup/tag-attributes.ts";

describe("tagAttributes", () => {
  it.each([
    ['name="a b" group=n', { group: "n", name: "a b" }],
    ["NAME = 'a'", { name: "a" }],
    ["name=a/b", { name: "a/b" }],
    ['name="a', { name: "a" }],
    ["name", {}],
    ["= a", {}],
    ["name=a name=b", { name: "b" }],
    ["имя=a name=ह", { name: "ह", имя: "a" }],
    ["__proto__=x", { ["__proto__"]: "x" }],
  ])("reads %s", (text, attributes) => {
    expect([...tagAttributes(text)].sort()).toEqual(Object.entries(attributes).sort());
  });
});
