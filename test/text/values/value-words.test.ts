import { describe, expect, it } from "vitest";
import { claimSignature } from "../../../src/text/values/claim-signature.ts";
import { takeValues } from "../../../src/text/values/values.ts";
import { toldChanges } from "./told-changes.ts";

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
    expect(toldChanges(from, to, language)).toEqual([told]);
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
    expect(toldChanges(from, to, language)).toEqual([]);
  });

  it("keep months of the Iranian year apart", () => {
    expect(normals("۱۲ فوریه ۱۳۶۹ و ۱۲ اردیبهشت ۱۳۶۹", "fa")).toEqual(["date 1369-2-12", "date 1369-14-12"]);
  });
});

describe("`không phải là` on a wiki in Vietnamese", () => {
  it("is the negation of `là`", () => {
    expect(toldChanges("Ông không phải là bác sĩ.", "Ông là bác sĩ.", "vi")).toEqual([
      "negation: không phải là > null",
    ]);
    expect(toldChanges("Nó là sông.", "Nó chưa phải là sông.", "vi")).toEqual([
      "negation: null > chưa phải là",
    ]);
  });

  it("is not what must not be done", () => {
    expect(toldChanges("Ông không phải đi.", "Ông phải đi.", "vi")).toEqual(["negation: không > null"]);
    expect(toldChanges("Ông phải là bác sĩ.", "Ông là bác sĩ.", "vi")).toEqual([]);
  });
});

describe("a number that looks like a year", () => {
  it.each([
    ["en", "The town has 1200 inhabitants.", "The town has 1250 inhabitants."],
    ["de", "Der Ort hat 1200 Einwohner.", "Der Ort hat 1250 Einwohner."],
    ["fr", "Le bourg a 1200 habitants.", "Le bourg a 1250 habitants."],
    ["es", "El pueblo tiene 1200 habitantes.", "El pueblo tiene 1250 habitantes."],
    ["it", "Il borgo ha 1200 abitanti.", "Il borgo ha 1250 abitanti."],
    ["pt", "A vila tem 1200 moradores.", "A vila tem 1250 moradores."],
    ["nl", "Het dorp heeft 1200 inwoners.", "Het dorp heeft 1250 inwoners."],
    ["pl", "Wieś ma 1200 mieszkańców.", "Wieś ma 1250 mieszkańców."],
    ["ru", "Там живут 1200 человек.", "Там живут 1250 человек."],
    ["uk", "Там живе 1200 осіб.", "Там живе 1250 осіб."],
    ["ar", "يسكنها 1200 نسمة.", "يسكنها 1250 نسمة."],
    ["hi", "वहाँ 1200 लोग हैं।", "वहाँ 1250 लोग हैं।"],
    ["bn", "সেখানে ১২০০ জন থাকেন।", "সেখানে ১২৫০ জন থাকেন।"],
  ])("is none before what it counts in %s: %s", (language, from, to) => {
    expect(toldChanges(from, to, language)).toEqual([expect.stringMatching(/^number: /)]);
  });

  it("is one behind a word that dates", () => {
    expect(normals("In 1900 residents built it.", "en")).toEqual(["date 1900"]);
    expect(normals("By 1900 people had left it.", "en")).toEqual(["date 1900"]);
    expect(normals("It was seen by 1900 people.", "en")).toEqual(["number 1900"]);
    expect(normals("Im Jahr 1900 Einwohner zählte er.", "de")).toEqual(["date 1900"]);
    expect(normals("После 1900 жителей стало больше.", "ru")).toEqual(["date 1900"]);
  });

  it.each([
    ["de", "Sie lebten in 1200 Haushalten.", "number 1200"],
    ["it", "Vivono qui in 1200 persone.", "number 1200"],
    ["hr", "To je grad od 1200 stanovnika.", "number 1200"],
    ["cs", "Je to město od 1200 obyvatel.", "number 1200"],
    ["hr", "Kuha se od 150 g.", "amount 150 g"],
    ["sr", "Растворити у 150 г.", "amount 150 g"],
  ])("is none behind a word that dates in another language in %s: %s", (language, text, value) => {
    expect(normals(text, language)).toEqual([value]);
  });

  it.each([
    ["pt", "Em 1900 habitantes fundaram a vila."],
    ["ro", "În 1900 locuitori au venit."],
    ["sv", "Sedan 1900 invånare kom hit."],
    ["sk", "V roku 1900 obyvateľov ubudlo."],
    ["fr", "Dès 1900 habitants et curés partent."],
    ["", "En 1900 habitantes fundaron la villa."],
    ["el", "In 1900 residents built it."],
  ])("is one behind a word that dates in the wiki's language in '%s': %s", (language, text) => {
    expect(normals(text, language)).toEqual(["date 1900"]);
  });
});

