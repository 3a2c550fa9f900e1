import { describe, expect, it } from "vitest";
import { haveOneSignature } from "../../../src/text/values/claim-signature.ts";
import { toldChanges } from "./told-changes.ts";

describe("a quantifier", () => {
  it.each([
    ["en", "Most millers were smiths.", "Some millers were smiths.", "Most > Some"],
    ["en", "All mills burned.", "Nearly all mills burned.", "All > Nearly all"],
    ["en", "A majority of mills burned.", "Few mills burned.", "A majority of > Few"],
    ["en", "The mill was always open.", "The mill was often open.", "always > often"],
    ["en", "It is a partly open mill.", "It is an entirely open mill.", "partly > entirely"],
    ["en", "It ran in some years.", "It ran in a few years.", "some > a few"],
    ["de", "Die meisten Mühlen brannten.", "Einige Mühlen brannten.", "Die meisten > Einige"],
    ["de", "Sie stand immer offen.", "Sie stand selten offen.", "immer > selten"],
    ["fr", "Tous les moulins ont brûlé.", "Certains moulins ont brûlé.", "Tous les > Certains"],
    ["fr", "Beaucoup d'enfants y jouent.", "Peu d'enfants y jouent.", "Beaucoup d' > Peu d'"],
    ["es", "Muchas casas ardieron.", "Pocas casas ardieron.", "Muchas > Pocas"],
    ["es", "Está siempre abierto.", "Está a menudo abierto.", "siempre > a menudo"],
    ["it", "Molti mulini bruciarono.", "Alcuni mulini bruciarono.", "Molti > Alcuni"],
    ["pt", "Todos os moinhos arderam.", "Alguns moinhos arderam.", "Todos os > Alguns"],
    ["pt", "Às vezes está aberto.", "Sempre está aberto.", "Às vezes > Sempre"],
    ["nl", "De meeste molens brandden.", "Sommige molens brandden.", "De meeste > Sommige"],
    ["pl", "Wszystkie młyny spłonęły.", "Niektóre młyny spłonęły.", "Wszystkie > Niektóre"],
    ["ru", "Многие мельницы сгорели.", "Почти все мельницы сгорели.", "Многие > Почти все"],
    ["sv", "De flesta kvarnar brann.", "Några kvarnar brann.", "De flesta > Några"],
    ["da", "Møllen var ofte åben.", "Møllen var sjældent åben.", "ofte > sjældent"],
    ["no", "Noen møller brant.", "Alle møller brant.", "Noen > Alle"],
  ])("may take the place of another in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([`quantifier: ${told}`]);
    expect(haveOneSignature(from, to, language)).toBe(true);
  });

  it("is told beside other values, and wherever one changes", () => {
    expect(toldChanges("Many of 5 mills burned.", "Most of 6 mills burned.", "en")).toEqual([
      "quantifier: Many > Most",
      "number: 5 > 6",
    ]);
    expect(
      toldChanges("Most mills and most farms burned.", "Some mills and all farms burned.", "en"),
    ).toEqual(["quantifier: Most > Some", "quantifier: most > all"]);
    expect(toldChanges("Some mills, not 5 farms, burned.", "Many mills, 5 farms, burned.", "en")).toEqual([
      "quantifier: Some > Many",
      "negation: not > null",
    ]);
    expect(toldChanges("It has 5 always open gates.", "It has often open gates.", "en")).toEqual([
      "quantifier: always > often",
      "number: 5 > null",
    ]);
    expect(toldChanges("All mills 13 burned.", "Some mills [13] burned.", "en")).toEqual([
      "quantifier: All > Some",
    ]);
  });

  it.each([
    ["en", "Mills burned.", "Most mills burned.", "null > Most"],
    ["en", "Many mills, and many farms, burned.", "Mills, and many farms, burned.", "Many > null"],
    ["en", "The mill was open.", "The mill was sometimes open.", "null > sometimes"],
    ["en", "Most millers do not agree.", "Millers do not agree.", "Most > null"],
    ["en", "It was partly burned.", "It was burned.", "partly > null"],
    ["en", "It is most often open.", "It is open.", "most often > null"],
    ["en", "It is open more often than not.", "It is open.", "more often than not > null"],
    ["en", "Mills burned.", "Quite a few mills burned.", "null > Quite a few"],
    ["de", "Mühlen brannten.", "Viele Mühlen brannten.", "null > Viele"],
    ["de", "Die meisten Mühlen brannten.", "Mühlen brannten.", "Die meisten > null"],
    ["fr", "Il est souvent ouvert.", "Il est ouvert.", "souvent > null"],
    ["es", "Casas ardieron.", "Pocas casas ardieron.", "null > Pocas"],
    ["it", "È talvolta aperto.", "È aperto.", "talvolta > null"],
    ["pt", "Está aberto.", "Está raramente aberto.", "null > raramente"],
    ["nl", "De molen is meestal open.", "De molen is open.", "meestal > null"],
    ["nl", "Molens brandden.", "De meeste molens brandden.", "null > De meeste"],
    ["pl", "Młyn był rzadko otwarty.", "Młyn był otwarty.", "rzadko > null"],
    ["ru", "Мельницы сгорели.", "Многие мельницы сгорели.", "null > Многие"],
    ["sv", "Kvarnen är ofta öppen.", "Kvarnen är öppen.", "ofta > null"],
    ["da", "Møllen er åben.", "Møllen er undertiden åben.", "null > undertiden"],
    ["no", "Mange møller brant.", "Møller brant.", "Mange > null"],
  ])("may come or go in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([`quantifier: ${told}`]);
    expect(haveOneSignature(from, to, language)).toBe(true);
  });

  it("may come or go beside other values", () => {
    expect(toldChanges("In 1904 mills burned.", "In 1905 most mills burned.", "en")).toEqual([
      "date: 1904 > 1905",
      "quantifier: null > most",
    ]);
    expect(toldChanges("It has 5 open gates.", "It has some open gates.", "en")).toEqual([
      "number: 5 > null",
      "quantifier: null > some",
    ]);
  });

  it.each([
    ["a word that says the same", "Many mills burned.", "Numerous mills burned."],
    ["all, which came", "Mills burned.", "All mills burned."],
    ["some, which went", "Some mills burned.", "Mills burned."],
    ["a word for what holds in general", "Mills can burn.", "Mills can generally burn."],
    ["how much it is", "Prices vary widely.", "Prices vary."],
    ["the most of an adverb", "Mills, most notably this, burned.", "Mills, notably this, burned."],
    ["a few of the last", "In the last few years mills burned.", "In the last years mills burned."],
    ["more words that say the same", "It is usually open.", "It is most often open."],
    ["one for another elsewhere", "Some mills did not burn.", "Mills did not all burn."],
    ["one more with a word", "Mills burned.", "Most old mills burned."],
    ["one that moved", "All mills burned here.", "Mills all burned here."],
    ["a neighbour that changed with it", "Most mills burned.", "Some farms burned."],
    ["a sentence of nothing else", "Always.", "Often."],
    ["a negation reworded", "Some of it is not new.", "Not all of it is new."],
    ["a negation that went into it", "Not all of it is new.", "Some of it is new."],
    ["a part of another word", "The allmills burned.", "The somemills burned."],
  ])("is not told for %s", (_, from, to) => {
    expect(toldChanges(from, to, "en")).toEqual([]);
  });

  it("does not come between a negation and what it negates", () => {
    expect(toldChanges("None of it is new.", "All of it is new.", "en")).toEqual(["negation: None > null"]);
    expect(toldChanges("Not all of it is new.", "All of it is new.", "en")).toEqual(["negation: Not > null"]);
  });

  it("is a hedge before a number", () => {
    expect(toldChanges("Some 50 mills burned.", "About 50 mills burned.", "en")).toEqual([
      "hedge: Some > About",
    ]);
  });
});
