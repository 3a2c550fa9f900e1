import { describe, expect, it } from "vitest";
import { revert } from "../../detectors/revert.ts";
import { type DetectOptions, detect, history, type RevisionSketch, testPage } from "../../src/testing.ts";
import { sentenceKey } from "../../src/text/sentences/sentences.ts";
import { register } from "../../src/walk/registry.ts";
import { createWalker } from "../../src/walk/walker.ts";

const tea = "Tea is made of the leaves of a bush that grows in the hills.";
const milk = "Milk goes into the cup before anything else does.";
const sugar = "Sugar came to the island on the ships of a merchant.";
const salt = "Nobody there would put salt in a hot drink.";
const rum = "Rum was what the sailors brought along instead.";
const ship = "A ship took three months for the voyage home.";
const spam = "Buy the cheapest kettles of all at our shop today!";
const hiddenText: RevisionSketch = { text: { state: "hidden" } };

const by = (name: string, text: string): RevisionSketch => ({ text, user: { id: 0, name } });

async function partials(sketches: readonly RevisionSketch[], options: DetectOptions = {}) {
  const events = await detect(revert, history(...sketches), options);
  return events.filter(({ type }) => type === "revert_partial");
}

async function found(sketches: readonly RevisionSketch[], parameters: unknown = {}) {
  return (await partials(sketches, { parameters })).map(({ anchor, subject }) => ({
    at: anchor.id,
    ...subject,
  }));
}

/** Where partial reverts are found on a talk page. */
async function onTalkPage(...sketches: readonly RevisionSketch[]) {
  const talk = { ...testPage, namespace: 1, title: "Talk:Sample" };
  const { told } = await createWalker(talk, register([revert]), "brief").tellAll(history(...sketches));
  const events = told.flatMap((one) => one.at("brief"));
  return events.filter(({ type }) => type === "revert_partial").map(({ anchor }) => anchor.id);
}

/** Each in a line of its own, as paragraphs are. */
function page(...sentences: readonly string[]): string {
  return sentences.join("\n\n");
}

function keys(...sentences: readonly string[]): string[] {
  return sentences.map(sentenceKey).sort((a, b) => (a < b ? -1 : 1));
}

