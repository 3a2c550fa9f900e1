import { describe, expect, it } from "vitest";
import { linkTrail } from "../../../src/text/markup/link-trail.ts";

const behind = (text: string, language: string) => linkTrail(text, text.indexOf("]]") + 2, language);

describe("linkTrail", () => {
  it.each([
    ["en", "[[lamp]]s now", "s"],
    ["en", "[[lamp]]S", ""],
    ["en", "[[lamp]]é", ""],
    ["en", "[[lamp]]''s''", ""],
    ["en", "[[lamp]]", ""],
    ["", "[[lamp]]s", "s"],
    ["de", "[[Tür]]öffner.", "öffner"],
    ["de-at", "[[Tür]]öffner.", "öffner"],
    ["ru", "[[лампа]]ми.", "ми"],
    ["ca", "[[llum]]'s", "'s"],
    ["ca", "[[llum]]''s''", ""],
    ["br", "[[lamp]]c'hoù.", "c'hoù"],
    ["hi", "[[दीप]]ों से", "ों"],
    ["fa", "[[چراغ]]‌ها", "‌ها"],
    ["fa", "[[چراغ]]s", ""],
    ["bew", "[[lampu]]nyè.", "nyè"],
    ["kus", "[[fʋtɩla]]nɛ̃ baa", "nɛ̃"],
    ["tig", "[[ፋኑስ]]ታት ", "ታት"],
    ["yua", "[[kib]]oób.", "oób"],
    ["zh", "[[灯]]s", ""],
    ["zh", "[[灯]]笼", ""],
  ])("takes in %s what %j has behind its link", (language, text, trail) => {
    expect(behind(text, language)).toBe(trail);
  });

  it("takes a million letters", () => {
    expect(behind(`[[llum]]${"s".repeat(1_000_000)}`, "ca")).toHaveLength(1_000_000);
  });
});
