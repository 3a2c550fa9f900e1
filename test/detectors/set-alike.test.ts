import { describe, expect, it } from "vitest";
import { setAlike, showAlike } from "../../detectors/set-alike.ts";

describe("setAlike", () => {
  it.each([
    ["a<br />b</br>c", "a<br>b<br>c"],
    ["5&nbsp;km, 5&#160;km, 5&#xA0;km, 5\u202fkm", "5 km, 5 km, 5 km, 5 km"],
    ["caf&eacute; 1990&ndash;2000", "café 1990–2000"],
    ["[[Mill|Mill]], [[Mill|Mills]], [[Old mill]]s", "[[Mill]], [[Mill]]s, [[Old mill]]s"],
    ["&#1055;&#x441;&#128169;", "Пс\u{1f4a9}"],
  ])("writes %s as %s", (text, alike) => {
    expect(setAlike(text)).toBe(alike);
  });

  // As itself, each of these could be markup.
  it.each(["&lt;br&gt;", "&#124;", "&#91;&#91;a", "&amp;eacute;", "&#39;&#39;a"])("leaves %s", (text) => {
    expect(setAlike(text)).toBe(text);
  });

  it.each(["[[Mill|mill]]", "[[Mill|Millé]]", "[[:Mill|:Mill]]", "[[Mill|Mill|Mill]]"])(
    "leaves the label of %s",
    (text) => {
      expect(setAlike(text)).toBe(text);
    },
  );

  it("leaves what names no character", () => {
    expect(setAlike("R&D; &nosuch; &#xFFFFFF;")).toBe("R&D; &nosuch; &#xFFFFFF;");
  });
});

describe("showAlike", () => {
  it("is true of texts that differ in how they are written, and not of others", () => {
    expect(showAlike("caf&eacute;<br />", "café<br>")).toBe(true);
    expect(showAlike("caf&eacute;", "cafe")).toBe(false);
  });
});