describe("areas", () => {
  it.each([
    [
      "en",
      "It covers 5 square miles.",
      "It covers 6 square miles.",
      "amount: 5 square miles > 6 square miles",
    ],
    ["de", "Er hat 5 Quadratkilometer.", "Er hat 5 km².", undefined],
    ["ru", "Площадь — 5,5 км².", "Площадь — 6,5 км².", "amount: 5,5 км² > 6,5 км²"],
    ["ru", "Площадь — 5 кв. км.", "Площадь — 5 км².", undefined],
    ["uk", "Площа — 5,5 км².", "Площа — 6,5 км².", "amount: 5,5 км² > 6,5 км²"],
    ["ar", "مساحتها 24 كم².", "مساحتها 25 كم².", "amount: 24 كم² > 25 كم²"],
    ["hi", "क्षेत्रफल 24 वर्ग किमी है।", "क्षेत्रफल 25 वर्ग किमी है।", "amount: 24 वर्ग किमी > 25 वर्ग किमी"],
    ["bn", "আয়তন ২৪ বর্গকিলোমিটার।", "আয়তন ২৫ বর্গকিলোমিটার।", "amount: ২৪ বর্গকিলোমিটার > ২৫ বর্গকিলোমিটার"],
    [
      "id",
      "Luasnya 2000 kilometer persegi.",
      "Luasnya 2010 km².",
      "amount: 2000 kilometer persegi > 2010 km²",
    ],
    ["cs", "Má 2000 čtverečních kilometrů.", "Má 2010 km².", "amount: 2000 čtverečních kilometrů > 2010 km²"],
    ["da", "Den har 2000 kvadratkilometer.", "Den har 2010 km².", "amount: 2000 kvadratkilometer > 2010 km²"],
    ["no", "Den har 2000 kvadratmeter.", "Den har 2010 m².", "amount: 2000 kvadratmeter > 2010 m²"],
    ["sv", "Den har 2000 kvadratkilometer.", "Den har 2010 km².", "amount: 2000 kvadratkilometer > 2010 km²"],
    ["fi", "Siinä on 2000 neliökilometriä.", "Siinä on 2010 km².", "amount: 2000 neliökilometriä > 2010 km²"],
  ])("are amounts in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual(told === undefined ? [] : [told]);
  });
});

describe("millimetres", () => {
  it.each([
    ["id", "Curah hujan 2000 milimeter.", "Curah hujan 2000 mm."],
    ["cs", "Spadlo 2000 milimetrů.", "Spadlo 2000 mm."],
    ["da", "Der falder 2000 millimeter.", "Der falder 2000 mm."],
    ["no", "Det faller 2000 millimeter.", "Det faller 2000 mm."],
    ["sv", "Det faller 2000 millimeter.", "Det faller 2000 mm."],
    ["fi", "Sataa 2000 millimetriä.", "Sataa 2000 mm."],
  ])("are amounts in %s: %s", (language, from, to) => {
    expect(normals(from, language)).toEqual(["amount 2000 mm"]);
    expect(toldChanges(from, to, language)).toEqual([]);
  });
});

describe("a year in brackets within a Japanese or Chinese date", () => {
  it.each([
    ["ja", "1990年(平成2年)5月3日に開業。", "1990年(平成2年)5月4日に開業。", "date: 5月3日 > 5月4日"],
    ["ja", "平成2年（1990年）5月3日に開業。", "平成2年（1990年）6月3日に開業。", "date: 5月3日 > 6月3日"],
    ["zh", "1990年(民國79年)5月3日成立。", "1990年(民國80年)5月3日成立。", "date: 79年 > 80年"],
    ["ja", "1990年5月3日に開業。", "1990年 5月4日に開業。", "date: 1990年5月3日 > 1990年 5月4日"],
  ])("is a date of its own: %s %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
  });
});

describe("a month cut short", () => {
  it.each([
    ["ru", "Он пришёл 3 окт. 1990 года.", "Он пришёл 3 нояб. 1990 года.", "date: 3 окт. 1990 > 3 нояб. 1990"],
    [
      "uk",
      "Він прийшов 3 жовт. 1990 року.",
      "Він прийшов 4 жовт. 1990 року.",
      "date: 3 жовт. 1990 > 4 жовт. 1990",
    ],
    ["pl", "Przyszedł 3 paź 1990 roku.", "Przyszedł 4 paź 1990 roku.", "date: 3 paź 1990 > 4 paź 1990"],
  ])("is part of a date in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
  });

  it("is the month in full", () => {
    expect(toldChanges("Он пришёл 3 окт. 1990 года.", "Он пришёл 3 октября 1990 года.", "ru")).toEqual([]);
    expect(toldChanges("Przyszedł 3 paź 1990.", "Przyszedł 3 października 1990.", "pl")).toEqual([]);
  });
});

describe("a sign for money", () => {
  it.each([
    ["bn", "দাম ৳৫০০ ছিল।", "দাম ৳৬০০ ছিল।", "amount: ৳৫০০ > ৳৬০০"],
    ["uk", "Ціна 500 ₴ тут.", "Ціна 600 ₴ тут.", "amount: 500 ₴ > 600 ₴"],
    ["en", "It cost ₩500.", "It cost ₩600.", "amount: ₩500 > ₩600"],
  ])("makes an amount in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
  });
});

describe("an ordinal in Bengali", () => {
  it("has one of several endings", () => {
    expect(toldChanges("সে ৫ম শ্রেণিতে পড়ে।", "সে ৬ষ্ঠ শ্রেণিতে পড়ে।", "bn")).toEqual(["number: ৫ম > ৬ষ্ঠ"]);
  });
});

describe("a day with the ending of a Bengali ordinal", () => {
  it("is a date with its month", () => {
    expect(toldChanges("তিনি ৫ই মে আসেন।", "তিনি ৬ই মে আসেন।", "bn")).toEqual(["date: ৫ই মে > ৬ই মে"]);
    expect(toldChanges("তিনি ১লা জুন আসেন।", "তিনি ২রা জুন আসেন।", "bn")).toEqual(["date: ১লা জুন > ২রা জুন"]);
  });
});

