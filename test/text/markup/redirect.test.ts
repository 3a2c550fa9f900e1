import { describe, expect, it } from "vitest";
import { redirectTarget } from "../../../src/text/markup/redirect.ts";
import { english, grammarIn } from "../wikis.ts";

describe("redirectTarget", () => {
  it.each([
    ["#REDIRECT [[rain]]", "Rain"],
    ["#redirect[[Rain|the rain]]\nmore", "Rain"],
    ["\n #Redirect : [[rain_fall#Cause_and effect]]", "Rain fall#Cause and effect"],
    ["#REDIRECT [[:Category:Rain]]", "Category:Rain"],
    ["#REDIRECT [[caf%C3%A9]]", "Café"],
    ["#REDIRECT\n[[Rain]]", "Rain"],
  ])("reads %j", (text, target) => expect(redirectTarget(text, english)).toBe(target));

  it.each([
    "REDIRECT [[Rain]]",
    "# REDIRECT [[Rain]]",
    "#REDIRECT Rain",
    "#REDIRECT [[Rain",
    "#REDIRECT [[]]",
    "#REDIRECT [[a\nb]]",
    "#REDIRECT see [[Rain]]",
    "x #REDIRECT [[Rain]]",
    "#WEITERLEITUNG [[Regen]]",
    "",
  ])("finds none in %j", (text) => expect(redirectTarget(text, english)).toBeNull());

  it.each([
    ["de", "#WEITERLEITUNG [[Regen]]"],
    ["fr", "#REDIRECTION [[Regen]]"],
    ["ru", "#ПЕРЕНАПРАВЛЕНИЕ [[Regen]]"],
    ["ar", "#تحويل [[Regen]]"],
    ["hi", "#पुनर्प्रेषित [[Regen]]"],
    ["zh", "#重定向 [[Regen]]"],
    ["ja", "#転送 [[Regen]]"],
    ["ja", "＃転送 [[Regen]]"],
    ["tr", "#YÖNLENDİRME[[Regen]]"],
    ["az", "#İSTİQAMƏTLƏNDİRMƏ [[Regen]]"],
    ["bar", "#WEITERLEITUNG [[Regen]]"],
    ["bew", "#ALIH [[Regen]]"],
    ["iba", "#LENCONG [[Regen]]"],
    ["yua", "#REDIRECCIÓN [[Regen]]"],
    ["", "#WEITERLEITUNG [[Regen]]"],
    ["de", "#REDIRECT [[Regen]]"],
  ])("knows the words of %s", (language, text) => {
    expect(redirectTarget(text, grammarIn(language))).toBe("Regen");
  });
});