describe("revert_partial", () => {
  it("is not told where a hidden name leaves open whether it was somebody else", async () => {
    const hidden = (text: string): RevisionSketch => ({ text, user: null });
    const ann = page(tea, spam);
    expect(await partials([page(tea), by("Ann", ann), page(tea, milk)])).toHaveLength(1);
    expect(await partials([page(tea), hidden(ann), page(tea, milk)])).toEqual([]);
    expect(await partials([page(tea), by("Ann", ann), hidden(page(tea, milk))])).toEqual([]);
  });

  it("is not told of lines that were broken and joined again", async () => {
    const broken = tea.replace(" of a bush", "\nof a bush");
    const tagged = (text: string) => `{{stub}}\n\n${text}`;
    expect(await partials([page(tea), by("Bob", tagged(broken)), by("Cid", tagged(tea))])).toEqual([]);
  });

  it.each<[string, RevisionSketch[], number, string[]]>([
    [
      "an addition that is taken out while more is added elsewhere",
      [page(tea), page(tea, spam), page(tea, milk)],
      2,
      [spam],
    ],
    [
      "a removal that is put back with a new sentence",
      [page(tea, milk), page(tea), page(tea, milk, sugar)],
      2,
      [milk],
    ],
    [
      "a rewording that is taken back while another sentence comes",
      [page(tea, milk), page(tea.replace("hills", "valleys"), milk), page(tea, milk, salt)],
      2,
      [tea, tea.replace("hills", "valleys")],
    ],
    [
      "a later one that is left in between",
      [page(tea), page(tea, spam), page(tea, spam, milk), page(tea, milk)],
      2,
      [spam],
    ],
    [
      "most of an edit, but not all",
      [page(tea), page(tea, spam, sugar, salt), page(tea, salt)],
      2,
      [spam, sugar],
    ],
    [
      "the nearest of two edits that did the same",
      [page(tea), page(tea, spam), page(tea, milk), page(tea, milk, spam), page(tea, milk, sugar)],
      4,
      [spam],
    ],
    [
      "Devanagari",
      [
        "चाय पहाड़ों में उगती है।",
        "चाय पहाड़ों में उगती है।\n\nयहाँ सबसे सस्ती केतली आज ही खरीदें।",
        "चाय पहाड़ों में उगती है।\n\nदूध पहले प्याले में डाला जाता है।",
      ],
      2,
      ["यहाँ सबसे सस्ती केतली आज ही खरीदें।"],
    ],
    [
      "Chinese, where words have no spaces",
      [
        "茶长在山上。",
        "茶长在山上。\n\n今天就来我们的商店买最便宜的水壶吧。",
        "茶长在山上。\n\n先把牛奶倒进杯子里。",
      ],
      2,
      ["今天就来我们的商店买最便宜的水壶吧。"],
    ],
    [
      "a fresh sentence of which the end is cut out",
      [page(tea), page(tea, milk.replace(".", `, ${[sugar, salt, rum].join(", and ")}`)), page(tea, milk)],
      2,
      [milk.replace(".", `, ${[sugar, salt, rum].join(", and ")}`)],
    ],
  ])("finds %s", async (_, sketches, target, sentences) => {
    const events = await found(sketches);
    expect(events.at(-1)).toEqual({ at: sketches.length, sentences: keys(...sentences), target });
  });

  it.each<[string, RevisionSketch[]]>([
    ["for a page without revisions", []],
    [
      "when the text is that of an earlier revision: that is a revert_identity",
      [page(tea), page(tea, spam), page(tea)],
    ],
    [
      "when an editor takes back what is the editor's own",
      [page(tea), by("Ann", page(tea, spam)), by("Ann", page(tea, milk))],
    ],
    [
      "when a fresh sentence is worded anew",
      [page(tea), page(tea, milk), page(tea, milk.replace("cup", "glass"))],
    ],
    [
      "when a fresh sentence goes on for longer",
      [page(tea), page(tea, milk), page(tea, milk.replace(".", `, ${[sugar, salt, rum].join(", and ")}`))],
    ],
    [
      "when a changed sentence is changed further",
      [page(tea), page(tea.replace("hills", "valleys")), page(tea.replace("hills", "high valleys"))],
    ],
    [
      "when less than half of the edit is undone",
      [page(tea), page(tea, spam, sugar, salt), page(tea, sugar, salt)],
    ],
    [
      "when it is less than half of what this edit does",
      [page(tea), page(tea, spam), page(tea, milk, sugar)],
    ],
    [
      "when it is less than half of what this edit does, though more than half of the other",
      [page(tea), page(tea, spam, sugar, salt), page(tea, salt, milk, rum, ship)],
    ],
    ["when what is undone is a few words", [page(tea), page(tea, "Buy this kettle!"), page(tea, milk)]],
    [
      "when a few characters of Chinese are undone",
      ["茶长在山上。", "茶长在山上。\n\n买水壶。", "茶长在山上。\n\n先把牛奶倒进杯子里。"],
    ],
    ["for the page's first text", [page(tea, milk), page(milk, sugar)]],
    ["when the page is blanked", [page(tea), page(tea, spam), ""]],
    [
      "when the page becomes a redirect",
      [page(tea), page(tea, spam), "#REDIRECT [[Coffee and other hot drinks of the hills]]"],
    ],
    [
      "when less than a tenth of the text is left",
      [page(tea), page(tea, ...[milk, sugar, salt, rum, ship].map((s) => s.repeat(4))), "Tea."],
    ],
    ["when a link alone is taken back", [page(tea), page(tea, "[[Kettle]]"), page(tea, "[[Cup]]")]],
    [
      "when unreadable revisions lie before the edit taken back",
      [page(tea), hiddenText, page(tea, spam), page(tea, milk)],
    ],
    [
      "for a bot that keeps adding",
      Array.from({ length: 20 }, (_, i) =>
        by(
          "AddBot",
          page(tea, ...Array.from({ length: i }, (_, k) => `The ${k}th cup of the day was poured at home.`)),
        ),
      ),
    ],
  ])("stays silent %s", async (_, sketches) => {
    expect(await found(sketches)).toEqual([]);
  });

  it("looks back no further than the radius", async () => {
    const additions = [milk, sugar, salt, rum].map((_, i, all) => page(tea, spam, ...all.slice(0, i + 1)));
    const sketches = [page(tea), page(tea, spam), ...additions, page(tea, milk, sugar, salt, rum, ship)];
    expect(await found(sketches, { radius: 4 })).toEqual([]);
    expect(await found(sketches, { radius: 5 })).toHaveLength(1);
  });

  it("needs the share asked for", async () => {
    const sketches = [page(tea), page(tea, spam, sugar, salt), page(tea, salt)];
    expect(await found(sketches, { partialShare: 0.67 })).toEqual([]);
    expect(await found(sketches, { partialShare: 0.66 })).toHaveLength(1);
  });

  it("needs a sentence of the words asked for", async () => {
    const sketches = [page(tea), page(tea, spam), page(tea, milk)];
    expect(await found(sketches, { partialWords: 11 })).toEqual([]);
    expect(await found(sketches, { partialWords: 10 })).toHaveLength(1);
  });

  it("takes no further copy of what is put back for a new wording, wherever it stands", async () => {
    const salted = salt.replace("a hot drink", "any hot drinks");
    const before = [page(tea, salt), by("Bob", page(tea, salted))];
    for (const text of [page(salt, salt, tea), page(salt, tea, salt), page(tea, `${salt} ${salt}`)]) {
      expect(await found([...before, text])).toEqual([{ at: 3, sentences: keys(salt, salted), target: 2 }]);
    }
  });

  it("takes what reads alike for worded anew from the likeness asked for", async () => {
    const sketches = [page(tea), page(tea, milk), page(tea, milk.replace("cup", "glass"))];
    expect(await found(sketches, { partialRewording: 1 })).toHaveLength(1);
  });

  it("counts copies of a sentence", async () => {
    expect(await found([page(tea), page(tea, spam, spam, spam), page(tea, spam, milk)])).toMatchObject([
      { sentences: keys(spam, spam), target: 2 },
    ]);
  });

  it("tells author, time and the numbers", async () => {
    const [event] = await partials([page(tea), by("Ann", page(tea, spam, sugar)), page(tea, sugar, milk)]);
    expect(event?.evidence).toEqual({
      author: "Ann",
      basis: "sentences",
      ownChanges: 2,
      putBack: [],
      spanSeconds: 3600,
      takenOut: [spam],
      targetChanges: 2,
      undone: 1,
    });
  });

  it("shows no sentences in brief", async () => {
    const [event] = await partials([page(tea), page(tea, spam), page(tea, milk)], { depth: "brief" });
    expect(Object.keys(event?.evidence ?? {})).not.toContain("takenOut");
  });

  it("shows the wiki's own word for it", async () => {
    const last = (tags: readonly string[]) => ({ tags, text: page(tea, milk) });
    const methods = [];
    for (const tags of [["mw-undo"], ["mw-rollback"], []]) {
      methods.push((await partials([page(tea), page(tea, spam), last(tags)]))[0]?.evidence.method);
    }
    expect(methods).toEqual(["undo", "rollback", null]);
  });

  it("rests on the tag alone where the sentences say nothing", async () => {
    const [event] = await partials([
      page(tea),
      page(tea, milk),
      { tags: ["mw-undo"], text: page(tea, milk, sugar) },
    ]);
    expect(event?.subject).toEqual({ sentences: [], target: null });
    expect(event?.evidence).toMatchObject({ basis: "tag", method: "undo", ownChanges: 1, undone: 0 });
  });

  it("is certain of what the tag says, whatever lies unreadable before it", async () => {
    const [event] = await partials([page(tea), hiddenText, { tags: ["mw-undo"], text: page(tea, milk) }]);
    expect(event?.FactProvenance.attribution).toEqual({ kind: "exact" });
  });

  it("does not rest on a tag where the text came back, went, or cannot be read", async () => {
    const tags = ["mw-undo"];
    expect(await found([page(tea), page(tea, milk), { tags, text: page(tea) }])).toEqual([]);
    expect(await found([page(tea), page(tea, milk), { tags, text: "" }])).toEqual([]);
    expect(await found([page(tea), { tags, text: "" }])).toEqual([]);
    expect(await found([page(tea), page(tea, milk), { tags, text: { state: "hidden" } }])).toEqual([]);
  });

  it("is not told on a talk page where the summary names the subpage that topics go to", async () => {
    const [oil, gas] = [`\n\n== Oil ==\n${milk}`, `\n\n== Gas ==\n${sugar}`];
    const topics = [tea, tea + oil, tea + oil + gas];
    const saved = (text: string, comment: string, tags: readonly string[] = []) => ({ comment, tags, text });
    const to = "Archiving 1 topic to [[Talk:Sample/Archive 1]]";
    expect(await onTalkPage(...topics, saved(tea + gas, "off topic"))).toEqual([4]);
    expect(await onTalkPage(...topics, saved(tea + gas, to))).toEqual([]);
    expect(await onTalkPage(...topics, saved(tea + gas, to, ["mw-undo"]))).toEqual([4]);
    expect(await onTalkPage(...topics, saved(tea + gas, to), saved(`${tea}${oil}${gas} ${rum}`, to))).toEqual(
      [5],
    );
    expect(await found([...topics, saved(tea + gas, to)])).toHaveLength(1);
  });
});