describe("the values of a wiki in Romanian, Hungarian, Bulgarian, Serbian, Croatian, Catalan or Slovak", () => {
  it.each([
    [
      "ro",
      "S-a născut la 12 mai 1990 aici.",
      "S-a născut la 12 iunie 1990 aici.",
      "date: 12 mai 1990 > 12 iunie 1990",
    ],
    [
      "ro",
      "Orașul are 19 kilometri.",
      "Orașul are 25 de kilometri.",
      "amount: 19 kilometri > 25 de kilometri",
    ],
    [
      "ro",
      "Costă 5 milioane de lei.",
      "Costă 6 milioane de lei.",
      "amount: 5 milioane de lei > 6 milioane de lei",
    ],
    ["ro", "Satul are 1200 de locuitori.", "Satul are 1250 de locuitori.", "number: 1200 > 1250"],
    ["ro", "Regele nu a venit.", "Regele a venit.", "negation: nu > null"],
    ["ro", "Nu mai este capitala.", "Este capitala.", "negation: Nu mai > null"],
    ["ro", "Are nu mai mult de 5 case.", "Are mai mult de 5 case.", "hedge: nu mai mult de > mai mult de"],
    ["ro", "Regele n-a venit.", "Regele a venit.", "negation: n-a > null"],
    ["ro", "A obținut 40 la sută din voturi.", "A obținut 45% din voturi.", "amount: 40 la sută > 45%"],
    ["ro", "Probabil a murit acolo.", "A murit acolo.", "hedge: Probabil > null"],
    ["ro", "A murit în 100 î.Hr. acolo.", "A murit în 100 d.Hr. acolo.", "date: 100 î.Hr > 100 d.Hr"],
    [
      "hu",
      "1990. május 12-én született.",
      "1990. június 12-én született.",
      "date: 1990. május 12 > 1990. június 12",
    ],
    [
      "hu",
      "Az 1995 májusában írt könyv.",
      "Az 1995 júniusában írt könyv.",
      "date: 1995 májusában > 1995 júniusában",
    ],
    ["hu", "Májusban 12 ezer ember jött.", "Májusban 13 ezer ember jött.", "number: 12 ezer > 13 ezer"],
    ["hu", "A folyó 5 kilométer hosszú.", "A folyó 6 kilométer hosszú.", "amount: 5 kilométer > 6 kilométer"],
    ["hu", "A király nem jött el.", "A király jött el.", "negation: nem > null"],
    ["hu", "Itt nincs folyó.", "Itt van folyó.", "negation: nincs > null"],
    ["hu", "Állítólag itt halt meg.", "Itt halt meg.", "hedge: Állítólag > null"],
    ["hu", "1905 körül épült.", "1905 épült.", "hedge: körül > null"],
    [
      "hu",
      "A város i. e. 300 körül épült.",
      "A város i. sz. 300 körül épült.",
      "date: i. e. 300 > i. sz. 300",
    ],
    ["hu", "Ára 5 millió forint.", "Ára 6 millió forint.", "amount: 5 millió forint > 6 millió forint"],
    [
      "bg",
      "Роден е на 12 май 1990 г. в София.",
      "Роден е на 12 юни 1990 г. в София.",
      "date: 12 май 1990 > 12 юни 1990",
    ],
    ["bg", "Реката е 5 километра.", "Реката е 6 километра.", "amount: 5 километра > 6 километра"],
    ["bg", "Той не идва.", "Той идва.", "negation: не > null"],
    ["bg", "В селото няма река.", "В селото има река.", "negation: няма > null"],
    ["bg", "Вероятно умира там.", "Умира там.", "hedge: Вероятно > null"],
    ["bg", "Има повече от 5 къщи.", "Има по-малко от 5 къщи.", "hedge: повече от > по-малко от"],
    [
      "bg",
      "Умира през 100 г. пр.н.е. там.",
      "Умира през 100 г. от н.е. там.",
      "date: 100 г. пр.н.е > 100 г. от н.е",
    ],
    ["bg", "Има 5 милиона жители.", "Има 6 милиона жители.", "number: 5 милиона > 6 милиона"],
    ["bg", "Селото има 1200 жители.", "Селото има 1250 жители.", "number: 1200 > 1250"],
    [
      "sr",
      "Рођен је 12. маја 1990. године.",
      "Рођен је 12. јуна 1990. године.",
      "date: 12. маја 1990 > 12. јуна 1990",
    ],
    [
      "sr",
      "Rođen je 12. maja 1990. godine.",
      "Rođen je 12. juna 1990. godine.",
      "date: 12. maja 1990 > 12. juna 1990",
    ],
    ["sr", "Краљ није дошао.", "Краљ је дошао.", "negation: није > null"],
    ["sr", "Река је дуга 5 километара.", "Река је дуга 4 километра.", "amount: 5 километара > 4 километра"],
    ["sr", "Умро је наводно ту.", "Умро је ту.", "hedge: наводно > null"],
    [
      "sr",
      "Умро је 100. године п. н. е. овде.",
      "Умро је 100. године н. е. овде.",
      "date: 100. године п. н. е > 100. године н. е",
    ],
    ["sr", "Има 5 милиона становника.", "Има 6 милиона становника.", "number: 5 милиона > 6 милиона"],
    [
      "hr",
      "Rođen je 12. svibnja 1990. u Splitu.",
      "Rođen je 12. lipnja 1990. u Splitu.",
      "date: 12. svibnja 1990 > 12. lipnja 1990",
    ],
    ["hr", "Grad ima 5 tisuća stanovnika.", "Grad ima 6 tisuća stanovnika.", "number: 5 tisuća > 6 tisuća"],
    ["hr", "Rijeka je duga 2 kilometra.", "Rijeka je duga 5 km.", "amount: 2 kilometra > 5 km"],
    ["hr", "Kralj nije došao.", "Kralj je došao.", "negation: nije > null"],
    ["hr", "Umro je vjerojatno ovdje.", "Umro je ovdje.", "hedge: vjerojatno > null"],
    ["hr", "Umro je 100. pr. Kr. ovdje.", "Umro je 100. po Kr. ovdje.", "date: 100. pr. Kr > 100. po Kr"],
    ["bs", "Sagrađen je u XVIII vijeku ovdje.", "Sagrađen je u XIX vijeku ovdje.", "number: XVIII > XIX"],
    [
      "sh",
      "Umro je 12. maja 1990. godine.",
      "Umro je 12. svibnja 1991. godine.",
      "date: 12. maja 1990 > 12. svibnja 1991",
    ],
    [
      "ca",
      "Va néixer el 12 d'abril de 1990 aquí.",
      "Va néixer el 12 de maig de 1990 aquí.",
      "date: 12 d'abril de 1990 > 12 de maig de 1990",
    ],
    ["ca", "Fa 5 mil·límetres.", "Fa 6 mil·límetres.", "amount: 5 mil·límetres > 6 mil·límetres"],
    ["ca", "El rei no va venir.", "El rei va venir.", "negation: no > null"],
    ["ca", "Potser va morir aquí.", "Va morir aquí.", "hedge: Potser > null"],
    ["ca", "Va morir el 100 aC aquí.", "Va morir el 100 dC aquí.", "date: 100 aC > 100 dC"],
    ["ca", "Té 5 milions d'euros.", "Té 6 milions d'euros.", "amount: 5 milions d'euros > 6 milions d'euros"],
    [
      "sk",
      "Narodil sa 12. mája 1990 tu.",
      "Narodil sa 12. júna 1990 tu.",
      "date: 12. mája 1990 > 12. júna 1990",
    ],
    ["sk", "Rieka má 1 kilometer.", "Rieka má 5 kilometrov.", "amount: 1 kilometer > 5 kilometrov"],
    ["sk", "Kráľ nebol doma.", "Kráľ bol doma.", "negation: nebol > null"],
    ["sk", "Zomrel pravdepodobne tu.", "Zomrel tu.", "hedge: pravdepodobne > null"],
    ["sk", "Zomrel v roku 100 pred Kr. tu.", "Zomrel v roku 100 po Kr. tu.", "date: 100 pred Kr > 100 po Kr"],
    ["sk", "Mesto má 5 tisíc obyvateľov.", "Mesto má 6 tisíc obyvateľov.", "number: 5 tisíc > 6 tisíc"],
  ])("are told in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
  });

  it.each([
    ["ro", "Are 20 de kilometri.", "Are 20 km.", "a unit cut short"],
    ["ro", "Are 25 de mii de locuitori.", "Are 25.000 de locuitori.", "the number in digits"],
    [
      "ro",
      "Regele (n. 12 mai 1990) a venit.",
      "Regele (12 mai 1990) a venit.",
      "who was born, which is no negation",
    ],
    ["ro", "Cel puţin 5 case.", "Cel puțin 5 case.", "a letter written otherwise"],
    ["ro", "Are o carte de kilometri.", "Are o carte kilometri.", "a preposition behind no number"],
    ["hu", "1990 januárjában épült.", "1990 január épült.", "another form of a month"],
    ["hu", "Ára 5 millió Ft.", "Ára 5 000 000 forint.", "the number in digits"],
    ["bg", "Тя е 5 км.", "Тя е 5 километра.", "a unit in full"],
    ["bg", "Той е от 1990 г. тук.", "Той е от 1990 година тук.", "a year cut short"],
    ["bg", "Тя ни каза.", "Тя каза.", "us, which is no negation"],
    ["sr", "Висок је 5 м.", "Висок је 5 m.", "a unit in other letters"],
    ["sr", "Умро је 1990. г. овде.", "Умро је 1990. године овде.", "a year cut short"],
    ["ca", "El 1990 segons ell.", "L'any 1990 segons ell.", "who says so, which is no second"],
    ["ca", "Des de 1990 plou.", "Plou.", "since, which is no month"],
    ["sk", "Má 3 roky.", "Má 3 rokov.", "another form of a unit"],
  ])("are left alone in %s: %s %s (%s)", (language, from, to) => {
    expect(toldChanges(from, to, language)).toEqual([]);
  });

  it.each([
    ["ro", "În 1990 a venit.", ["date 1990"]],
    ["hu", "1990-ben jött.", ["date 1990"]],
    ["bg", "През 946 г.", ["date 946"]],
    ["sr", "Године 1990. дошао је.", ["date 1990"]],
    ["hr", "Došao je 946. godine, ima 102 godine.", ["date 946", "amount 102 godina"]],
    ["ca", "El 1990 segons ell, des de 1991.", ["date 1990", "date 1991"]],
    ["sk", "V roku 1990 prišiel.", ["date 1990"]],
  ])("are years in %s: %s", (language, text, values) => {
    expect(normals(text, language)).toEqual(values);
  });
});

