import { describe, expect, it } from "vitest";
import { changedValues } from "../../../src/text/values/value-changes.ts";
import { takeValues } from "../../../src/text/values/values.ts";

const numbersOf = (text: string, language: string) =>
  takeValues(text, language)
    .values.filter(({ kind }) => kind === "number" || kind === "amount")
    .map(({ normal }) => normal);

describe("takeValues, of numbers written out,", () => {
  it.each([
    ["en", "two hundred and five houses", "205"],
    ["en", "one hundred and fifty thousand trees", "150000"],
    ["en", "twelve hundred trees", "1200"],
    ["en", "two million five hundred thousand trees", "2500000"],
    ["en", "a hundred trees", "100"],
    ["en", "two crore fifty lakh rupees", "25000000 ₹"],
    ["en", "in nineteen eighty-four", "1984"],
    ["en", "the twenty-first tree", "21"],
    ["en", "one thousand, two hundred men", "1200"],
    ["en", "one million, two hundred thousand, five hundred men", "1200500"],
    ["en", "one and a half million men", "1500000"],
    ["en", "two and three quarters miles", "2.75 miles"],
    ["en", "the one hundred and first regiment", "101"],
    ["en", "two-thirds", "0.6666666666666666"],
    ["en", "two dozen eggs", "24"],
    ["de", "zwei Drittel", "0.6666666666666666"],
    ["de", "einundzwanzig Häuser", "21"],
    ["de", "zweihundertdreiundvierzigtausendfünfhundert Bäume", "243500"],
    ["de", "hundert Bäume", "100"],
    ["de", "eine Million Bäume", "1000000"],
    ["de", "zwei Millionen dreihunderttausend Bäume", "2300000"],
    ["fr", "deux cent quatre-vingt-dix-sept arbres", "297"],
    ["fr", "mille deux cents arbres", "1200"],
    ["fr", "soixante et onze arbres", "71"],
    ["fr", "quatre-vingt-un arbres", "81"],
    ["fr", "le vingt-deuxième arbre", "22"],
    ["fr", "neuf cents arbres", "900"],
    ["fr", "deux millions et demi", "2500000"],
    ["fr", "trois quarts", "0.75"],
    ["es", "tres y medio", "3.5"],
    ["es", "treinta y una mil", "31000"],
    ["ru", "два с половиной миллиона", "2500000"],
    ["pl", "dwa i pół miliona", "2500000"],
    ["tr", "iki buçuk milyon", "2500000"],
    ["ar", "مليون ونصف", "1500000"],
    ["hi", "साढ़े तीन लाख", "350000"],
    ["hi", "सवा दो लाख लोग", "225000"],
    ["hi", "सवा सौ लोग", "125"],
    ["hi", "पौने दो सौ लोग", "175"],
    ["ca", "un milió i mig", "1500000"],
    ["bg", "два и половина милиона", "2500000"],
    ["sh", "dva i pol milijuna", "2500000"],
    ["sr", "два и по милиона", "2500000"],
    ["es", "2 millones y medio", "2500000"],
    ["ru", "2 с половиной миллиона", "2500000"],
    ["ru", "5 с половиной лет", "5.5 лет"],
    ["en", "3 and a half years", "3.5 years"],
    ["fr", "3 millions et demi d'euros", "3500000 €"],
    ["sv", "2 och en halv miljon", "2500000"],
    ["he", "2 מיליון וחצי", "2500000"],
    ["cs", "2,5 milionu", "2500000"],
    ["cs", "5 miliónů", "5000000"],
    ["fi", "2,5 miljoonan", "2500000"],
    ["et", "2,5 miljoni", "2500000"],
    ["sk", "2,5 tisíca", "2500"],
    ["sk", "2 a pol milióna", "2500000"],
    ["fr", "mil neuf cent quatorze", "1914"],
    ["zh", "一百廿五人", "125 人"],
    ["zh", "参加人数十五人", "15 人"],
    ["zh", "占学生数百分之三十", "30 %"],
    ["zh", "耗资一点五万元", "15000 元"],
    ["zh", "资产一点二五万亿元", "1250000000000 元"],
    ["zh", "增长百分之三点五", "3.5 %"],
    ["zh", "宽零点五公里", "0.5 km"],
    ["zh", "占五分之二", "0.4"],
    ["zh", "占七分之三", "3/7"],
    ["ja", "三分の一を占める", "0.3333333333333333"],
    ["tr", "yirmibeş ev", "25"],
    ["tr", "yüzonbeş lira", "115 ₺"],
    ["tr", "binyediyüzseksen ev", "1780"],
    ["tr", "onbeşinci ev", "15"],
    ["fr", "en deux mil dix-sept", "2017"],
    ["fr", "en deux mil", "2000"],
    ["bn", "৫ মিলিয়ন ঘর", "5000000"],
    ["hi", "5 बिलियन घर", "5000000000"],
    ["nn", "5 millionar hus", "5000000"],
    ["es", "doscientos treinta y cinco árboles", "235"],
    ["es", "once árboles", "11"],
    ["es", "dos mil trescientos millones", "2300000000"],
    ["es", "ciento un árboles", "101"],
    ["it", "duecentoventitré alberi", "223"],
    ["it", "millenovecentottantaquattro alberi", "1984"],
    ["it", "due milioni di alberi", "2000000"],
    ["pt", "duzentas e vinte e uma árvores", "221"],
    ["pt", "mil e duzentas árvores", "1200"],
    ["nl", "tweehonderddrieënveertig bomen", "243"],
    ["ru", "двести тридцать пять деревьев", "235"],
    ["ru", "двадцати одного дерева", "21"],
    ["ru", "двадцать первого дерева", "21"],
    ["ru", "полтора миллиона деревьев", "1500000"],
    ["uk", "двадцять п’ять дерев", "25"],
    ["pl", "dwustu dwudziestu pięciu ludzi", "225"],
    ["hi", "दो सौ पैंतालीस पेड़", "245"],
    ["hi", "डेढ़ लाख पेड़", "150000"],
    ["hi", "2 लाख पचास हज़ार पेड़", "250000"],
    ["ar", "مائة وخمسة وعشرون بيتا", "125"],
    ["ar", "خمسة عشر بيتا", "15"],
    ["ar", "ثلاثة آلاف وخمسمائة بيت", "3500"],
    ["tr", "yüz yirmi beş ağaç", "125"],
    ["", "vingt et un", "21"],
    ["", "einundzwanzig", "21"],
  ])("reads on a wiki in '%s' %j as %s", (language, text, expected) => {
    expect(numbersOf(`Xx ${text} xx.`, language)).toEqual([expected]);
  });

  it.each([
    ["en", "between one hundred and two hundred trees", ["100", "200"]],
    ["en", "five thousand three thousand", ["5000", "3000"]],
    ["en", "twenty, one", ["20", "1"]],
    ["en", "fifty thousand, five", ["50000", "5"]],
    ["en", "ten thousand, two hundred thousand", ["10000", "200000"]],
    ["en", "two hundred, three hundred", ["200", "300"]],
    ["en", "over one million; two thousand", ["1000000", "2000"]],
    ["de", "zweitausend, dreihundert", ["2000", "300"]],
    ["es", "entre mil y un millón", ["1000", "1000000"]],
    ["en", "1,200 and a half finished building", ["1200"]],
    ["en", "12 and a half-century, 100 and a quarter of a million", ["12", "100"]],
    ["en", "between one hundred and two hundred", ["100", "200"]],
    ["en", "six sixteen", ["6", "16"]],
    ["zh", "下午三点五分、二十数据", ["3", "5", "20"]],
    ["tr", "yirmi beş, on", ["25", "10"]],
    ["fr", "cent et deux cents", ["100", "200"]],
    ["es", "entre cien y doscientos", ["100", "200"]],
    ["pt", "entre vinte e cinco e trinta", ["25", "30"]],
    ["pt", "mil e dois mil", ["1000", "2000"]],
  ])("keeps apart on a wiki in '%s' those of %j", (language, text, expected) => {
    expect(numbersOf(`Xx ${text} xx.`, language)).toEqual(expected);
  });

  it.each([
    ["en", "he was once an elf"],
    ["en", "half a million trees, a quarter of a million birds"],
    ["en", "no one, hundreds of men, one hundredth"],
    ["en", "the hundred and twenty men, The Thousand and One Nights"],
    ["fr", "le mil et le sorgho"],
    ["hi", "सवा"],
    ["zh", "数十万人、几十人、二十几年"],
    ["zh", "二三十人、一百二三十人、十五六人、两三年、七八百万元、五六十年代"],
    ["ja", "数十億円"],
    ["ja", "十数人、百数十人、二十数年、二三百人"],
    ["tr", "onbinlerce ev, yüzyıl, ikibir"],
    ["fr", "mille et une nuits"],
    ["es", "mil y una noches, a las tres y media"],
    ["it", "mille e una notte"],
    ["de", "ein Haus und eine Straße"],
    ["de", "die Hundertschaft, einundzwanzigjährig, Tausende"],
    ["de", "der einundzwanzigste Baum"],
    ["fr", "un immeuble neuf, une maison"],
    ["fr", "la moitié d'un million"],
    ["it", "tu sei qui, nel Novecento, i venti del nord, un albero"],
    ["nl", "een huis"],
    ["ru", "с семью детьми, с одной стороны"],
    ["pl", "pół miliona drzew"],
    ["tr", "bir ağaç, yüz, altı"],
    ["ar", "ألف كتابا في القرن"],
    ["", "he was once an elf"],
    ["", "one hundredth cent"],
  ])("finds none on a wiki in '%s' in %j", (language, text) => {
    expect(numbersOf(`Xx ${text} xx.`, language)).toEqual([]);
  });

  it.each([
    ["en", "a fifth, one hundredth", ["5"]],
    ["en", "three hundred and first aid kits, five hundred and third base", ["1", "3"]],
    ["en", "a hundred and a half, one and a third", ["3"]],
    ["en", "Henry the Eighth, second-hand, the first", ["8", "2", "1"]],
    ["en", "a twenty-second delay", ["2"]],
    ["de", "das zweite Haus, der Elften", ["2", "11"]],
    ["nl", "in de negentiende eeuw", ["19"]],
    ["ar", "القرن الخامس عشر، المرتبة العاشرة، ثاني مدينة", ["15", "10", "2"]],
  ])("finds on a wiki in '%s' in %j an ordinal by itself", (language, text, expected) => {
    expect(numbersOf(`Xx ${text} xx.`, language)).toEqual(expected);
  });

  it("reads a doubtful word before a unit", () => {
    expect(numbersOf("Ha sei anni.", "it")).toEqual(["6 anni"]);
  });

  it("takes no word for a negation that is one in another language", () => {
    expect(takeValues("They live in sin.", "en").values).toEqual([]);
  });

  // Not timed: with more than linear work these do not come to their end.
  it.each(["ein", "und", "eins", "hundert", "de"])("comes to the end of a long word of %s", (part) => {
    expect(numbersOf(part.repeat(200_000), "de")).toEqual([]);
  });

  it("comes to the end of joints in a row", () => {
    expect(numbersOf("و".repeat(200_000), "ar")).toEqual([]);
  });
});

