import { describe, expect, it } from "vitest";
import { claimSignature, haveOneSignature } from "../../../src/text/values/claim-signature.ts";
import { changedValues } from "../../../src/text/values/value-changes.ts";
import { takeValues } from "../../../src/text/values/values.ts";

const changes = (language: string, from: string, to: string) =>
  changedValues(takeValues(from, language), takeValues(to, language)).map(
    (change) => `${change.from} > ${change.to}`,
  );

describe("evenedEndings", () => {
  it.each([
    ["tr", "Köprü 1990'da yapıldı.", "Köprü 1993'te yapıldı.", "1990 > 1993"],
    ["tr", "Nüfusu 12.345’tir.", "Nüfusu 12.640’tır.", "12.345 > 12.640"],
    ["tr", "Ligi 5'inci bitirdi.", "Ligi 6'ncı bitirdi.", "5 > 6"],
    ["tr", "1980'lerde çalıştı.", "1990'larda çalıştı.", "1980 > 1990"],
    ["tr", "Kent 1923'ün sonunda kuruldu.", "Kent 1922'nin sonunda kuruldu.", "1923 > 1922"],
    ["tr", "Oyların %25'ini aldı.", "Oyların %26'sını aldı.", "%25 > %26"],
    ["az", "Körpü 1990-cı ildə tikilib.", "Körpü 1993-cü ildə tikilib.", "1990 > 1993"],
    ["hu", "A híd 1990-ben épült.", "A híd 1993-ban épült.", "1990 > 1993"],
    ["hu", "1990. május 3-án született.", "1990. május 4-én született.", "1990. május 3 > 1990. május 4"],
    ["hu", "1990. május 1-jén született.", "1990. május 3-án született.", "1990. május 1 > 1990. május 3"],
    ["hu", "Az 1980-as években élt.", "Az 1990-es években élt.", "1980 > 1990"],
    ["lt", "Liko 3-ias varžybose.", "Liko 4-as varžybose.", "3 > 4"],
    ["lt", "Buvo 3-iojo pulko vadas.", "Buvo 5-ojo pulko vadas.", "3 > 5"],
    ["sv", "Han kom på 2:a plats.", "Han kom på 3:e plats.", "2 > 3"],
    ["bg", "Той е 1-ви.", "Той е 3-ти.", "1 > 3"],
    ["bg", "На 2-ро място.", "На 1-во място.", "2 > 1"],
    ["ru", "Он стал 1-м.", "Он стал 2-ом.", "1 > 2"],
    ["hu", "A híd 1990\u2011ben épült.", "A híd 1993\u2011ban épült.", "1990 > 1993"],
    ["hu", "A híd 1990\u2010ben épült.", "A híd 1993-ban épült.", "1990 > 1993"],
    [
      "hu",
      "1990. május 3\u2011án született.",
      "1990. május 4-én született.",
      "1990. május 3 > 1990. május 4",
    ],
    ["az", "Körpü 1990\u2011cı ildə tikilib.", "Körpü 1993-cü ildə tikilib.", "1990 > 1993"],
  ])("lets a number be another one in %s: %s", (language, from, to, change) => {
    expect(changes(language, from, to)).toEqual([change]);
    expect(haveOneSignature(from, to, language)).toBe(true);
    expect(claimSignature(from, language)).toBe(claimSignature(to, language));
  });

  it.each([
    ["another case", "tr", "Köprü 1990'da yapıldı.", "Köprü 1991'den yapıldı."],
    ["a word behind a space", "tr", "Köprü 1990 da yapıldı.", "Köprü 1991 de yapıldı."],
    ["a word behind a dash", "hu", "A híd 1990–ben épült.", "A híd 1993–ban épült."],
    ["another case", "hu", "A híd 1990-ben épült.", "A híd 1991-ig épült."],
    ["another language", "en", "The 1990-as bridge.", "The 1991-es bridge."],
  ])("is none for %s", (_, language, from, to) => expect(changes(language, from, to)).toEqual([]));
});
