import { describe, expect, it } from "vitest";
import { linkPrefix } from "../../../src/text/markup/link-prefix.ts";

const inFront = (text: string, language: string) => linkPrefix(text, text.indexOf("[["), language);

describe("linkPrefix", () => {
  it.each([
    ["ar", "في ال[[قاهرة]]", "ال"],
    ["arz", "في ال[[قاهرة]]", "ال"],
    ["ar", "(ال[[قاهرة]])", "ال"],
    ["ar", "في [[القاهرة]]", ""],
    ["ar", "[[القاهرة]]", ""],
    ["is", "í Norður-[[Ameríka]]", "Norður-"],
    ["uk", "місто «[[Київ]]»", "«"],
    ["uk", "недо[[пара]]", ""],
    ["ka", "სა[[ქართველო]]", "სა"],
    ["uz", "oʻ[[zbek]]", "oʻ"],
    ["en", "un[[likely]]", ""],
    ["", "un[[likely]]", ""],
  ])("%s: %s", (language, text, prefix) => {
    expect(inFront(text, language)).toBe(prefix);
  });

  it("is looked for in so much of a long word", () => {
    expect(inFront(`${"ا".repeat(5000)}[[قاهرة]]`, "ar")).toHaveLength(100);
  });
});