describe("a year of few digits", () => {
  it.each([
    ["ru", "В 44 году он умер.", "В 45 г. он умер.", "date: 44 > 45"],
    ["ru", "Он умер в 5 г.", "Он умер в 6 году.", "date: 5 > 6"],
    ["uk", "Помер у 44 році.", "Помер у 45 р.", "date: 44 > 45"],
    ["pl", "Zmarł w 44 r. w Rzymie.", "Zmarł w 45 r. w Rzymie.", "date: 44 > 45"],
    ["bg", "През 44 г. той умира.", "През 45 г. той умира.", "date: 44 > 45"],
    ["pl", "Od 44 roku był w Rzymie.", "Od 45 r. był w Rzymie.", "date: 44 > 45"],
    ["bg", "През 44 година той умира.", "През 45 г. той умира.", "date: 44 > 45"],
    ["hr", "Umro je 102. godine u Rimu.", "Umro je 103. g. u Rimu.", "date: 102 > 103"],
  ])("is one by what stands beside it in %s: %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
  });

  it.each([
    ["ru", "Он умер на 72 году жизни.", "number 72"],
    ["ru", "Взяли в 44 г весом.", "amount 44 г"],
    ["ru", "Умер за 44 года.", "amount 44 лет"],
    ["pl", "Zmarł w 44 roku życia.", "amount 44 lat"],
    ["pl", "Trwało 1,5 roku.", "amount 1.5 lat"],
    ["pl", "Grozi mu od 1 roku więzienia.", "amount 1 lat"],
    ["pl", "Zmarł w 1,5 roku potem.", "amount 1.5 lat"],
    ["bg", "Умира през 44 година от живота си.", "amount 44 години"],
    ["bg", "Живял 1 година там.", "amount 1 години"],
    ["bg", "Това е през 5 години.", "amount 5 години"],
    ["hr", "Ima 44 godine.", "amount 44 godina"],
    ["hr", "Umro je u 72. godini života.", "number 72"],
    ["hr", "Traje 102 godine.", "amount 102 godina"],
    ["hr", "Kuha se od 5 g. vode.", "amount 5 g"],
    ["sr", "Растворити у 5 г. соли.", "amount 5 g"],
    ["ru", "Он учится в 5 году обучения.", "number 5"],
    ["ru", "Умер в 44 году своей жизни.", "number 44"],
    ["uk", "Помер у 105 році життя.", "number 105"],
    ["hr", "Umro je u 102. godini života.", "number 102"],
    ["hr", "Umro je 102. godine svog života.", "amount 102 godina"],
    ["sr", "Умро је у 102. години живота.", "number 102"],
    ["pl", "Zmarł w 134 roku panowania.", "amount 134 lat"],
  ])("is none elsewhere in %s: %s", (language, text, value) => {
    expect(normals(text, language)).toEqual([value]);
  });

  it.each([
    ["pl", "Zmarł w 44 roku w Rzymie.", "Zmarł w 44 r. w Rzymie."],
    ["bg", "През 44 година той умира.", "През 44 г. той умира."],
  ])("is the same with its word cut short in %s: %s", (language, from, to) => {
    expect(toldChanges(from, to, language)).toEqual([]);
  });

  it.each([
    ["ru", "В 44 году жизнь изменилась.", "date 44"],
    ["ru", "В 1990 году жизни стало больше.", "date 1990"],
    ["ru", "В 5 г. правления.", "date 5"],
    ["hr", "Umro je 102. godine u životu punom rata.", "date 102"],
  ])("is one where no life or reign is counted in %s: %s", (language, text, value) => {
    expect(normals(text, language)).toEqual([value]);
  });
});

