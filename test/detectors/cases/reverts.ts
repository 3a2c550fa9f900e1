import { revert } from "../../../detectors/revert.ts";
import { hoursAfterStart, type RevisionSketch } from "../../../src/testing.ts";
import type { CaseTables } from "./cases.ts";

const mill = "The mill on the lower river grinds rye for four villages.";
const bridge = "A stone bridge was built beside it when the ford was lost.";
const bells = "Nobody has heard the bells of its chapel for years.";
const pigeons = "Hundreds of pigeons sleep under the roof in winter.";
const spam = "Buy the cheapest flour of all at our shop today!";

const мельница = "Мельница на нижней реке мелет рожь для четырёх деревень.";
const мост = "Рядом с ней стоит старый каменный мост через овраг.";
const голуби = "Зимой под её высокой крышей ночуют сотни голубей.";

const चक्की = "नदी के किनारे की पुरानी चक्की चार गाँवों के लिए अनाज पीसती है।";
const पुल = "उसके पास पत्थर का एक लम्बा पुल बना हुआ है।";
const कबूतर = "सर्दियों में सैकड़ों कबूतर छत के नीचे सोते हैं।";

const 磨坊 = "下游的老磨坊为四个村庄磨黑麦和小麦。";
const 石桥 = "磨坊旁边有一座很长的石桥通向山谷。";
const 鸽子 = "冬天有几百只鸽子睡在磨坊的屋顶下面。";

const طاحونة = "تطحن الطاحونة القديمة على النهر الحبوب لأربع قرى مجاورة.";
const جسر = "بني بجانبها جسر حجري طويل فوق الوادي.";

const hidden: RevisionSketch = { text: { state: "hidden" } };

function page(...sentences: readonly string[]): string {
  return sentences.join("\n\n");
}

function by(name: string, text: string, more: Partial<Exclude<RevisionSketch, string>> = {}): RevisionSketch {
  return { ...more, text, user: { id: 0, name } };
}

