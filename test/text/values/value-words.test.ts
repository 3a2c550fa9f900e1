import { describe, expect, it } from "vitest";
import { changedValues } from "../../../src/text/values/value-changes.ts";
import { takeValues } from "../../../src/text/values/values.ts";

const changes = (from: string, to: string, language: string) =>
  changedValues(takeValues(from, language), takeValues(to, language)).map(
    (change) => `${change.kind}: ${change.from} > ${change.to}`,
  );

const normals = (text: string, language: string) =>
  takeValues(text, language).values.map(({ kind, normal }) => `${kind} ${normal}`);

describe("the values of a wiki in Hebrew, Greek or Persian", () => {
  it.each([
    ["he", "הוא אינו רופא.", "הוא רופא.", "negation: אינו > null"],
    ["he", "הוא הגיע.", "הוא מעולם לא הגיע.", "negation: null > מעולם לא"],
    ["he", "אין שם נהר.", "יש שם נהר.", "negation: אין > null"],
    ["he", "נולד ב-12 במאי 1990 בחיפה.", "נולד ב-13 במאי 1990 בחיפה.", "date: 12 במאי 1990 > 13 במאי 1990"],
    ["he", "נולד בינואר 1990 בחיפה.", "נולד ביוני 1990 בחיפה.", "date: בינואר 1990 > ביוני 1990"],
    ["he", "גרים בה 5 מיליון איש.", "גרים בה 6 מיליון איש.", "number: 5 מיליון > 6 מיליון"],
    ["he", 'היא 3 ק"מ מכאן.', 'היא 4 ק"מ מכאן.', 'amount: 3 ק"מ > 4 ק"מ'],
    ["he", 'נבנה 300 לפנה"ס כאן.', "נבנה 300 לספירה כאן.", 'date: 300 לפנה"ס > 300 לספירה'],
    ["el", "Δεν ήταν εκεί.", "Ήταν εκεί.", "negation: Δεν > null"],
    ["el", "Ζει με σκύλο.", "Δεν ζει με σκύλο.", "negation: null > Δεν"],
    ["el", "Ήρθε στις 12 Μαΐου 1990.", "Ήρθε στις 12 Ιουνίου 1990.", "date: 12 Μαΐου 1990 > 12 Ιουνίου 1990"],
    ["el", "Ήρθε την 1η Μαΐου.", "Ήρθε την 2η Μαΐου.", "date: 1η Μαΐου > 2η Μαΐου"],
    ["el", "Έχει 5 εκατ. ευρώ.", "Έχει 6 εκατ. ευρώ.", "amount: 5 εκατ. ευρώ > 6 εκατ. ευρώ"],
    ["fa", "او پزشک نیست.", "او پزشک است.", "negation: نیست > null"],
    ["fa", "او می‌رود.", "او نمی‌رود.", "negation: null > نمی"],
    ["fa", "ساعت ۵ می‌رسد.", "ساعت ۶ می‌رسد.", "number: ۵ > ۶"],
    ["fa", "در ۱۲ مه ۱۹۹۰ آمد.", "در ۱۲ ژوئن ۱۹۹۰ آمد.", "date: ۱۲ مه ۱۹۹۰ > ۱۲ ژوئن ۱۹۹۰"],
    ["fa", "در ۱۲ فوریه آمد.", "در ۱۲ اردیبهشت آمد.", "date: ۱۲ فوریه > ۱۲ اردیبهشت"],
    ["fa", "سه شهر با ۵۰ هزار نفر.", "سه شهر با ۶۰ هزار نفر.", "amount: ۵۰ هزار نفر > ۶۰ هزار نفر"],
  ])("are told in %s: %s %s", (language, from, to, told) => {
    expect(changes(from, to, language)).toEqual([told]);
  });

  it.each([
    ["he", "נולד ב־12 במאי 1990.", "נולד ב־12 מאי 1990.", "another form of a month"],
    ["he", "לאה הגיעה.", "הגיעה.", "a name that begins like a negation"],
    ["he", "המאין הגיע.", "המיש הגיע.", "a word that ends like one"],
    ["el", "Η δε κόρη ήρθε.", "Η κόρη ήρθε.", "a particle"],
    ["el", "Το δένδρο ήρθε.", "Το ήρθε.", "a word that begins like a negation"],
    ["el", "Έχει 5 εκατ. ευρώ.", "Έχει 5.000.000 ευρώ.", "the number in digits"],
    ["fa", "جمعیت ۵۰ هزار نفر است.", "جمعیت 50000 نفر است.", "the number in digits"],
    ["fa", "در نیستان بود.", "در استان بود.", "a word that begins like a negation"],
    ["fa", "او هرگز نرفت.", "او نرفت.", "what stands beside another negation"],
    ["fa", "جمعیت ۱۲٬۵۰۰ نفر، ۳٫۵ درصد.", "جمعیت 12,500 نفر، 3.5%.", "digits of the language"],
    ["en", "Η λέξη δεν είναι לא εδώ.", "Η λέξη είναι εδώ.", "words of another wiki's language"],
  ])("are left alone in %s: %s %s (%s)", (language, from, to) => {
    expect(changes(from, to, language)).toEqual([]);
  });

  it("keep months of the Iranian year apart", () => {
    expect(normals("۱۲ فوریه ۱۳۶۹ و ۱۲ اردیبهشت ۱۳۶۹", "fa")).toEqual(["date 1369-2-12", "date 1369-14-12"]);
  });
});

describe("`không phải là` on a wiki in Vietnamese", () => {
  it("is the negation of `là`", () => {
    expect(changes("Ông không phải là bác sĩ.", "Ông là bác sĩ.", "vi")).toEqual([
      "negation: không phải là > null",
    ]);
    expect(changes("Nó là sông.", "Nó chưa phải là sông.", "vi")).toEqual(["negation: null > chưa phải là"]);
  });

  it("is not what must not be done", () => {
    expect(changes("Ông không phải đi.", "Ông phải đi.", "vi")).toEqual(["negation: không > null"]);
    expect(changes("Ông phải là bác sĩ.", "Ông là bác sĩ.", "vi")).toEqual([]);
  });
});