describe("a letter that is a year or grams", () => {
  it.each([
    ["ru", "Взять 200 г. муки и соли.", "amount 200 г"],
    ["ru", "Это 1000 г. хлеба на столе.", "amount 1000 г"],
    ["ru", "Слиток весом 200 г. найден там.", "amount 200 г"],
    ["bg", "Добавя се 200 г. брашно и вода.", "amount 200 g"],
    ["hr", "Doda se 200 g. brašna i vode.", "amount 200 g"],
    ["sr", "Додати 150 г. шећера и воде.", "amount 150 g"],
  ])("is grams beside what is weighed in %s: %s", (language, text, value) => {
    expect(normals(text, language)).toEqual([value]);
  });

  it.each([
    ["ru", "Весной 250 г. готы перешли реку.", "date 250"],
    ["ru", "В 946 г. хлеба стало больше.", "date 946"],
    ["ru", "В 1946 г. хлеба стало больше.", "date 1946"],
    ["ru", "В 1946 году муки стало больше.", "date 1946"],
    ["bg", "През 946 г. масло идва оттам.", "date 946"],
    ["hr", "Godine 946. g. kruha je više.", "date 946"],
    ["hr", "Godine 1946. g. kruha je više.", "date 1946"],
  ])("is a year elsewhere in %s: %s", (language, text, value) => {
    expect(normals(text, language)).toEqual([value]);
  });

  it("is told as grams", () => {
    expect(toldChanges("Взять 200 г. муки и соли.", "Взять 250 г муки и соли.", "ru")).toEqual([
      "amount: 200 г > 250 г",
    ]);
  });
});

describe("a date in numbers with spaces", () => {
  it.each([
    ["cs", "Zemřel 5. 6. 1990 v Praze.", "Zemřel 5. 7. 1990 v Praze.", "date: 5. 6. 1990 > 5. 7. 1990"],
    ["sr", "Умро је 5. 6. 1990. у Риму.", "Умро је 6. 6. 1990. у Риму.", "date: 5. 6. 1990 > 6. 6. 1990"],
    ["hr", "Umro je 5. 6. 1990. godine.", "Umro je 5. 6. 1991. godine.", "date: 5. 6. 1990 > 5. 6. 1991"],
    ["sl", "Umrl je 5. 6. 1990 v Rimu.", "Umrl je 5. 6. 1991 v Rimu.", "date: 5. 6. 1990 > 5. 6. 1991"],
    ["sk", "Zomrel 5. 6. 1990 v Ríme.", "Zomrel 5. 6. 1991 v Ríme.", "date: 5. 6. 1990 > 5. 6. 1991"],
    ["de", "Er starb am 5. 6. 1990 hier.", "Er starb am 5. 6. 1991 hier.", "date: 5. 6. 1990 > 5. 6. 1991"],
  ])("is one in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
  });

  it.each([
    ["cs", "Zemřel 5. 6. 1990 v Praze.", "Zemřel 5. června 1990 v Praze."],
    ["cs", "Zemřel 5.\u00a06.\u00a01990 v Praze.", "Zemřel 05. 06. 1990 v Praze."],
    ["de", "Er starb am 5. 6. 1990 hier.", "Er starb am 05.06.1990 hier."],
    ["hr", "Umro je 5. 6. 1990. godine.", "Umro je 1990-06-05."],
  ])("is the one in another writing in %s: %s", (language, from, to) => {
    expect(toldChanges(from, to, language)).toEqual([]);
  });

  it.each([
    ["cs", "Trvá od 5. 6. 1990–7. 8. 1991.", ["date 1990-6-5", "date 1991-8-7"]],
    ["de", "Vom 3. bis 5. 6. 1990 offen.", ["number 3", "date 1990-6-5"]],
    ["de", "Nummern 13. 14. 1990 fehlen.", ["number 13", "number 14", "date 1990"]],
    ["de", "Nummern 5. 6. 19900 fehlen.", ["number 5", "number 6", "number 19900"]],
    ["de", "Note 2.5. 6. 1990 fehlen.", ["number 2.5", "number 6", "date 1990"]],
    ["de", "Nummern 5. 6. 1990-12-05 fehlen.", ["number 5", "number 6", "date 1990-12-5"]],
    ["de", "Die 5., 6. 1990 fehlen.", ["number 5", "number 6", "date 1990"]],
  ])("is that alone in %s: %s", (language, text, values) => {
    expect(normals(text, language)).toEqual(values);
  });
});

