import { describe, expect, it } from "vitest";
import { localWords } from "../../../src/text/markup/local-template.ts";

describe("localWords", () => {
  it.each([
    ["{{s-|XIX}}", "fr", "XIXe siècle"],
    ["{{S|XIX|e}}", "fr", "XIXe siècle"],
    ["{{s-|I}}", "fr", "Ier siècle"],
    ["{{s-|I|er}}", "fr", "Ier siècle"],
    ["{{-s-|III|e}}", "fr", "IIIe siècle av. J.-C."],
    ["{{sp-|XVII|e|et|XVIII|e|s}}", "fr", "XVIIe et XVIIIe siècles"],
    ["{{sp|XVII|e|au|XVIII|e}}", "fr", "XVIIe au XVIIIe siècle"],
    ["{{1er}}", "fr", "1er"],
    ["{{e}}", "fr", "e"],
    ["{{e}}", "en", ""],
    ["{{XIXe siècle}}", "fr", "XIXe siècle"],
    ["{{XIXe_siècle}}", "fr", "XIXe siècle"],
    ["{{date|5|mai|1904}}", "fr", "5 mai 1904"],
    ["{{Date-|1 mai 1904}}", "fr", "1er mai 1904"],
    ["{{date|1er|mai|1904|en musique}}", "fr", "1er mai 1904"],
    ["{{nb|4500}}", "fr", "4\u00a0500"],
    ["{{Nombre|4500|habitants}}", "fr", "4\u00a0500\u00a0habitants"],
    ["{{число|4500|км}}", "ru", "4\u00a0500\u00a0км"],
    ["{{Num|12,5}}", "ru", "12,5"],
    ["{{fmtn|4500|habitantes}}", "pt", "4\u00a0500\u00a0habitantes"],
    ["{{siglo|XIX||s}}", "es", "siglo XIX"],
    ["{{Siglo|II|a|S}}", "es", "Siglo II a. C."],
  ])("of %s (%s) is %s", (call, language, shown) => {
    expect(localWords(`so ${call}, and`, 3, 3 + call.length, language)).toBe(shown);
  });

  it.each([
    ["{{s-|XIX}}", "ru"],
    ["{{s-|XIX}}", ""],
    ["{{s-|19}}", "fr"],
    ["{{s-|XIX|ème}}", "fr"],
    ["{{s-|XIX|e|av.}}", "fr"],
    ["{{s-|{{rom|XIX}}}}", "fr"],
    ["{{sp-|XVII|e}}", "fr"],
    ["{{date|5|mai|1904|âge=oui}}", "fr"],
    ["{{date||mai|1904}}", "fr"],
    ["{{date|5|mai|1904}}", "en"],
    ["{{nb|4500}}", "en"],
    ["{{nombre|4500}}", "es"],
    ["{{num|4500}}", "fr"],
    ["{{число|много|км}}", "ru"],
    ["{{ébauche}}", "fr"],
    ["{{siglo|XIX}}", "es"],
    ["{{s-|XIX}}", "es"],
  ])("is not known of %s (%s)", (call, language) => {
    expect(localWords(call, 0, call.length, language)).toBe("");
  });
});
