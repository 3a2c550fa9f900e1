import { describe, expect, it } from "vitest";
import { lastEvents, lastSubjects } from "./subjects.ts";

const sections = (...texts: readonly string[]) => lastSubjects("section_changed", ...texts);
const is = (action: string, heading: string, level = 2) => ({ action, element: "section", heading, level });
const renamed = (from: string, to: string, levels = [2, 2]) => ({
  action: "renamed",
  element: "section",
  from: { heading: from, level: levels[0] },
  to: { heading: to, level: levels[1] },
});

const rain = "== Rain ==\nRain falls from clouds that cool.\n";
const snow = "== Snow ==\nSnow lies on hills until the spring.\n";
const hail = "== Hail ==\nHail breaks the glass of greenhouses.\n";

const noted = (address: string) =>
  `Ice covers the lake.<ref>{{cite web|url=${address}|title=A long title of a page about ice on lakes}}</ref>\n`;

const define = (...names: readonly string[]) =>
  names.map((name) => `<ref name=${name}>A book about ${name} on the lakes.</ref>`).join("\n");
const list = (heading: string, ...names: readonly string[]) =>
  `== ${heading} ==\n<references>\n${define(...names)}\n</references>\n`;
const reflist = (heading: string, ...names: readonly string[]) =>
  `== ${heading} ==\n{{reflist|refs=\n${define(...names)}\n}}\n`;

const wind = "=== Wind ===\nWindmills turn with the wind.\n";
const water = "=== Water ===\nWater mills stand at rivers.\n";
const steam = "=== Steam ===\nSteam mills burn coal all day.\n";
const kinds = (heading: string, ...parts: readonly string[]) => `== ${heading} ==\n${parts.join("")}`;
const main = (page: string) => `{{Main|${page} of mill}}\n`;
const early = "The first book tells of a mill.\n";
const late = "The last one tells of a river.\n";

const below = "[[Category:Weather of the north]] [[Category:Ice and snow]]\n[[de:Wetter des Nordens]]\n";