describe("changedValues, of numbers written out,", () => {
  it.each([
    ["en", "It has twenty-one rooms.", "It has 21 rooms."],
    ["en", "It has a hundred rooms.", "It has 100 rooms."],
    ["en", "It has one thousand, two hundred rooms.", "It has 1,200 rooms."],
    ["en", "It took two and a half years.", "It took 2.5 years."],
    ["en", "It won three crore rupees.", "It won 30,000,000 rupees."],
    ["en", "On the twenty-first day it rained.", "On the 21st day it rained."],
    ["en", "He once lived in a big house.", "He lived in a big house."],
    ["en", "It was first used here.", "It was used here."],
    ["ru", "Первая башня стоит.", "Первый башня стоит."],
    ["de", "Es hat 1,5 Millionen Zimmer.", "Es hat 1.500.000 Zimmer."],
    ["hi", "वहाँ 15 लाख लोग थे।", "वहाँ 15,00,000 लोग थे।"],
    ["zh", "这里有1.5万人。", "这里有15000人。"],
    ["ru", "Там двадцать один дом.", "Там 21 дом."],
  ])("stays silent on a wiki in %s about %j and %j", (language, from, to) => {
    expect(changedValues(takeValues(from, language), takeValues(to, language))).toEqual([]);
  });

  it.each([
    ["en", "It has two hundred rooms.", "It has three hundred rooms.", "two hundred", "three hundred"],
    ["de", "Es hat zweihundert Zimmer.", "Es hat dreihundert Zimmer.", "zweihundert", "dreihundert"],
    ["it", "Ha ventuno stanze.", "Ha ventidue stanze.", "ventuno", "ventidue"],
    ["en", "It is the second largest town.", "It is the third largest town.", "second", "third"],
    ["en", "The nineteenth century ended.", "The eighteenth century ended.", "nineteenth", "eighteenth"],
    ["de", "Er war der fünfte König.", "Er war der sechste König.", "fünfte", "sechste"],
    ["fr", "C'est la première tour.", "C'est la deuxième tour.", "première", "deuxième"],
    ["es", "La segunda torre cayó.", "La tercera torre cayó.", "segunda", "tercera"],
    ["ru", "Первая башня стоит.", "Вторая башня стоит.", "Первая", "Вторая"],
  ])("tells on a wiki in %s %j from %j", (language, before, after, from, to) => {
    expect(changedValues(takeValues(before, language), takeValues(after, language))).toEqual([
      { kind: "number", from, to },
    ]);
  });
});

