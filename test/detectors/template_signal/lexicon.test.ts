import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { lexicons } from "../../../detectors/template_signal/lexicon/index.ts";
import { foldName, lexiconOf } from "../../../detectors/template_signal/lexicon.ts";

const folder = resolve(import.meta.dirname, "../../../detectors/template_signal/lexicon");
const files = [...lexicons.values()];

describe("lexicon", () => {
  it("knows at least 20 languages", () => {
    expect(lexicons.size).toBeGreaterThanOrEqual(20);
  });

  it("lists every file in its folder", () => {
    const languages = readdirSync(folder)
      .map((file) => file.replace(".ts", ""))
      .filter((name) => name !== "index" && name !== "lexicon-file");
    expect([...lexicons.keys()].sort()).toEqual(languages.sort());
  });

  it.each(files)("of $language gives each name one signal", ({ names }) => {
    const all = Object.values(names).flatMap((some) => some.map(foldName));
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });

  it.each(files)("of $language writes names as titles are written", ({ names, prefixes, suffixes }) => {
    const parts = [prefixes, suffixes].flatMap((some) => Object.values(some ?? {}).flat());
    const all = Object.values(names).flat();
    expect(all.filter((name) => name !== name.trim() || /[_{}|[\]#<>]| {2}/.test(name))).toEqual([]);
    expect([...all, ...parts].filter((name) => name === "" || name !== name.normalize("NFC"))).toEqual([]);
  });

  it.each(files)("of $language knows what readers are told most", ({ language, names }) => {
    for (const signal of ["citation_needed", "dispute", "sources", "deletion", "protection"] as const) {
      const name = names[signal]?.[0] ?? "";
      expect(lexiconOf(language)?.signalOf(name), `the first name under ${signal}`).toBe(signal);
    }
  });

  it.each([
    ["According to whom", "cleanup"],
    ["Expand Spanish", "cleanup"],
    ["Not in citation", "sources"],
    ["Cfd full", "deletion"],
    ["POVsection", "dispute"],
    ["Fv", "sources"],
    ["Citeweb", "citation"],
    ["AI-generated", "cleanup"],
    ["AI-generated inline", "cleanup"],
    ["LLM", "cleanup"],
    ["AI-retrieved source", "sources"],
  ])("knows English {{%s}} for what its like are", (name, signal) => {
    expect(lexiconOf("en")?.signalOf(name)).toBe(signal);
  });

  it.each([
    ["ar", "حقيقة", "citation_needed"],
    ["el", "πηγή", "citation_needed"],
    ["he", "מקור", "citation_needed"],
    ["th", "เป็นกลาง", "dispute"],
    ["cs", "Celkově zpochybněno", "dispute"],
    ["ko", "좁은 견해", "cleanup"],
    ["zh", "d", "deletion"],
    ["es", "Cita", "other"],
    ["es", "Cita requerida", "citation_needed"],
    ["fr", "Citation", "other"],
    ["fr", "Citation bloc", "other"],
    ["ro", "Citat", "other"],
    ["ro", "Citat carte", "citation"],
    ["fr", "citation étrangère", "other"],
    ["fr", "Citation nécessaire", "citation_needed"],
    ["fr", "Référence obsolète", "sources"],
    ["nl", "referentie gewenst", "citation_needed"],
    ["tr", "Kaynak", "citation"],
    ["tr", "Kaynaksız", "sources"],
    ["tr", "Delil", "citation_needed"],
    ["uk", "Докладніше", "navigation"],
    ["fa", "چه\u200cکسی", "cleanup"],
    ["fa", "پک", "citation"],
    ["fa", "منبع زنده", "blp"],
    ["fa", "مشکلات متعدد", "cleanup"],
    ["fa", "گسترش از زبان انگلیسی", "cleanup"],
    ["fa", "جعبه ابهام\u200cزدایی", "navigation"],
    ["fa", "جعبه گشتن", "navigation"],
    ["fa", "جعبه اطلاعات-نیاز", "other"],
    ["fa", "جعبه زندگی\u200cنامه", "infobox"],
    ["he", "תיבת ארכיון", "other"],
  ])("knows on a wiki in %s what {{%s}} stands for", (language, name, signal) => {
    expect(lexiconOf(language)?.signalOf(name)).toBe(signal);
  });

  it.each([
    ["en.wiktionary.org", "Syn", "other"],
    ["de.wiktionary.org", "coi", "other"],
    ["wiktionary.org", "Surname", "other"],
    ["en.wikinews.org", "source", "citation"],
    ["en.wikivoyage.org", "see", "other"],
    ["en.wiktionary.org:8080/w", "Rfd", "deletion"],
    ["en.wikipedia.org", "Syn", "sources"],
    ["notwiktionary.org", "Syn", "sources"],
    ["", "Source", "sources"],
  ])("knows what the project of %j means by {{%s}}", (wiki, name, signal) => {
    expect(lexiconOf("en", wiki)?.signalOf(name)).toBe(signal);
  });

  it.each([
    ["pl", "źródła", "other"],
    ["fr", "source", "citation"],
    ["it", "Pn", "other"],
    ["it", "noref", "sources"],
  ])("knows what a Wiktionary in %s means by {{%s}}", (language, name, signal) => {
    expect(lexiconOf(language, `${language}.wiktionary.org`)?.signalOf(name)).toBe(signal);
  });

  it("says that it looked into a project's names first", () => {
    expect(lexiconOf("ja", "ja.wiktionary.org")?.version).toMatch(/^wiktionary@\d+ ja@\d+ en@\d+$/);
    expect(lexiconOf("ja", "ja.wikipedia.org")).toBe(lexiconOf("ja"));
    expect(lexiconOf("xx", "xx.wiktionary.org")).toBeNull();
  });

  it("looks up a variant in its language", () => {
    expect(lexiconOf("zh-hant")).toBe(lexiconOf("zh"));
  });

  it("says which files it looked into", () => {
    expect(lexiconOf("ja")?.version).toMatch(/^ja@\d+ en@\d+$/);
  });

  it("has none for a language without a file", () => {
    expect(lexiconOf("xx")).toBeNull();
    expect(lexiconOf("")).toBeNull();
    expect(lexiconOf("constructor")).toBeNull();
  });
});