describe("the values of a wiki in Slovenian, Lithuanian, Latvian, Estonian or Georgian", () => {
  it.each([
    [
      "sl",
      "Rojen je 12. maja 1990 v Celju.",
      "Rojen je 12. julija 1990 v Celju.",
      "date: 12. maja 1990 > 12. julija 1990",
    ],
    ["sl", "Kralj ni prišel.", "Kralj je prišel.", "negation: ni > null"],
    ["sl", "Reka meri 2 kilometra.", "Reka meri 5 km.", "amount: 2 kilometra > 5 km"],
    ["sl", "Verjetno je umrl tam.", "Je umrl tam.", "hedge: Verjetno > null"],
    [
      "sl",
      "Umrl je leta 100 pr. n. št. tam.",
      "Umrl je leta 100 n. št. tam.",
      "date: 100 pr. n. št > 100 n. št",
    ],
    ["sl", "Mesto ima 1200 prebivalcev.", "Mesto ima 1250 prebivalcev.", "number: 1200 > 1250"],
    ["sl", "Grad iz XVIII. stoletja stoji.", "Grad iz XIX. stoletja stoji.", "number: XVIII > XIX"],
    ["lt", "Gimė gegužės 12 d. Vilniuje.", "Gimė liepos 12 d. Vilniuje.", "date: gegužės 12 > liepos 12"],
    ["lt", "Gimė 1990 m. Vilniuje.", "Gimė 1991 m. Vilniuje.", "date: 1990 > 1991"],
    ["lt", "Kalnas yra 1500 m aukščio.", "Kalnas yra 1600 m aukščio.", "amount: 1500 m > 1600 m"],
    ["lt", "Karalius nebuvo ten.", "Karalius buvo ten.", "negation: nebuvo > null"],
    ["lt", "Ten gyvena 5 mln. žmonių.", "Ten gyvena 6 mln. žmonių.", "number: 5 mln > 6 mln"],
    [
      "lt",
      "Mirė 44 m. pr. m. e. Romoje.",
      "Mirė 45 m. pr. m. e. Romoje.",
      "date: 44 m. pr. m. e > 45 m. pr. m. e",
    ],
    [
      "lv",
      "Dzimis 1990. gada 12. maijā.",
      "Dzimis 1990. gada 12. jūnijā.",
      "date: 1990. gada 12. maijā > 1990. gada 12. jūnijā",
    ],
    ["lv", "Karalis nav ieradies.", "Karalis ir ieradies.", "negation: nav > null"],
    ["lv", "Upe ir 5 kilometri gara.", "Upe ir 6 km gara.", "amount: 5 kilometri > 6 km"],
    ["lv", "Aptuveni 50 cilvēki dzīvo.", "Vismaz 50 cilvēki dzīvo.", "hedge: Aptuveni > Vismaz"],
    [
      "et",
      "Sündis 12. mail 1990 Tartus.",
      "Sündis 12. juunil 1990 Tartus.",
      "date: 12. mail 1990 > 12. juunil 1990",
    ],
    ["et", "Kuningas ei ole siin.", "Kuningas on siin.", "negation: ei ole > null"],
    ["et", "Jõgi on 5 kilomeetrit pikk.", "Jõgi on 6 km pikk.", "amount: 5 kilomeetrit > 6 km"],
    ["et", "Suri 100 eKr seal.", "Suri 100 pKr seal.", "date: 100 eKr > 100 pKr"],
    ["ka", "დაიბადა 12 მაისს იქ.", "დაიბადა 12 ივნისს იქ.", "date: 12 მაისს > 12 ივნისს"],
    ["ka", "იგი არ მოვიდა.", "იგი მოვიდა.", "negation: არ > null"],
    ["ka", "აქ 5 ათასი კაცია.", "აქ 6 ათასი კაცია.", "number: 5 ათასი > 6 ათასი"],
    ["ka", "მოკვდა ძვ. წ. 300 წელს.", "მოკვდა ახ. წ. 300 წელს.", "date: ძვ. წ. 300 > ახ. წ. 300"],
    ["ka", "მოკვდა ძვ. წ. 44 წელს.", "მოკვდა ახ. წ. 44 წელს.", "date: ძვ. წ. 44 > ახ. წ. 44"],
  ])("are told in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
  });

  it.each([
    ["sl", "Stara je 5 tisoč let.", "Stara je 5.000 let.", "the number in digits"],
    ["sl", "Kupi 12 novih hiš.", "Kupi 12 hiš.", "what is new, which is no month"],
    ["lt", "Yra 25 metai.", "Yra 25 metų.", "another form of a unit"],
    ["lt", "Gimė 1990 m. ten.", "Gimė 1990 metais ten.", "a year cut short"],
    ["lv", "Ir 25 gadi.", "Ir 25 gadu.", "another form of a unit"],
    ["et", "Kuningas pole siin.", "Kuningas ei ole siin.", "another form of a negation"],
    ["ka", "აქ 5 კმ იყო.", "აქ 5 კილომეტრი იყო.", "a unit in full"],
  ])("are left alone in %s: %s %s (%s)", (language, from, to) => {
    expect(toldChanges(from, to, language)).toEqual([]);
  });

  it.each([
    ["sl", "Leta 1900 prebivalci ne pridejo.", ["date 1900", "negation not"]],
    ["lt", "Mirė 946 m. ten, 102 metų.", ["date 946", "amount 102 metų"]],
    ["lt", "Kalnas siekia 1500 m.", ["amount 1500 m"]],
    ["lv", "Miris 946. gadā, 25 gadu vecs.", ["date 946", "amount 25 gadu"]],
    ["et", "1990. aasta kevadel, 1991. aastal.", ["date 1990", "date 1991"]],
    ["ka", "1990 წლის მაისში მოკვდა 25 წლის.", ["date 1990-5-", "amount 25 წელი"]],
  ])("are years in %s: %s", (language, text, values) => {
    expect(normals(text, language)).toEqual(values);
  });
});