describe("numbers in Bulgarian, Serbian, Croatian or Catalan", () => {
  it.each([
    ["bg", "Има двадесет и пет къщи.", ["25"]],
    ["bg", "Има две хиляди и триста жители или хиляда двеста и пет.", ["2300", "1205"]],
    ["bg", "Един от тях живя една година.", ["1 години"]],
    ["bg", "Между пет и шест метра.", ["5", "6 m"]],
    ["sr", "Има двадесет пет кућа и две хиљаде триста становника.", ["25", "2300"]],
    ["sr", "Чекао је двадесет и пет година.", ["25 godina"]],
    ["sr", "Čekao je dvadeset i pet godina.", ["25 godina"]],
    ["hr", "Ima dvadeset i šest krava i sto pet metara.", ["26", "105 m"]],
    ["hr", "Jedan od njih stoji na sto.", []],
    ["hr", "Pet ili šest tisuća.", ["5", "6000"]],
    ["ca", "Té vint-i-cinc cases i trenta-dos alumnes.", ["25", "32"]],
    ["ca", "Dos mil tres-cents quilòmetres, mil nou-cents noranta.", ["2300 km", "1990"]],
    ["ca", "Un milió dos-cents mil euros.", ["1200000 €"]],
    ["ca", "El nou pont deu diners i té set.", []],
  ])("are put together in %s: %s", (language, text, values) => {
    expect(takeValues(text, language).values.map(({ normal }) => normal)).toEqual(values);
  });
});
