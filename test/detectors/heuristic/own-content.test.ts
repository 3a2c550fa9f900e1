import { describe, expect, it } from "vitest";
import { ownContent } from "../../../detectors/heuristic/own-content.ts";

describe("ownContent", () => {
  it.each([
    ["a reference", "Rain.<ref>A</ref> Snow.", "Rain. Snow."],
    ["one in other letters and with white space", "Rain.<REF name=a\n>A</Ref > Snow.", "Rain. Snow."],
    ["one that is used again", "Rain.<ref name=a /> Snow.<ref>A</ref>", "Rain. Snow."],
    ["several", "<ref>A</ref>Rain.<ref>B</ref> Snow.<ref>C</ref> Hail.", "Rain. Snow. Hail."],
  ])("leaves out %s", (_, content, own) => {
    expect(ownContent(content)).toBe(own);
  });

  it.each([
    ["what has no closing tag", "Rain.<ref name=a /> <ref>Snow."],
    ["what is nothing but references", "<ref>A</ref> <ref>B</ref>"],
    ["another tag", "<references>A</references>"],
  ])("leaves as it is %s", (_, content) => {
    expect(ownContent(content)).toBe(content);
  });

  it("leaves one that is not closed, and all behind it", () => {
    expect(ownContent("Rain.<ref>A</ref> Snow.<ref>B <ref name=c />")).toBe(
      "Rain. Snow.<ref>B <ref name=c />",
    );
  });
});