describe("`de` that is elided before a value", () => {
  it.each([
    [
      "ca",
      "A mitjan d'abril de 1990 mor.",
      "A mitjan de maig de 1990 mor.",
      "date: abril de 1990 > maig de 1990",
    ],
    ["ca", "Un preu d'11 euros.", "Un preu de 12 euros.", "amount: 11 euros > 12 euros"],
    ["ca", "Un nen d’onze anys.", "Un nen de 12 anys.", "amount: onze anys > 12 anys"],
    ["fr", "Un enfant d'onze ans.", "Un enfant de douze ans.", "amount: onze ans > douze ans"],
    ["fr", "Il vit à partir d'avril 1990.", "Il vit à partir de mai 1990.", "date: avril 1990 > mai 1990"],
  ])("stays one in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
    expect(claimSignature(from, language)).toBe(claimSignature(to, language));
  });

  it.each([
    ["fr", "Une bouteille d'eau de 1990.", "Une bouteille de eau de 1991."],
    ["fr", "Le groupe d 5 vient.", "Le groupe de 6 vient."],
    ["ca", "La vitamina D, 5 grams.", "La vitamina de 6 grams."],
  ])("is another word elsewhere in %s: %s %s", (language, from, to) => {
    expect(toldChanges(from, to, language)).toEqual([]);
  });
});

describe("one part of a whole", () => {
  it.each([
    ["en", "It has one third of it.", "It has two thirds of it.", "amount: one third > two thirds"],
    [
      "en",
      "It is one-quarter as big.",
      "It is three-quarters as big.",
      "amount: one-quarter > three-quarters",
    ],
    ["en", "A third of it fell.", "Half of it fell.", "amount: A third > Half"],
    ["de", "Sie hat ein Drittel davon.", "Sie hat zwei Drittel davon.", "amount: ein Drittel > zwei Drittel"],
    ["fr", "Il a un tiers des voix.", "Il a deux tiers des voix.", "amount: un tiers > deux tiers"],
    ["es", "Tiene un tercio de ellos.", "Tiene dos tercios de ellos.", "amount: un tercio > dos tercios"],
  ])("is an amount as several are in %s: %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([told]);
    expect(claimSignature(from, language)).toBe(claimSignature(to, language));
  });

  it.each([
    ["en", "It has one tenth-century church.", ["number 10"]],
    ["en", "Only then twenty-one third graders came.", ["number 3"]],
    ["en", "In one year the third came.", ["amount 1 years", "number 3"]],
    ["en", "Thirty-one thirds of it.", ["amount 10.333333333333334"]],
    ["en", "It took the third place.", ["number 3"]],
    ["en", "A third of a million came, in a third house.", ["number 3", "number 3"]],
    ["en", "It took one second place.", ["amount 1 seconds"]],
    ["fr", "Il en a vingt et un tiers.", ["amount 7"]],
    ["fr", "C'est un kilomètre.", []],
  ])("is none elsewhere in %s: %s", (language, text, values) => {
    expect(normals(text, language)).toEqual(values);
  });
});

describe("a unit joined to millions", () => {
  it.each([
    [
      "fr",
      "Coût : 3 millions d'euros.",
      "Coût : 4 millions d’euros.",
      "3 millions d'euros > 4 millions d’euros",
    ],
    [
      "fr",
      "Il y a 3 milliards d'années.",
      "Il y a 4 milliards d'années.",
      "3 milliards d'années > 4 milliards d'années",
    ],
    [
      "fr",
      "Coût : 3 millions d'euros.",
      "Coût : 3 millions de dollars.",
      "3 millions d'euros > 3 millions de dollars",
    ],
    [
      "es",
      "Costó 3 millones de dólares.",
      "Costó 3 millones de euros.",
      "3 millones de dólares > 3 millones de euros",
    ],
    [
      "it",
      "Costò tre milioni di euro.",
      "Costò quattro milioni di euro.",
      "tre milioni di euro > quattro milioni di euro",
    ],
    ["pt", "Custou 3 milhões de euros.", "Custou 4 mil euros.", "3 milhões de euros > 4 mil euros"],
  ])("belongs to the amount in %s: %s %s", (language, from, to, told) => {
    expect(toldChanges(from, to, language)).toEqual([`amount: ${told}`]);
    expect(claimSignature(from, language)).toBe(claimSignature(to, language));
  });

  it.each([
    ["fr", "Il a 3 millions de fans.", ["number 3000000"]],
    ["es", "Un grupo de 3 de euros.", ["number 3"]],
    ["en", "Um 3 milhões de euros.", ["number 3"]],
  ])("is none elsewhere in %s: %s", (language, text, values) => {
    expect(normals(text, language)).toEqual(values);
  });

  it("leaves the word that joined something else", () => {
    expect(toldChanges("Il a 3 millions de fans.", "Il a 4 millions fans.", "fr")).toEqual([]);
  });
});

