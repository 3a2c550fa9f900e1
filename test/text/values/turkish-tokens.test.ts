import { describe, expect, it } from "vitest";
import { claimSignature, haveOneSignature } from "../../../src/text/values/claim-signature.ts";
import { takeValues } from "../../../src/text/values/values.ts";
import { toldChanges } from "./told-changes.ts";

const changes = (from: string, to: string, language = "tr") => toldChanges(from, to, language);

describe("turkishShares", () => {
  it.each([
    ["Nüfusun yüzde ellisi Türk.", "Nüfusun %50'si Türk."],
    ["Nüfusun yüzde yirmi dördü Türk.", "Nüfusun %24'ü Türk."],
    ["Yaklaşık yüzde 50'si Türk.", "Yaklaşık %50'si Türk."],
    ["Binde beşi Türk.", "Binde 5'i Türk."],
    ["Oran yüzde altı oldu.", "Oran %6 oldu."],
    ["Oran yüzde yüz oldu.", "Oran %100 oldu."],
    ["Nüfusun yüzde biri Türk.", "Nüfusun %1'i Türk."],
  ])("reads one value in both: %s %s", (from, to) => {
    expect(takeValues(from, "tr").words).toBe(takeValues(to, "tr").words);
    expect(changes(from, to)).toEqual([]);
  });

  it("tells a share that changed", () => {
    const [from, to] = ["Nüfusun yüzde otuzu Türk.", "Nüfusun yüzde otuz beşi Türk."];
    expect(changes(from, to)).toEqual(["amount: yüzde otuz > yüzde otuz beş"]);
    expect(claimSignature(from, "tr")).toBe(claimSignature(to, "tr"));
  });

  it.each([
    ["Oran yüzde (ellisi) oldu.", "Oran yüzde (otuzu) oldu.", ["amount: yüzde (elli > yüzde (otuz"]],
    ["Oran yüzde tam oldu.", "Oran 22 yüzde) tam 5 oldu.", null],
  ])("gives both one signature, whatever parts their words: %s", (from, to, told) => {
    expect(takeValues(from, "tr").words).toBe(takeValues(to, "tr").words);
    expect(claimSignature(from, "tr")).toBe(claimSignature(to, "tr"));
    if (told !== null) expect(changes(from, to)).toEqual(told);
  });

  it("leaves a word that begins as a number does", () => {
    expect(takeValues("Onu gördü, yüzde biraz kan vardı.", "tr").values).toEqual([]);
  });
});

describe("turkishTokens", () => {
  it.each([
    ["Burası bir köy değildir.", "Burası bir köydür."],
    ["O bir doktor değildir.", "O bir doktordur."],
    ["Bu kitap değildir.", "Bu kitaptır."],
    ["Evli değildir.", "Evlidir."],
    ["Bu bir renk değildir.", "Bu bir renktir."],
    ["Nehrin rengi sarı değildir.", "Nehrin rengi sarıdır."],
    ["Başkent Ankara değildir.", "Başkent Ankara'dır."],
    ["Aslen Ankara'da değildir.", "Aslen Ankara'dadır."],
  ])("joins to a word what negates it: %s %s", (from, to) => {
    expect(changes(from, to)).toEqual(["negation: değildir > null"]);
    expect(changes(to, from)).toEqual(["negation: null > değildir"]);
    expect(haveOneSignature(from, to, "tr")).toBe(true);
    expect(claimSignature(from, "tr")).toBe(claimSignature(to, "tr"));
  });

  it.each([
    ["another word", "O bir doktor değildir.", "O bir doktorun."],
    ["another vowel", "O bir doktor değildir.", "O bir doktordır."],
    ["a name with and without its apostrophe", "Başkent Ankara'dır.", "Başkent Ankaradır."],
  ])("tells nothing of %s", (_, from, to) => {
    expect(changes(from, to)).toEqual([]);
  });

  it("leaves `değil` and a unit as they are", () => {
    expect(changes("O doktor değil.", "O doktor.")).toEqual(["negation: değil > null"]);
    expect(changes("Uzunluk 5 km değildir.", "Uzunluk 6 km değildir.")).toEqual(["amount: 5 km > 6 km"]);
  });

  it("is read on Turkish wikis alone", () => {
    expect(changes("O bir doktor değildir.", "O bir doktordur.", "en")).toEqual([]);
    expect(haveOneSignature("O bir doktor değildir.", "O bir doktordur.", "en")).toBe(false);
  });
});
