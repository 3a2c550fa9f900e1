import { describe, expect, it } from "vitest";
import { titleFault } from "../../../../src/sources/mediawiki/listing/invalid-title.ts";

describe("titleFault", () => {
  it.each(["Vic", "AC/DC", "C++", "कहानी", "Foo:Bar", ":Foo", "100% wool", "A...", "Talk:Foo#top", "~~"])(
    "passes %s",
    (title) => {
      expect(titleFault(title)).toBeNull();
    },
  );

  it.each([
    "",
    " _ ",
    "https://wiki.example/wiki/A",
    "A|B",
    "A<b>",
    "{{A}}",
    "[[A]]",
    "A\nB",
    "#A",
    "A%20B",
    "~~~~",
    "./A",
    "A/../B",
    "x".repeat(301),
  ])("finds fault with %j", (title) => {
    expect(titleFault(title)).not.toBeNull();
  });
});