describe("a value as wikis in Esperanto write it", () => {
  it.each([
    [
      "Li naskiĝis la 12-an de majo 1990.",
      "Li naskiĝis la 13-an de majo 1990.",
      "date: 12-an de majo 1990 > 13-an de majo 1990",
    ],
    ["Li naskiĝis en majo 1990.", "Li naskiĝis en junio 1990.", "date: majo 1990 > junio 1990"],
    ["Ĝi kostis 3 milionojn da eŭroj.", "Ĝi kostis 400 eŭrojn.", "amount: 3 milionojn da eŭroj > 400 eŭrojn"],
    ["Li mortis en 44 a. K. tie.", "Li mortis en 44 p. K. tie.", "date: 44 a. K > 44 p. K"],
    [
      "Ĝi kostis 3,5 milionojn da eŭroj.",
      "Ĝi kostis 4,5 milionojn da eŭroj.",
      "amount: 3,5 milionojn da eŭroj > 4,5 milionojn da eŭroj",
    ],
    [
      "Tie mortis tridek kvin homoj.",
      "Tie mortis kvarcent dek du homoj.",
      "number: tridek kvin > kvarcent dek du",
    ],
    ["Ĝi daŭris dek du jarojn.", "Ĝi daŭris du mil jarojn.", "amount: dek du jarojn > du mil jarojn"],
    ["La ponto ne estas alta.", "La ponto estas alta.", "negation: ne > null"],
    ["Li eble mortis.", "Li mortis.", "hedge: eble > null"],
    ["Ĉirkaŭ 1200 homoj venis.", "Preskaŭ 1200 homoj venis.", "hedge: Ĉirkaŭ > Preskaŭ"],
    ["Ĝi estas la tria urbo.", "Ĝi estas la kvara urbo.", "number: tria > kvara"],
    ["En la deknaŭa jarcento.", "En la dudeka jarcento.", "number: deknaŭa > dudeka"],
    ["En la XV-a jarcento.", "En la XVI-a jarcento.", "number: XV > XVI"],
    ["La alta urbo apud Milan.", "La alta urbo apud Romo.", ""],
  ])("is told: %s %s", (from, to, told) => {
    expect(toldChanges(from, to, "eo")).toEqual(told === "" ? [] : [told]);
    if (told !== "") expect(claimSignature(from, "eo")).toBe(claimSignature(to, "eo"));
  });
});

describe("a date of which the day has an ending, or the year comes first", () => {
  it.each([
    ["ru", "1-го мая 1990 года", ["date 1990-5-1"]],
    ["uk", "1-го травня 1990 року", ["date 1990-5-1"]],
    ["it", "il 1° maggio 1990 con 3 °C", ["date 1990-5-1", "amount 3 °_c"]],
    ["ca", "el 1r de maig de 1990", ["date 1990-5-1"]],
    ["lt", "1990 m. gegužės 12 d.", ["date 1990-5-12"]],
    ["lt", "1990 metų gegužės mėnesį", ["date 1990-5-"]],
    ["lv", "1990. gada 12. maijā", ["date 1990-5-12"]],
    ["lv", "1990. gada maijā 12 cilvēki", ["date 1990-5-", "number 12"]],
    ["et", "1990. aasta 12. mail", ["date 1990-5-12"]],
    ["et", "1990. aasta film, 15 aasta pärast", ["date 1990", "amount 15 aastat"]],
    ["ka", "1990 წლის 12 მაისამდე", ["date 1990-5-12"]],
    ["lv", "līdz 12. maijam", ["date -5-12"]],
    ["et", "12. maist ja 1990. aasta juunikuus", ["date -5-12", "date 1990-6-"]],
    ["sv", "den 12:e maj 1990", ["date 1990-5-12"]],
    ["bg", "на 1-ви май 1990", ["date 1990-5-1"]],
    ["en", "a 5-km May 1990", ["amount 5 km", "date 1990-5-"]],
    ["en", "the 5-part May 1990", ["number 5", "date 1990-5-"]],
    ["en", "one of 5 in May 1990", ["number 1", "number 5", "date 1990-5-"]],
    ["en", "at 20 ° May 1990", ["amount 20 °", "date 1990-5-"]],
    ["en", "1990 May 12", ["date 1990", "date -5-12"]],
  ])("is one value in %s: %s", (language, text, values) => {
    expect(normals(text, language)).toEqual(values);
  });
});

describe("short words behind a number", () => {
  it.each([
    ["ru", "Он стал 1-м, в 1990-м году.", ["number 1", "date 1990"]],
    ["ru", "Длина 1 м, высота 5м.", ["amount 1 м", "amount 5 м"]],
    ["uk", "Він став 1-м.", ["number 1"]],
    ["fr", "Il vaut 3 M€ ou 2 Md€.", ["amount 3000000 €", "amount 2000000000 €"]],
    ["it", "Vale 5 mln di euro.", ["amount 5000000 €"]],
    ["de", "5 Tsd. Euro", ["amount 5000 €"]],
    ["sv", "3 milj. kronor, 2 md kr", ["amount 3000000 kr", "amount 2000000000 kr"]],
    ["ru", "3 тыс. долл., около полутора тысяч", ["amount 3000 $", "hedge около", "number 1500"]],
    ["uk", "3 млн дол.", ["amount 3000000 $"]],
    ["lt", "3,5 tūkstančio narių", ["number 3500"]],
    ["lv", "3 miljonus eiro", ["amount 3000000 €"]],
    ["ka", "მანძილი 12 კილომეტრია", ["amount 12 km"]],
    ["hu", "5 Mrd Ft", ["amount 5000000000 ft"]],
    ["cs", "roku 44 př. Kr.", ["date 44 bc"]],
    ["id", "tahun 44 SM", ["date 44 bc"]],
    ["fa", "در ۴۴ پ.م", ["date 44 bc"]],
    ["lt", "XV a. pilis", ["number 15"]],
    ["ka", "ეკლესია XV ს. აშენდა", ["number 15"]],
    ["ru", "в начале XVIII-го века", ["number 18"]],
    ["ru", "на краю V-образного века", []],
    ["en", "a XV-er century", ["number 15"]],
    ["nl", "de 15de eeuw, 1ste", ["number 15", "number 1"]],
    ["hi", "वह 3रा आया", ["number 3"]],
  ])("are units, eras, scales or endings in %s: %s", (language, text, values) => {
    expect(normals(text, language)).toEqual(values);
  });
});