/** So many texts, each of its own. */
function others(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${bridge} ${"Again. ".repeat(i)}`);
}

/** Each editor saves its own text in turn, hours apart. */
function feud(turns: readonly (readonly [string, string])[], hours = 1): RevisionSketch[] {
  return turns.map(([name, text], i) => by(name, text, { timestamp: hoursAfterStart(i * hours) }));
}

const ann = (text: string) => ["Ann", text] as const;
const bob = (text: string) => ["Bob", text] as const;
const cid = (text: string) => ["Cid", text] as const;

export const revertCases: CaseTables = {
  revert_identity: {
    detector: revert,
    hits: [
      ["one edit", mill, page(mill, spam), mill],
      ["several edits", mill, page(mill, spam), page(mill, bells), mill],
      ["an own edit", by("Ann", mill), by("Ann", page(mill, spam)), by("Ann", mill)],
      ["a revert", mill, spam, mill, spam],
      ["fifteen edits", mill, ...others(15), mill],
      ["a blanking", mill, "", mill],
      ["an edit that is hidden", mill, hidden, mill],
      ["an edit that was saved twice", mill, spam, spam, mill],
      ["a text restored from the nearer of two places", mill, bells, mill, bells, spam, mill],
      ["a Russian edit", мельница, page(мельница, мост), мельница],
      ["a Hindi edit", चक्की, page(चक्की, पुल), चक्की],
      ["a Chinese edit", 磨坊, `${磨坊}${石桥}`, 磨坊],
      ["an Arabic edit", طاحونة, page(طاحونة, جسر), طاحونة],
    ],
    near: [
      ["the same text saved again", mill, bells, bells],
      ["a text with one space more", mill, spam, `${mill} `],
      ["sixteen edits", mill, ...others(16), mill],
      ["a first revision", mill],
      ["a text that nobody can read", hidden, mill, hidden],
      ["sentences in another order", page(mill, bells), spam, page(bells, mill)],
      ["a Russian text in small letters", мельница, мост, мельница.toLowerCase()],
      ["a Hindi text with another stop", चक्की, पुल, चक्की.replace("।", ".")],
      ["a Chinese text with another word", 磨坊, 石桥, 磨坊.replace("黑麦", "大麦")],
      ["an Arabic text without its stop", طاحونة, جسر, طاحونة.replace(".", "")],
    ],
  },
  revert_partial: {
    detector: revert,
    hits: [
      ["an addition that goes while another comes", mill, page(mill, spam), page(mill, bells)],
      ["a removal put back with a new sentence", page(mill, bells), mill, page(mill, bells, bridge)],
      [
        "a rewording taken back while a sentence comes",
        page(mill, bells),
        page(mill.replace("rye", "gold"), bells),
        page(mill, bells, bridge),
      ],
      [
        "an older addition under a later one",
        mill,
        page(mill, spam),
        page(mill, spam, bells),
        page(mill, bells),
      ],
      ["half of an edit", page(mill, bells), page(mill, bells, spam, bridge), page(mill, bells, bridge)],
      [
        "what the wiki tagged as undone",
        page(mill, bells),
        page(mill, bells, spam),
        { text: page(mill, pigeons, bridge), tags: ["mw-undo"] },
      ],
      [
        "what the wiki tagged as rolled back",
        page(mill, bells),
        page(mill, bells, spam),
        { text: page(mill, pigeons, bridge), tags: ["mw-rollback"] },
      ],
      ["a Russian sentence", мельница, page(мельница, мост), page(мельница, голуби)],
      ["a Hindi sentence", चक्की, page(चक्की, पुल), page(चक्की, कबूतर)],
      ["a Chinese sentence", 磨坊, page(磨坊, 石桥), page(磨坊, 鸽子)],
      ["an Arabic sentence put back", page(طاحونة, جسر), طاحونة, page(طاحونة, جسر, mill)],
    ],
    near: [
      ["a whole text restored", mill, page(mill, spam), mill],
      [
        "an own addition",
        by("Ann", mill),
        by("Bob", page(mill, bells)),
        by("Bob", page(mill, bells, spam)),
        by("Bob", page(mill, bells, bridge)),
      ],
      ["a sentence of four words", mill, page(mill, "Buy our cheap flour!"), page(mill, bells)],
      ["a third of an edit", page(mill), page(mill, spam, bells, bridge), page(mill, bells, bridge)],
      ["a small part of this edit", mill, page(mill, spam), page(bells, bridge, pigeons)],
      ["a page that is emptied", mill, page(mill, spam), ""],
      ["a page that becomes a redirect", mill, page(mill, spam), "#REDIRECT [[Mill]]"],
      ["a page that is replaced", mill, page(mill, spam.repeat(20)), "Gone."],
      [
        "an addition sixteen edits back",
        mill,
        page(mill, spam),
        ...Array.from({ length: 15 }, (_, i) => page(mill, spam, bells.replace("years", `${i} years`))),
        page(mill, pigeons),
      ],
      ["a new Russian sentence", мельница, page(мельница, мост), page(мельница, мост, голуби)],
      ["a Hindi sentence reworded", चक्की, page(चक्की, पुल), page(चक्की.replace("चार", "पाँच"), पुल)],
      ["Chinese sentences in another order", page(磨坊, 石桥), page(石桥, 磨坊), page(石桥, 磨坊, 鸽子)],
    ],
  },
  revert_war: {
    detector: revert,
    hits: [
      ["two who undo each other", ...feud([ann(mill), bob(spam), ann(mill), bob(spam), ann(mill)])],
      ["a third who joins two", ...feud([ann(mill), bob(spam), ann(mill), bob(spam), cid(mill)])],
      [
        "three reverts within 48 hours to the second",
        ...feud([ann(mill), bob(spam), ann(mill), bob(spam), ann(mill)], 24),
      ],
      [
        "two who undo each other two edits at a time",
        ...feud([ann(mill), bob(spam), bob(bells), ann(mill), bob(spam), ann(mill)]),
      ],
      [
        "a war among other edits",
        ...feud([ann(mill), bob(spam), ann(mill), cid(bells), ann(mill), bob(spam)]),
      ],
      [
        "a second war after two days of peace",
        ...feud([ann(mill), bob(spam), ann(mill), bob(spam), ann(mill)]),
        ...feud([bob(bells), ann(bridge), bob(bells), ann(bridge), bob(bells)]).map((one, i) =>
          typeof one === "string" ? one : { ...one, timestamp: hoursAfterStart(100 + i) },
        ),
      ],
      [
        "two addresses",
        ...feud(
          [mill, spam, mill, spam, mill].map((text, i) => [i % 2 === 0 ? "192.0.2.7" : "192.0.2.8", text]),
        ),
      ],
      [
        "two over a Russian text",
        ...feud(
          [мельница, мост, мельница, мост, мельница].map((text, i) => [i % 2 === 0 ? "Анна" : "Борис", text]),
        ),
      ],
      [
        "two over a Hindi text",
        ...feud([चक्की, पुल, चक्की, पुल, चक्की].map((text, i) => [i % 2 === 0 ? "अनु" : "भानु", text])),
      ],
      [
        "two over a Chinese text",
        ...feud([磨坊, 石桥, 磨坊, 石桥, 磨坊].map((text, i) => [i % 2 === 0 ? "阿安" : "阿波", text])),
      ],
    ],
    near: [
      ["two reverts", ...feud([ann(mill), bob(spam), ann(mill), bob(spam)])],
      [
        "one who undoes three others",
        ...feud([ann(mill), bob(spam), ann(mill), cid(bells), ann(mill), ["Dan", pigeons], ann(mill)]),
      ],
      ["one who undoes itself", ...feud([ann(mill), ann(spam), ann(mill), ann(spam), ann(mill)])],
      ["reverts too far apart", ...feud([ann(mill), bob(spam), ann(mill), bob(spam), ann(mill)], 25)],
      ["a war already told", ...feud([ann(mill), bob(spam), ann(mill), bob(spam), ann(mill), bob(spam)])],
      [
        "hidden users",
        ...[mill, spam, mill, spam, mill].map((text): RevisionSketch => ({ text, user: null })),
      ],
      [
        "texts that are never quite restored",
        ...feud([ann(mill), bob(spam), ann(`${mill} `), bob(`${spam} `), ann(`${mill}  `)]),
      ],
      [
        "Russian texts nobody restores",
        ...feud(
          [мельница, мост, голуби, page(мельница, мост), page(мост, голуби)].map((text, i) => [
            i % 2 === 0 ? "Анна" : "Борис",
            text,
          ]),
        ),
      ],
      [
        "a Hindi text saved again and again",
        ...feud([चक्की, पुल, चक्की, चक्की, चक्की].map((text, i) => [i % 2 === 0 ? "अनु" : "भानु", text])),
      ],
      [
        "a new Chinese text at the end of two reverts",
        ...feud([磨坊, 石桥, 磨坊, 石桥, 鸽子].map((text, i) => [i % 2 === 0 ? "阿安" : "阿波", text])),
      ],
    ],
  },
};