describe("section_changed", () => {
  it.each([
    ["one that came", rain, rain + snow, [is("added", "Snow")]],
    ["one that went with its text", rain + snow, rain, [is("removed", "Snow")]],
    [
      "a heading taken out of a text that stays",
      rain + snow,
      rain + snow.replace("== Snow ==\n", ""),
      [is("removed", "Snow")],
    ],
    ["a first text's", "", rain + snow, [is("added", "Rain"), is("added", "Snow")]],
    [
      "another heading over the same text",
      rain + snow,
      rain.replace("Rain ==", "Wet ==") + snow,
      [renamed("Rain", "Wet")],
    ],
    [
      "another heading over a list of references that changed",
      rain + list("Notes", "ice", "snow", "rain"),
      rain + list("Sources", "ice", "hail", "rain"),
      [renamed("Notes", "Sources")],
    ],
    [
      "another heading over a list that became a template's",
      rain + list("Notes", "ice", "snow", "rain"),
      rain + reflist("Sources", "ice", "snow", "rain", "hail"),
      [renamed("Notes", "Sources")],
    ],
    [
      "another heading over another list",
      rain + list("Notes", "ice", "snow"),
      list("Sources", "hail", "rain") + rain,
      [is("added", "Sources"), is("removed", "Notes")],
    ],
    [
      "another heading over sentences that were all edited",
      `${rain}== Life ==\nHe was born in Rome in 1900 to a family of painters. He moved to Paris.\n${hail}`,
      `${rain}== Youth ==\nHe was born in Rome in 1901 to a family of painters. He moved to Lyon.\n${hail}`,
      [renamed("Life", "Youth")],
    ],
    [
      "another heading over other sentences of the same subject",
      `${rain}== Life ==\nHe was born in Rome in 1900 to a family of painters.\n${hail}`,
      `${rain}== Death ==\nHe died of a fever in Paris after many years of sorrow.\n${hail}`,
      [is("added", "Death"), is("removed", "Life")],
    ],
    [
      "a list of references that got a heading of its own",
      `${rain}== Films ==\nSnow lies on hills.\n{{reflist}}\n`,
      `${rain}== Shows ==\nHail breaks glass.\n== References ==\n{{reflist}}\n`,
      [is("added", "References"), is("added", "Shows"), is("removed", "Films")],
    ],
    [
      "words of a template in the heading",
      rain,
      rain.replace("== Rain ==", "== Rain {{nobold|(warm)}} =="),
      [renamed("Rain", "Rain (warm)")],
    ],
    [
      "a template in the heading of which nothing is known",
      rain,
      rain.replace("== Rain ==", "== Rain {{drop|2}} =="),
      [renamed("Rain", "Rain {{drop|2}}")],
    ],
    ["another level", rain + snow, rain + snow.replaceAll("==", "==="), [renamed("Snow", "Snow", [2, 3])]],
    [
      "another heading and a word of the text",
      rain + snow,
      `${rain}== Ice ==\nSnow lies on hills until the spring. It melts.\n`,
      [renamed("Snow", "Ice")],
    ],
    [
      "another heading over exactly half of the text",
      `== Snow ==\nSnow lies on hills.\n\nDogs like the cold.\n\n${hail}`,
      `== Ice ==\nSnow lies on hills.\n\nFish go far from it.\n\n${hail}`,
      [renamed("Snow", "Ice")],
    ],
    [
      "another case of the heading, over other words",
      "== Wet Snow ==\nSnow lies on hills.\n",
      "== Wet snow ==\nHail breaks the glass.\n",
      [renamed("Wet Snow", "Wet snow")],
    ],
    [
      "another case of the heading on another level, over other words",
      "== Wet Snow ==\nSnow lies on hills.\n",
      "=== Wet snow ===\nHail breaks the glass.\n",
      [renamed("Wet Snow", "Wet snow", [2, 3])],
    ],
    [
      "a mark too few behind a heading without text, and a move below it",
      `${rain}=== Mills ===\n=${wind.replace("===\n", "====\n")}=${water.replace("===\n", "====\n")}`,
      `${rain}=== Mills ==\n=${water.replace("===\n", "====\n")}=${wind.replace("===\n", "====\n")}`,
      [is("moved", "Water", 4), renamed("Mills", "= Mills", [3, 2])],
    ],
    [
      "another heading over no text",
      "== A ==\n== B ==\n== C ==\n",
      "== A ==\n== D ==\n== C ==\n",
      [renamed("B", "D")],
    ],
    [
      "another heading over sections below it",
      rain + kinds("Types of mill", main("Types"), wind, water) + hail,
      rain + kinds("Kinds", main("Kinds"), wind, water) + hail,
      [renamed("Types of mill", "Kinds")],
    ],
    [
      "another heading over sections below it, with a first sentence",
      rain + kinds("Types of mill", main("Types"), wind, water) + hail,
      rain + kinds("Kinds", main("Kinds"), "There are two.\n", wind, water) + hail,
      [renamed("Types of mill", "Kinds")],
    ],
    [
      "another heading over sections below it, with one more of them",
      rain + kinds("Types of mill", main("Types"), wind, water) + hail,
      rain + kinds("Kinds", main("Kinds"), steam, wind, water) + hail,
      [is("added", "Steam", 3), renamed("Types of mill", "Kinds")],
    ],
    [
      "another heading over a first section below it",
      rain + kinds("Types of mill", main("Types")) + hail,
      rain + kinds("Kinds", main("Kinds"), steam) + hail,
      [is("added", "Steam", 3), renamed("Types of mill", "Kinds")],
    ],
    [
      "another heading over one of three sections below it",
      rain + kinds("Types of mill", main("Types"), wind) + hail,
      rain + kinds("Kinds", "{{See also|Flour}}\n", steam, wind, water) + hail,
      [is("added", "Steam", 3), is("added", "Water", 3), renamed("Types of mill", "Kinds")],
    ],
    [
      "another heading over sections below sections below it",
      `= Mills =\n${kinds("Types", wind, water)}`,
      `= Engines =\nThey all grind.\n${kinds("Kinds", wind, water)}`,
      [renamed("Mills", "Engines", [1, 1]), renamed("Types", "Kinds")],
    ],
    [
      "another heading over sections below it that moved",
      kinds("Types", wind) + hail + snow + rain,
      hail + snow + rain + kinds("Kinds", "They all grind.\n", wind),
      [is("moved", "Kinds"), renamed("Types", "Kinds")],
    ],
    [
      "another heading over an empty section that gets a sentence",
      `${rain}== Ice ==\n${hail}`,
      `${rain}== Frost ==\nThe lake is white.\n${hail}`,
      [renamed("Ice", "Frost")],
    ],
    [
      "another heading over a template that was put in a tag",
      `${rain}== Notes ==\n{{Reflist|2}}\n${hail}`,
      `${rain}== Citations ==\n<div>\n{{reflist}}\n</div>\n${hail}`,
      [renamed("Notes", "Citations")],
    ],
    [
      "other sections below another heading in the same place",
      rain + kinds("Types", main("Types"), wind) + hail,
      rain + kinds("Sizes", "{{Large}}\n", steam) + hail,
      [is("added", "Sizes"), is("added", "Steam", 3), is("removed", "Types"), is("removed", "Wind", 3)],
    ],
    [
      "another heading with sentences over half of the sections below it",
      kinds("Types", "They all grind.\n", wind, water),
      kinds("Sizes", "Some are small.\n", wind),
      [is("removed", "Water", 3), renamed("Types", "Sizes")],
    ],
    [
      "a heading that went, of which the sections below are below the one before it now",
      kinds("Sizes", "Some are small.\n", steam) + kinds("Types", "They all grind.\n", wind, water),
      kinds("Sizes", "Some are small.\n", steam, wind, water) + rain,
      [is("added", "Rain"), is("removed", "Types")],
    ],
    [
      "the first of two headings with sentences over half of the sections below it each",
      kinds("Types", "They all grind.\n", wind, water),
      kinds("At rivers", "Some are wet.\n", water) + kinds("On hills", "Some are dry.\n", wind),
      [is("added", "On hills"), is("moved", "Wind", 3), renamed("Types", "At rivers")],
    ],
    [
      "less than half of the sections below another heading with sentences",
      kinds("Types", "They all grind.\n", wind, water, steam),
      kinds("Sizes", "Some are small.\n", wind),
      [is("added", "Sizes"), is("removed", "Steam", 3), is("removed", "Types"), is("removed", "Water", 3)],
    ],
    [
      "sections that went below a heading of another level",
      kinds("Types", "They all grind.\n", wind.replaceAll("===", "====")),
      `=== Kinds ===\nSome are small.\n${wind.replaceAll("===", "====")}`,
      [is("added", "Kinds", 3), is("removed", "Types")],
    ],
    [
      "a text in the place of a list of references",
      `${rain}== Notes ==\n{{reflist}}\n${hail}`,
      `${rain}== Frost ==\nThe lake is white.\n${hail}`,
      [is("added", "Frost"), is("removed", "Notes")],
    ],
    [
      "a gallery in the place of a list of references",
      `${rain}== Notes ==\n{{reflist}}\n${hail}`,
      `${rain}== Views ==\n<gallery>\nIce.jpg\n</gallery>\n${hail}`,
      [is("added", "Views"), is("removed", "Notes")],
    ],
    [
      "an empty section in another place than one that went",
      `${rain}== Ice ==\n${hail}${snow}`,
      `${rain}${hail}== Frost ==\n${snow}`,
      [is("added", "Frost"), is("removed", "Ice")],
    ],
    [
      "two empty sections in the place of one",
      `${rain}== Ice ==\n${hail}`,
      `${rain}== Frost ==\n== Dew ==\n${hail}`,
      [is("added", "Dew"), is("added", "Frost"), is("removed", "Ice")],
    ],
    [
      "a heading that another section had, while that one got another",
      `=== Owners of mills ===\n==== Millers ====\n${early}==== Writers ====\n${late}`,
      `=== Millers ===\n==== Town millers ====\n${early}==== Writers ====\n${late}`,
      [renamed("Millers", "Town millers", [4, 4]), renamed("Owners of mills", "Millers", [3, 3])],
    ],
    [
      "a heading that came from a section below it",
      `== Life ==\n=== Works ===\n${early}`,
      `== Works ==\nHer books are read.\n=== Early works ===\n${early}`,
      [renamed("Life", "Works"), renamed("Works", "Early works", [3, 3])],
    ],
    [
      "a heading that went to another section, over four fifths of the text",
      `== Life ==\n=== Works ===\n${early.repeat(4)}`,
      `== Works ==\nHer books are read.\n=== Early works ===\n${early.repeat(4)}${early.replace("first", "other")}`,
      [renamed("Life", "Works"), renamed("Works", "Early works", [3, 3])],
    ],
    [
      "a heading that got another level, over less of the text than another section has",
      `== Life ==\n=== Works ===\n${early}${late}`,
      `== Works ==\n${late}=== Early works ===\n${early}`,
      [is("added", "Early works", 3), is("removed", "Life"), renamed("Works", "Works", [3, 2])],
    ],
    [
      "an empty section, and the one below it, for one with a sentence",
      `${rain}== Ice ==\n${hail}`,
      `${rain}== Frost ==\nThe lake is white.\n`,
      [is("added", "Frost"), is("removed", "Hail"), is("removed", "Ice")],
    ],
    [
      "a section with a sentence for an empty one of another level",
      `=== Ice ===\n${hail}`,
      `== Frost ==\nThe lake is white.\n${hail}`,
      [is("added", "Frost"), is("removed", "Ice", 3)],
    ],
    [
      "another case of headings of one name, each below the section that it stood in",
      `== Mills ==\n=== Early works ===\nSnow lies on hills.\n== Lakes ==\n=== Early works ===\nIt is wet.\n`,
      `== Lakes ==\n=== Early Works ===\nHail breaks glass.\n== Mills ==\n=== Early Works ===\nFog hides it.\n`,
      [
        is("moved", "Lakes"),
        renamed("Early works", "Early Works", [3, 3]),
        { ...renamed("Early works", "Early Works", [3, 3]), occurrence: 1 },
      ],
    ],
    ["a move to the end", rain + snow + hail, snow + hail + rain, [is("moved", "Rain")]],
    ["a move to the front", rain + snow + hail, hail + rain + snow, [is("moved", "Hail")]],
    ["a second one of the same name", rain, rain + rain, [is("added", "Rain")]],
    [
      "another heading over words whose reference changed",
      `== Ice ==\n${noted("http://a.example/first")}`,
      `== Frost ==\n${noted("https://a.example/second")}`,
      [renamed("Ice", "Frost")],
    ],
    [
      "another heading over words, a reference and a template of which changed",
      `== Ice ==\n{{box|a}}\n${noted("http://a.example/first")}`,
      `== Frost ==\n{{box|b}}\n${noted("https://a.example/second")}`,
      [renamed("Ice", "Frost")],
    ],
    [
      "another section that keeps a sentence of three",
      `== Ice ==\nIt is cold. ${noted("http://a.example/first")} Skaters cross the lake every winter.\n`,
      `== Frost ==\nIt is cold. The leaves turn white at night and fall. Gardens lose most of their flowers.\n`,
      [is("added", "Frost"), is("removed", "Ice")],
    ],
    [
      "the last heading taken out above the page's categories, another one renamed",
      `== Ice ==\nIt is cold.\n== Notes ==\n<references />\n${below}`,
      `== Frost ==\nIt is cold.\n${below}`,
      [is("removed", "Notes"), renamed("Ice", "Frost")],
    ],
    ["Devanagari", "वर्षा।\n", "वर्षा।\n== हिम ==\nहिम गिरता है।\n", [is("added", "हिम")]],
    ["Chinese", "雨。\n", "雨。\n== 雪 ==\n雪白。\n", [is("added", "雪")]],
    ["Cyrillic", "== Дождь ==\nДождь идёт.\n", "== Ливень ==\nДождь идёт.\n", [renamed("Дождь", "Ливень")]],
  ])("finds %s", async (_, before, after, found) => {
    expect(await sections(before, after)).toEqual(found);
  });

  it.each([
    ["words in a section", rain, rain.replace("cool", "freeze")],
    ["spaces in the heading's line", rain, rain.replace("== Rain ==", "==Rain==  ")],
    ["a comment behind the heading", rain, rain.replace("== Rain ==", "== Rain == <!-- sic -->")],
    ["bold in the heading", rain, rain.replace("== Rain ==", "== '''Rain''' ==")],
    ["a line that is no heading", rain, `${rain} == Snow ==\n`],
    ["a heading in nowiki", rain, `${rain}<nowiki>\n== Snow ==\n</nowiki>\n`],
    ["a heading in a comment", rain, `${rain}<!--\n== Snow ==\n-->\n`],
    ["a new lead before them", rain + snow, `It is wet.\n${rain}${snow}`],
    ["a link in the heading", rain, rain.replace("== Rain ==", "== [[Rain]] ==")],
    ["an anchor in the heading", rain, rain.replace("== Rain ==", "== {{anchor|Wet}} Rain ==")],
    ["a sign in the heading", rain, rain.replace("== Rain ==", "== Rain{{cn|date=May 2020}} ==")],
    ["a note in the heading", rain, rain.replace("== Rain ==", "== Rain{{efn|Not snow.}} ==")],
    ["a language in the heading", rain, rain.replace("== Rain ==", "== {{lang|en|Rain}} ==")],
  ])("is silent on %s", async (_, before, after) => {
    expect(await sections(before, after)).toEqual([]);
  });

  it("does not call two sections one that share no text", async () => {
    expect(await sections(rain, snow)).toEqual([is("added", "Snow"), is("removed", "Rain")]);
  });

  it("leaves out what moves along with the section around it", async () => {
    const part = `${rain}=== Drizzle ===\nIt drizzles at night.\n`;
    const fog = "== Fog ==\nFog hides the harbour.\n";
    expect(await sections(part + snow + hail + fog, snow + hail + fog + part)).toEqual([is("moved", "Rain")]);
  });

  it("calls what came below another section moved, not the section it came behind", async () => {
    const [mills, lakes] = [kinds("Mills", wind), kinds("Lakes", "A lake is still.\n")];
    expect(await sections(mills + water + lakes, mills + lakes + water)).toEqual([is("moved", "Water", 3)]);
  });

  it("calls the fewest moved, though they stay below the same section", async () => {
    const lakes = kinds("Lakes", "A lake is still.\n");
    const before = kinds("Mills", wind, water, steam) + lakes;
    expect(await sections(before, kinds("Mills") + lakes + wind + water + steam)).toEqual([
      is("moved", "Lakes"),
    ]);
  });

  it("counts what moves along with the section around it with that section", async () => {
    const mills = kinds("Mills", wind, water, steam);
    const fog = "== Fog ==\nFog hides the harbour.\n";
    expect(await sections(rain + mills + snow + fog + hail, rain + snow + fog + mills + hail)).toEqual([
      is("moved", "Mills"),
    ]);
    expect(await sections(snow + fog + mills, mills + snow + fog)).toEqual([is("moved", "Mills")]);
  });

  it("keeps sections of one heading with those around them", async () => {
    const [early, late] = [rain, snow].map((text) => text.replace(/== (?:Rain|Snow) ==/, "=== Early ==="));
    const [history, life] = [`== History ==\n${early}`, `== Life ==\n${late}`];
    expect(await sections(history + life + hail, life + history + hail)).toEqual([is("moved", "Life")]);
  });

  it("tells the place before and after", async () => {
    const [event] = await lastEvents(["section_changed"], rain + snow + hail, snow + hail + rain);
    expect(event?.evidence).toEqual({
      after: ["Rain"],
      before: ["Rain"],
      positionAfter: 2,
      positionBefore: 0,
    });
  });

  describe("of copies of a heading", () => {
    const topic = (text: string, heading = "== News ==") => `${heading}\n${text}\n`;
    const form = "Please look at what a bot has changed here.";
    const rome = topic("Rome has walls.");
    const tiber = topic("The Tiber is a river.");
    const alps = topic("The Alps are high.");
    const told = async (...texts: readonly string[]) =>
      (await lastEvents(["section_changed"], ...texts)).map(({ subject, evidence }) => [
        subject.action,
        evidence.positionBefore,
        evidence.positionAfter,
      ]);
    const removed = (position: number) => ["removed", position, null];
    const added = (position: number) => ["added", null, position];

    it.each([
      ["the first that went", rome + tiber, tiber, [removed(0)]],
      ["the last that went", rome + tiber, rome, [removed(1)]],
      ["one between two that went", rome + tiber + alps, rome + alps, [removed(1)]],
      ["one that came above", tiber, rome + tiber, [added(0)]],
      ["one that came between two", rome + alps, rome + tiber + alps, [added(1)]],
      ["one that went, and another that came", rome + tiber, tiber + alps, [added(1), removed(0)]],
      [
        "one of a form that went, and another that came",
        topic(`${form} It is Rome.`) + topic(`${form} It is Ostia.`),
        topic(`${form} It is Ostia.`) + topic(`${form} It is Pisa.`),
        [added(1), removed(0)],
      ],
      [
        "one that went, below another text above all",
        `Hello.\n${rome}${tiber}`,
        `Hi.\n${tiber}`,
        [removed(0)],
      ],
      [
        "one that went from above one that got an answer",
        rome + tiber,
        `${tiber}: It is a long one that flows through Rome.\n`,
        [removed(0)],
      ],
      [
        "one of a form that went",
        topic(`${form} It is Rome.`) + topic(`${form} It is Ostia.`),
        topic(`${form} It is Ostia.`),
        [removed(0)],
      ],
      [
        "one that went with the sections in it",
        topic(topic("Rome has walls.", "=== Answer ===")) +
          topic(topic("The Tiber is a river.", "=== Answer ===")),
        topic(topic("The Tiber is a river.", "=== Answer ===")),
        [removed(1), removed(0)],
      ],
      [
        "one that went from above another, below which stand the page's categories",
        rome + tiber + below,
        tiber + below,
        [removed(0)],
      ],
      [
        "the last that went from above the page's categories",
        rome + tiber + below,
        rome + below,
        [removed(1)],
      ],
      ["two that changed places", rome + tiber, tiber + rome, [["moved", 1, 0]]],
      ["one without a text of its own", rome + topic("") + tiber, rome + tiber, [removed(1)]],
      ["one of several that are equal", rome + rome + tiber, rome + tiber, [removed(1)]],
    ])("finds %s", async (_, before, after, found) => {
      expect(await told(before, after)).toEqual(found);
    });

    it.each([
      ["other words in one", rome + tiber, rome + topic("A long wall stands there.")],
      ["other words in all", rome + tiber, topic("Rain fell.") + topic("Snow fell.")],
      [
        "a sentence that goes from one to the other",
        topic("Rome has walls. It is very old now.") + tiber,
        rome + topic("It is very old now. The Tiber is a river."),
      ],
      [
        "a form that comes into all",
        rome + tiber,
        topic(`${form} Rome has walls.`) + topic(`${form} The Tiber is a river.`),
      ],
      ["an answer in one", rome + tiber, `${rome}: It has.\n${tiber}`],
    ])("is silent on %s", async (_, before, after) => {
      expect(await told(before, after)).toEqual([]);
    });

    it("finds whichever went, and whichever came", async () => {
      const all = ["It is Rome.", "It is Ostia.", "It is Pisa.", "It is Bari."].map((one) =>
        topic(`${form} ${one}`),
      );
      for (let some = 1; some < 15; some++) {
        const isOf = (_: string, place: number) => (some >> place) % 2 === 1;
        const rest = all.filter(isOf).join("");
        const others = [...all.keys()].filter((place) => !isOf("", place));
        const went = await told(all.join(""), rest);
        const came = await told(rest, all.join(""));
        expect(went.map(([, old]) => old).toSorted()).toEqual(others);
        expect(came.map(([, , now]) => now).toSorted()).toEqual(others);
      }
    });

    it("follows thousands", { tags: "long" }, async () => {
      const many = Array.from({ length: 2000 }, (_, i) => topic(`${form} It was page ${i}.`));
      expect(await told(many.join(""), many.toSpliced(1000, 1).join(""))).toEqual([removed(1000)]);
    });
  });

  it("follows a thousand headings", { tags: "long" }, async () => {
    const many = Array.from({ length: 1000 }, (_, i) => `== Part ${i} ==\nText of part ${i}.\n`);
    expect(await sections(many.join(""), [...many.slice(1), many[0]].join(""))).toEqual([
      is("moved", "Part 0"),
    ]);
  });
});
