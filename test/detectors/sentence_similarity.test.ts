import { describe, expect, it } from "vitest";
import { sentenceSimilarity } from "../../detectors/sentence_similarity.ts";
import { detect, history, testPage } from "../../src/testing.ts";
import { sentenceKey } from "../../src/text/sentences/sentences.ts";
import { similarity } from "../../src/text/similarity.ts";
import { register } from "../../src/walk/registry.ts";
import { createWalker } from "../../src/walk/walker.ts";

const tea = "Tea is made of the leaves of a bush that grows in the hills.";
const milk = "Milk goes into the cup before anything else does.";
const sugar = "Sugar came to the island on the ships of a merchant.";
const salt = "Nobody there would put salt in a hot drink.";

/** Letter pairs of any two long English sentences agree by more than half. */
const unlike = [
  "The association of the millers intended to restore the ancient institutions of their country, and it considered the regulation of the markets an intolerable restriction on their traditional liberties and their occupation.",
  "Another organisation, established in the northern counties, tried to interest the other inhabitants in the construction of stations for the distribution of rations, though its intentions were interpreted in contradictory terms.",
] as const;

const key = sentenceKey;

/** The types of the events at the last of some texts, sorted. */
async function last(...texts: readonly string[]): Promise<string[]> {
  const events = await detect(sentenceSimilarity, history(...texts));
  return events
    .filter(({ anchor }) => anchor.id === texts.length)
    .map(({ type }) => type)
    .sort((x, y) => (x < y ? -1 : 1));
}

async function subjects(type: string, ...texts: readonly string[]) {
  const events = await detect(sentenceSimilarity, history(...texts));
  return events.filter((event) => event.type === type).map(({ subject }) => subject);
}

describe("sentence_similarity", () => {
  it("reports every sentence of the first text", async () => {
    expect(await subjects("sentence_first_seen", `${tea} ${milk}`)).toEqual(
      expect.arrayContaining([{ sentence: key(tea) }, { sentence: key(milk) }]),
    );
  });

  it("finds an edited sentence", async () => {
    const edited = tea.replace("hills", "high hills");
    expect(await subjects("sentence_modified", tea, `${edited}\n${milk}`)).toEqual([
      { from: [key(tea)], relation: "edit", to: [key(edited)] },
    ]);
  });

  it("takes of two that are as alike the one that stood nearer", async () => {
    const [gills, mills] = [tea.replace("hills", "gills"), tea.replace("hills", "mills")];
    expect(await subjects("sentence_modified", `${gills} ${mills}`, `${sugar} ${tea}`)).toEqual([
      { from: [key(mills)], relation: "edit", to: [key(tea)] },
    ]);
  });

  it("takes no values for one claim that have no words", async () => {
    expect(await last("1870.", "1923.")).toEqual(["sentence_first_seen", "sentence_removed"]);
  });

  it("finds nothing alike in two sentences about other things", async () => {
    expect(await last(tea, sugar)).toEqual(["sentence_first_seen", "sentence_removed"]);
  });

  it("takes a text that goes A, B, A for a modification and then a return", async () => {
    const edited = tea.replace("hills", "high hills");
    expect(await subjects("sentence_reintroduced", tea, edited, tea)).toEqual([
      { removedAt: 2, sentence: key(tea) },
    ]);
    expect(await last(tea, edited, tea)).toEqual(["sentence_reintroduced", "sentence_removed"]);
  });

  it("names the last departure of a sentence that returns", async () => {
    expect(await subjects("sentence_reintroduced", tea, milk, `${milk} ${tea}`, milk, tea)).toEqual([
      { removedAt: 2, sentence: key(tea) },
      { removedAt: 4, sentence: key(tea) },
    ]);
  });

  it("reports a further copy as a return of what never left", async () => {
    expect(await subjects("sentence_reintroduced", `${tea} ${milk}`, `${tea} ${milk} ${tea}`)).toEqual([
      { removedAt: null, sentence: key(tea) },
    ]);
  });

  it("reports every copy of a new sentence", async () => {
    expect(await subjects("sentence_first_seen", `${salt}\n${salt}`)).toEqual([
      { sentence: key(salt) },
      { occurrence: 1, sentence: key(salt) },
    ]);
  });

  it("takes a sentence for split into eight pieces at most", async () => {
    const clauses = [
      "millers ground barley",
      "weavers dyed flannel",
      "coopers bent oak",
      "smiths shod horses",
    ]
      .concat(["bakers kneaded dough", "tanners scraped hides", "joiners planed elm", "masons hewed granite"])
      .concat("potters glazed jugs");
    const pieces = clauses.map((clause) => `The ${clause}.`);
    const [split] = await subjects("sentence_modified", `The ${clauses.join(", the ")}.`, pieces.join(" "));
    expect(split).toMatchObject({ relation: "split", to: pieces.slice(0, 8).map(key) });
  });

  it("finds a sentence split in two", async () => {
    const whole = "The bush grows in the hills, and its leaves are picked by hand in the spring.";
    const [first, second] = ["The bush grows in the hills.", "Its leaves are picked by hand in the spring."];
    expect(await subjects("sentence_modified", `${salt} ${whole}`, `${salt} ${first} ${second}`)).toEqual([
      { from: [key(whole)], relation: "split", to: [key(first), key(second)] },
    ]);
    expect(await subjects("sentence_modified", `${salt} ${first} ${second}`, `${salt} ${whole}`)).toEqual([
      { from: [key(first), key(second)], relation: "merge", to: [key(whole)] },
    ]);
  });

  it("takes no new sentence for a piece of one that was cut short, nor one that went for a piece of one that grew", async () => {
    const first = "The club was founded in 1890 by two printers, who rejected the authority of the guild";
    const rest =
      "argued that the workers should hold the presses in common, and shared the returns of the trade";
    const house = "The house is red and the roof is flat.";
    const [whole, piece] = [`${first}, ${rest}.`, `${first}.`];
    expect(await subjects("sentence_modified", whole, `${piece} ${house}`)).toEqual([
      { from: [key(whole)], relation: "edit", to: [key(piece)] },
    ]);
    expect(await last(whole, `${piece} ${house}`)).toEqual(["sentence_first_seen", "sentence_modified"]);
    expect(await last(`${house} ${piece}`, whole)).toEqual(["sentence_modified", "sentence_removed"]);
    const others = `They ${rest}.`;
    expect(await subjects("sentence_modified", whole, `${piece} ${others}`)).toEqual([
      { from: [key(whole)], relation: "split", to: [key(piece), key(others)] },
    ]);
  });

  it("shows the sentences that one became with a space between them", async () => {
    const whole = "The bush grows in the hills, and its leaves are picked by hand in the spring.";
    const pieces = "The bush grows in the hills. Its leaves are picked by hand in the spring.";
    for (const lines of [pieces, pieces.replace(". ", ".\n\n")]) {
      const events = await detect(sentenceSimilarity, history(whole, lines));
      expect(events.at(-1)?.evidence).toMatchObject({ after: pieces, before: whole });
    }
  });

  it("finds two paragraphs made one sentence, whatever blank lines parted them", async () => {
    const [first, second] = ["The bush grows in the hills", "its leaves are picked by hand in the spring."];
    const whole = `${first}, ${second}`;
    for (const blank of ["\n\n", "\n \n\n"]) {
      const before = `${salt}\n\n${first}${blank}${second}`;
      expect(await subjects("sentence_modified", before, `${salt}\n\n${whole}`)).toEqual([
        { from: [key(first), key(second)], relation: "merge", to: [key(whole)] },
      ]);
    }
    const heading = `${salt}\n\n${first}\n== Leaves ==\n${second}`;
    expect(await subjects("sentence_modified", heading, `${salt}\n\n${whole}`)).not.toEqual([
      expect.objectContaining({ relation: "merge" }),
    ]);
  });

  it("tells nothing of a line that was only broken or joined, and lets the sentence stand for as long", async () => {
    const [line, next] = ["The bush grows in the hills, and its leaves", "are picked by hand in the spring."];
    const [broken, whole] = [`${salt}\n${line}\n${next}`, `${salt}\n${line} ${next}`];
    expect(await last(broken, whole)).toEqual([]);
    expect(await last(whole, broken)).toEqual([]);
    expect(await last(broken, whole, broken)).toEqual([]);
    expect(await last(broken, whole, broken, whole)).toEqual([]);
    const events = await detect(
      sentenceSimilarity,
      history(broken, whole, whole.replace("spring", "autumn")),
    );
    const [first] = events;
    const change = events.at(-1);
    expect(change).toMatchObject({ type: "sentence_modified", subject: { relation: "edit" } });
    expect(change?.evidence.standingSeconds).toBe(
      (Date.parse(change?.anchor.timestamp ?? "") - Date.parse(first?.anchor.timestamp ?? "")) / 1000,
    );
  });

  it("lets the copy go first that came last, and keeps the age of the others", async () => {
    const line = "The bush grows in the hills.";
    const [one, two] = [`${salt}\n${line}`, `${salt}\n${line}\n\n${line}`];
    const ages = async (...texts: readonly string[]) =>
      (await detect(sentenceSimilarity, history(...texts)))
        .filter(({ type }) => type === "sentence_removed")
        .map(({ evidence }) => evidence.standingSeconds);
    expect(await ages(one, two, one, salt)).toEqual([3600, 10_800]);
    expect(await ages(one, two, two, salt)).toEqual([7200, 10_800]);
    const [later, last] = [`${two}\n\n== Cups ==`, `${one}\n\n== Pots ==`];
    expect(await ages(one, two, one, later, salt, last, salt)).toEqual([3600, 3600, 14_400, 3600]);
  });

  it("tells two long sentences apart whose letters agree and whose words do not", async () => {
    const [millers, stations] = unlike;
    expect(similarity(millers, stations)).toBeGreaterThan(0.6);
    expect(await last(millers, stations)).toEqual(["sentence_first_seen", "sentence_removed"]);
    const edited = millers.replace("ancient institutions", "old guilds");
    expect(await last(millers, edited)).toEqual(["sentence_modified"]);
    const found = await detect(sentenceSimilarity, history(millers, stations), {
      parameters: { sharedWords: 0 },
    });
    expect(found.at(-1)).toMatchObject({ type: "sentence_modified", evidence: { similarity: 0.6547 } });
  });

  it("asks for no shared words of short sentences, and of pieces as of a whole", async () => {
    expect(await last("Anarchic symbols.", "Anarchist symbolism.")).toEqual(["sentence_modified"]);
    const [millers, stations] = unlike;
    const pieces = stations.replace("rations, though its", "rations. Its");
    expect(similarity(millers, pieces)).toBeGreaterThan(0.6);
    expect(await last(millers, pieces)).toEqual([
      "sentence_first_seen",
      "sentence_first_seen",
      "sentence_removed",
    ]);
  });

  it("leaves a sentence added beside an edited one alone", async () => {
    const edited = tea.replace("hills", "high hills");
    expect(await last(tea, `${edited} ${salt}`)).toEqual(["sentence_first_seen", "sentence_modified"]);
  });

  it("gives each sentence one match, the most alike first", async () => {
    const [near, far] = [tea.replace("hills", "hill"), tea.replace("in the hills", "by any old river")];
    const found = await subjects("sentence_modified", tea, `${far}\n\n${near}`);
    expect(found).toEqual([{ from: [key(tea)], relation: "edit", to: [key(near)] }]);
  });

  it("tells a change of value from another wording", async () => {
    const events = await detect(sentenceSimilarity, history("She was not guilty.", "She was guilty."));
    expect(events.at(-1)).toMatchObject({ type: "sentence_modified" });
    expect(events.at(-2)).toMatchObject({
      subject: { values: [{ from: "not", kind: "negation", to: null }] },
      type: "claim_value_changed",
    });
  });

  it("links a wording that went and the older one that came back in its place", async () => {
    const [four, five] = ["The mill grinds rye for 4 villages.", "The mill grinds rye for 5 villages."];
    const texts = [`${four} ${salt}`, `${five} ${salt}`, `${four} ${salt} ${milk}`];
    const events = await detect(sentenceSimilarity, history(...texts));
    const told = events.filter(({ anchor }) => anchor.id === 3);
    const one = (type: string) => told.filter((event) => event.type === type);
    expect(one("sentence_reintroduced")).toMatchObject([
      { subject: { sentence: key(four) }, evidence: { replaces: key(five) } },
    ]);
    expect(one("sentence_removed")).toMatchObject([
      { subject: { sentence: key(five) }, evidence: { replacedBy: key(four) } },
    ]);
    const values = [{ from: "5", kind: "number", to: "4" }];
    expect(one("claim_value_changed")).toMatchObject([
      { subject: { from: key(five), to: key(four), values } },
    ]);
  });

  it("links a wording that went and the one cut short that came back in its place", async () => {
    const short = "The mill grinds rye for the villages.";
    const long = `${short.slice(0, -1)}, whose carts wait along the weir from the first frost until the ice is gone.`;
    const events = await detect(sentenceSimilarity, history(short, long, `${short} ${salt}`));
    const evidence = (type: string) =>
      events.find((event) => event.anchor.id === 3 && event.type === type)?.evidence;
    expect(evidence("sentence_removed")).toMatchObject({ replacedBy: key(short) });
    expect(evidence("sentence_reintroduced")).toMatchObject({ replaces: key(long) });
  });

  it("tells of a sentence that was cut short nothing but that", async () => {
    const short = "The mill grinds rye for the villages.";
    const long = `${short.slice(0, -1)}, whose carts wait along the weir from the first frost until the ice is gone.`;
    expect(await last(`${long} ${salt}`, `${short} ${salt} ${milk}`)).toEqual([
      "sentence_first_seen",
      "sentence_modified",
    ]);
  });

  it("links a wording with the one that reads like it, though one cut short came back, too", async () => {
    const short = "The mill grinds rye for the villages.";
    const long = `${short.slice(0, -1)}, whose carts wait along the weir from the first frost until the ice is gone.`;
    const both = `${long.replace("rye", "wheat")} ${short}`;
    const events = await detect(sentenceSimilarity, history(both, long, both));
    const replaces = events.flatMap(({ anchor, subject, evidence }) =>
      anchor.id === 3 && evidence.replaces !== undefined ? [subject.sentence] : [],
    );
    expect(replaces).toEqual([key(long.replace("rye", "wheat"))]);
  });

  it("links no sentences that do not read alike, and each with one at most", async () => {
    const copies = `${tea}\n\n${tea}`;
    const links = async (...texts: readonly string[]) =>
      (await detect(sentenceSimilarity, history(...texts)))
        .filter(({ anchor }) => anchor.id === texts.length)
        .map(({ evidence: { replaces, replacedBy } }) => replaces ?? replacedBy ?? null);
    const hills = tea.replace("hills", "mountains");
    expect(await links(tea, milk, tea)).toEqual([null, null]);
    expect(await links(copies, hills, copies)).toEqual([key(hills), null, key(tea)]);
  });

  it("matches what is the same but for its values, however unlike", async () => {
    const texts = ["Cost: 5.", "Cost: 1,234,567 million dollars."] as const;
    expect(await last(...texts)).toEqual(["claim_value_changed", "sentence_modified"]);
  });

  it.each([
    ["en", ["claim_value_changed", "sentence_modified"]],
    ["de", ["sentence_modified"]],
  ])("reads numbers as a wiki in %s writes them", async (language, types) => {
    const page = { ...testPage, site: { ...testPage.site, language } };
    const walker = createWalker(page, register([sentenceSimilarity]), "detailed");
    const texts = history("Der Ort hat heute 12.500 Einwohner.", "Der Ort hat heute 12500 Einwohner.");
    const { told } = await walker.tellAll(texts);
    expect(told.flatMap((one) => one.at("detailed")).map(({ type }) => type)).toEqual([
      "sentence_first_seen",
      ...types,
    ]);
  });

  it("reports a number that went beside a template that shows another one, as wikis of its language show it", async () => {
    const page = { ...testPage, site: { ...testPage.site, language: "fr" } };
    const walker = createWalker(page, register([sentenceSimilarity]), "detailed");
    const text = "Le pont de la ville pesait 4 kg (10,6) en ce temps.";
    const { told } = await walker.tellAll(history(text, text.replace("4 kg (10,6)", "4{{e|6}} kg ()")));
    const [changed] = told
      .flatMap((one) => one.at("detailed"))
      .filter(({ type }) => type === "claim_value_changed");
    expect(changed?.subject.values).toEqual([
      { from: "4 kg", kind: "amount", to: "4^6 kg" },
      { from: "10,6", kind: "number", to: null },
    ]);
  });

  it.each([
    ["typography", "It’s a “bush” – green.", 'It\'s a "bush" - green.'],
    ["spaces around a dash", "It is a bush – green, not red—ever.", "It is a bush--green, not red -- ever."],
    ["markup", `'''${tea}'''`, `{{lead}}${tea}<ref>A book.</ref>`],
    ["white space", `${tea} ${milk}`, `${tea}  \n${milk}`],
    ["nothing", tea, tea],
  ])("stays silent about a change of %s", async (_, before, after) => {
    expect(await last(before, after)).toEqual([]);
  });

  it("stays silent about an empty history", async () => {
    expect(await detect(sentenceSimilarity, [])).toEqual([]);
  });

  it("stays silent where a text cannot be read, and compares across it", async () => {
    const events = await detect(
      sentenceSimilarity,
      history(tea, { text: { state: "hidden" } }, `${tea} ${salt}`),
    );
    expect(events.map(({ anchor, type }) => [anchor.id, type])).toEqual([
      [1, "sentence_first_seen"],
      [3, "sentence_first_seen"],
    ]);
  });

  it.each([
    ["Hindi", "चाय पहाड़ों में उगने वाली झाड़ी की पत्तियों से बनती है।", "ऊँचे "],
    ["Russian", "Чай делают из листьев куста, который растёт на холмах.", "зелёного "],
    ["Arabic", "يصنع الشاي من أوراق شجيرة تنمو في التلال العالية.", "الخضراء "],
    ["Chinese", "茶是用生长在山上的灌木的叶子制成的一种饮料。", "绿色的"],
    ["Thai", "ชาทำจากใบของพุ่มไม้ที่เติบโตบนเนินเขาสูง", "สีเขียว"],
  ])("finds an edited sentence in %s", async (_, sentence, addition) => {
    const half = Math.floor(sentence.length / 2);
    const edited = sentence.slice(0, half) + addition + sentence.slice(half);
    expect(await last(sentence, edited)).toEqual(["sentence_modified"]);
  });

  it("finds a sentence in Chinese of which more characters stayed than pairs of them", async () => {
    const [before, after] = ["人们用山上的叶子做茶。", "茶是人用山上叶子做的。"];
    expect(similarity(before, after)).toBeLessThan(0.6);
    expect(await last(before, after)).toEqual(["sentence_modified"]);
  });

  it("keeps up with a bot that saves the same edit back and forth", async () => {
    const texts = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? tea : `${tea} ${salt}`));
    const events = await detect(sentenceSimilarity, history(...texts));
    expect(events.length).toBe(1 + 1 + 49 + 49);
  });

  it("finds its way through texts that have nothing in common", async () => {
    const text = (seed: number) =>
      Array.from(
        { length: 120 },
        (_, i) => `Word${seed}x${i} and ${"abcdefghij".charAt((i * seed) % 10).repeat(9)}.`,
      ).join(" ");
    const types = await last(text(3), text(7), "a!b?".repeat(20_000), text(11));
    expect(types.filter((type) => type === "sentence_first_seen").length).toBe(120);
  });

  it("tells at forensic depth what a new sentence was compared with", async () => {
    const events = await detect(
      sentenceSimilarity,
      history(tea, "Tea is made of milk and sugar by the cook of a ship at sea."),
    );
    const [rejected] = (events.find(({ type }) => type === "sentence_removed")?.evidence.rejected ?? []) as {
      similarity: number;
    }[];
    expect(rejected?.similarity).toBeLessThan(0.6);
  });

  it("tells the three sentences that were the most alike, the most alike first", async () => {
    const ends = ["a ship at sea", "a bush at sea", "an inn in the hills", "a bush that grows at sea"];
    const others = ends.map((end) => `Tea is made of milk and sugar by the cook of ${end}.`);
    const events = await detect(sentenceSimilarity, history(others.join(" "), tea), {
      parameters: { threshold: 1 },
    });
    const alike = others
      .map((sentence) => ({
        sentence: key(sentence),
        similarity: Number(similarity(sentence, tea).toFixed(4)),
      }))
      .sort((x, y) => y.similarity - x.similarity);
    expect(events.find(({ subject }) => subject.sentence === key(tea))?.evidence.rejected).toEqual(
      alike.slice(0, 3),
    );
  });

  it("cuts texts below forensic depth", async () => {
    const long = `${"Tea and ".repeat(60)}milk.`;
    const [event] = await detect(sentenceSimilarity, history(long), { depth: "detailed" });
    expect(String(event?.evidence.after).length).toBe(301);
  });

  it.each([0, 0.6, 1])("takes a threshold of %d", async (threshold) => {
    const events = await detect(sentenceSimilarity, history(tea, sugar), { parameters: { threshold } });
    expect(events.some(({ type }) => type === "sentence_modified")).toBe(threshold === 0);
  });

  it("takes two sentences for one that are just as alike as the threshold", async () => {
    const edited = tea.replace("hills", "high hills");
    const modified = async (threshold: number) =>
      (await detect(sentenceSimilarity, history(tea, edited), { parameters: { threshold } })).filter(
        ({ type }) => type === "sentence_modified",
      ).length;
    const alike = similarity(tea, edited);
    expect([await modified(alike), await modified(alike + 0.0001)]).toEqual([1, 0]);
  });

  it.each([-0.1, 1.1])("refuses a threshold of %d", async (threshold) => {
    await expect(detect(sentenceSimilarity, [], { parameters: { threshold } })).rejects.toThrow("threshold");
  });
});

describe("sentences that are equally alike", () => {
  const mill = (rye: number) => `The mill grinds rye for ${rye} villages.`;
  const list = (...lines: readonly string[]) => lines.map((line) => `* ${line}\n`).join("");

  it.each([
    ["above the one edited goes", [mill(33), tea, mill(12)], [tea, mill(74)]],
    ["above the one edited comes", [tea, mill(12)], [mill(33), tea, mill(74)]],
  ])("pair between the same lines, where one %s", async (_, before, after) => {
    expect(await subjects("sentence_modified", list(...before), list(...after))).toEqual([
      { from: [key(mill(12))], relation: "edit", to: [key(mill(74))] },
    ]);
  });

  it("pair between the same lines, where both stood before", async () => {
    const texts = [
      list(tea, mill(74), sugar),
      list(mill(33), tea, mill(12), sugar),
      list(tea, mill(74), sugar),
    ];
    const values = await subjects("claim_value_changed", ...texts);
    expect(values.at(-1)).toMatchObject({ from: key(mill(12)), to: key(mill(74)) });
  });
});

describe("a piece of a sentence", () => {
  it("is none of which most reads otherwise, whatever stands beside it", async () => {
    const whole =
      "The mill by the river was built of grey stone by monks and the old wheel turned until the flood.";
    const [other, part] = [
      "The barn by the river was painted in bright red by farmers.",
      "The old wheel turned until the flood.",
    ];
    expect(await subjects("sentence_modified", whole, `${other} ${part}`)).toEqual([
      { from: [key(whole)], relation: "edit", to: [key(part)] },
    ]);
  });
});

describe("sentence_moved", () => {
  const page = (...lines: readonly string[]) => `${lines.join("\n\n")}\n`;
  const a = "== Leaves ==";
  const b = "== Ships ==";
  const c = "== Cups ==";

  it("names the section of the copy that went, where another change follows one that stayed", async () => {
    const text = (first: string, last: string) => `== Bush ==\n${first}${milk}\n== Cup ==\n${tea}\n${last}\n`;
    const events = await detect(sentenceSimilarity, history(text(`${tea}\n`, sugar), text("", salt)));
    const sections = events.flatMap(({ type, subject, evidence }) =>
      type === "sentence_removed" && subject.sentence === key(tea) ? [evidence.section] : [],
    );
    expect(sections).toEqual([["Bush"]]);
  });

  it("names the section of the copy that went, where the lines of both were edited", async () => {
    const text = (first: string, last: string) => `== Bush ==\n${milk}${first}\n== Cup ==\n${tea} ${last}\n`;
    const events = await detect(sentenceSimilarity, history(text(` ${tea}`, sugar), text("", salt)));
    const sections = events.flatMap(({ type, subject, evidence }) =>
      type === "sentence_removed" && subject.sentence === key(tea) ? [evidence.section] : [],
    );
    expect(sections).toEqual([["Bush"]]);
  });

  it("finds a sentence in another section", async () => {
    const moved = await subjects(
      "sentence_moved",
      page(a, tea, milk, b, sugar),
      page(a, tea, b, sugar, milk),
    );
    expect(moved).toEqual([{ from: ["Leaves"], sentence: key(milk), to: ["Ships"] }]);
  });

  it("finds a sentence moved into a section that had none", async () => {
    const moved = await subjects("sentence_moved", page(a, tea, milk, b), page(a, tea, b, milk));
    expect(moved).toEqual([{ from: ["Leaves"], sentence: key(milk), to: ["Ships"] }]);
  });

  it.each([
    ["at the page's end", `${milk}\n\n${a}`, `${a}\n${milk}`, { from: [], to: ["Leaves"] }],
    [
      "that ended the page",
      `${a}\n${milk}\n\n${b}`,
      `${a}\n${b}\n${milk}`,
      { from: ["Leaves"], to: ["Ships"] },
    ],
    [
      "spaced otherwise",
      page(milk, a, tea, sugar),
      page("==Leaves==", milk, tea, sugar),
      { from: [], to: ["Leaves"] },
    ],
    ["of another level", page(a, milk, tea), page(milk, "=== Leaves ===", tea), { from: ["Leaves"], to: [] }],
  ])("finds a sentence on the other side of a heading %s", async (_, before, after, sections) => {
    const moved = await subjects("sentence_moved", before, after);
    expect(moved).toEqual([{ ...sections, sentence: key(milk) }]);
  });

  it.each([
    ["nothing else changed below", "", ""],
    ["something else changed below", "Hail fell.", "Fog hung."],
  ])("finds all sentences that a heading from elsewhere now stands above, if %s", async (_, was, is) => {
    const before = page(b, a, tea, milk, sugar, was);
    const after = page(a, tea, b, milk, sugar, is);
    const to = ["Ships"];
    expect(new Set(await subjects("sentence_moved", before, after))).toEqual(
      new Set([milk, sugar].map((one) => ({ from: ["Leaves"], sentence: key(one), to }))),
    );
  });

  it("finds none below the next heading that stayed", async () => {
    const moved = await subjects(
      "sentence_moved",
      page(b, a, tea, milk, "== Salt ==", salt),
      page(a, tea, b, milk, "== Salt ==", salt),
    );
    expect(moved).toEqual([{ from: ["Leaves"], sentence: key(milk), to: ["Ships"] }]);
  });

  it("says of a sentence that only a heading went past it that it kept its order", async () => {
    const events = await detect(
      sentenceSimilarity,
      history(
        page(tea, sugar, a, milk),
        page(tea, a, sugar, milk),
        page(sugar, tea, a, milk),
        page(sugar, a, milk, tea),
      ),
    );
    const moved = events.filter(({ type }) => type === "sentence_moved");
    expect(
      moved.map(({ anchor, subject, evidence }) => [anchor.id, subject.sentence, evidence.order]),
    ).toEqual([
      [2, key(sugar), "kept"],
      [3, key(sugar), undefined],
      [4, key(tea), undefined],
    ]);
  });

  it.each([
    ["before it, behind one that stayed", page(milk, tea, a, sugar)],
    ["behind it, before one that stayed", page(a, sugar, milk, tea)],
  ])("does not say so of a sentence past which one went that is now %s", async (_, after) => {
    const events = await detect(sentenceSimilarity, history(page(tea, sugar, a, milk), after));
    const moved = events.filter(({ type }) => type === "sentence_moved");
    expect(moved.map(({ evidence }) => evidence.order)).toEqual([undefined, undefined]);
  });

  it("finds a sentence that changed places with others", async () => {
    const moved = await subjects("sentence_moved", `${tea} ${milk} ${sugar}`, `${sugar} ${tea} ${milk}`);
    expect(moved).toEqual([{ from: [], sentence: key(sugar), to: [] }]);
  });

  it("finds a sentence that changed places, and not one whose heading went", async () => {
    const moved = await subjects(
      "sentence_moved",
      page(a, tea, b, milk, c, sugar, salt),
      page(a, tea, milk, c, salt, sugar),
    );
    expect(moved).toEqual([{ from: ["Cups"], sentence: key(salt), to: ["Cups"] }]);
  });

  it("keeps the first of two that changed places", async () => {
    const moved = await subjects("sentence_moved", page(tea, milk), page(milk, tea));
    expect(moved).toEqual([{ from: [], sentence: key(milk), to: [] }]);
  });

  it.each([
    ["a whole section moves", page(a, tea, milk, b, sugar, salt), page(b, sugar, salt, a, tea, milk)],
    [
      "sections move with parts of one heading",
      page(a, "=== Kinds ===", tea, milk, b, "=== Kinds ===", sugar, salt),
      page(b, "=== Kinds ===", sugar, salt, a, "=== Kinds ===", tea, milk),
    ],
    ["a section is renamed", page(a, tea, milk), page("== Bush ==", tea, milk)],
    ["a heading comes between", page(a, tea, milk), page(a, tea, b, milk)],
    ["a heading goes", page(a, tea, b, milk), page(a, tea, milk)],
    ["something comes before and behind", page(tea, milk), page(salt, tea, milk, sugar)],
    ["a heading comes and another goes", page(tea, milk, a, sugar), page(b, tea, milk, salt)],
    ["one of two copies goes", page(a, tea, milk, b, tea, sugar), page(a, milk, b, tea, sugar)],
    [
      "one of two copies goes, and the other stands elsewhere",
      page(a, tea, b, sugar, c, tea, milk),
      page(a, b, sugar, tea, c, milk),
    ],
    [
      "a second copy comes, and the first stands elsewhere",
      page(a, b, sugar, tea, c, milk),
      page(a, tea, b, sugar, c, tea, milk),
    ],
    [
      "one of two copies goes, and the other stands in a line with others elsewhere",
      page(a, tea, b, sugar, c, `${tea} ${milk}`),
      page(a, b, `${sugar} ${tea}`, c, milk),
    ],
    ["a paragraph is broken", `${tea} ${milk}\n`, page(tea, milk)],
    [
      "a new section takes over what stood before another",
      page(a, tea, milk, salt, b, sugar),
      page(a, b, sugar, c, tea, milk, salt),
    ],
    [
      "a section of the same name stands above it",
      page(a, b, tea, milk, b, sugar),
      page(a, b, tea, b, sugar),
    ],
    [
      "the first section of a name goes, and another comes",
      page(a, tea, a, milk, a, sugar),
      page(a, milk, a, sugar, a, salt),
    ],
    [
      "a longer section moves before one that is divided",
      page(a, tea, milk, b, sugar, salt, unlike[0]),
      page(b, sugar, salt, unlike[0], a, tea, c, milk),
    ],
    ["sections of one name change places", page(a, tea, a, milk), page(a, milk, a, tea)],
  ])("stays silent when %s", async (_, before, after) => {
    expect(await subjects("sentence_moved", before, after)).toEqual([]);
  });

  it.each([
    ["goes above them", page(tea, milk, a, sugar), page(b, tea, milk, sugar), [], ["Ships"]],
    ["goes below them", page(a, tea, milk, sugar, salt), page(tea, milk, b, sugar, salt), ["Leaves"], []],
  ])(
    "finds the sentences that a renamed heading goes past, where it %s",
    async (_, before, after, from, to) => {
      const moved = await subjects("sentence_moved", before, after);
      expect(new Set(moved.map(({ sentence }) => sentence))).toEqual(new Set([key(tea), key(milk)]));
      for (const subject of moved) expect(subject).toMatchObject({ from, to });
    },
  );

  it.each([
    ["past one sentence", page(tea, milk), page(milk, a, tea), [tea]],
    [
      "past what stays, though it is more",
      page(tea, milk, sugar, salt),
      page(tea, salt, a, milk, sugar),
      [milk, sugar],
    ],
    [
      "before what stays, though it is more",
      page(a, salt, tea, milk, sugar),
      page(b, tea, milk, a, salt, sugar),
      [tea, milk],
    ],
    ["between others", page(a, tea, milk, b, sugar), page(a, milk, c, tea, b, sugar), [tea]],
  ])("finds what moved into a section that is new, %s", async (_, before, after, sentences) => {
    const moved = await subjects("sentence_moved", before, after);
    expect(new Set(moved.map(({ sentence }) => sentence))).toEqual(new Set(sentences.map(key)));
  });

  it("finds what moved out of a section that went", async () => {
    const moved = await subjects("sentence_moved", page(milk, a, tea, b, sugar), page(tea, milk, b, sugar));
    expect(moved).toEqual([{ from: ["Leaves"], sentence: key(tea), to: [] }]);
  });

  it("takes nothing for moved past sentences that moved themselves", async () => {
    const moved = await subjects(
      "sentence_moved",
      page(milk, a, tea, sugar, b),
      page(a, b, tea, sugar, c, milk),
    );
    expect(moved.map(({ sentence }) => sentence)).toEqual([tea, sugar].map(key).sort());
  });

  it("finds what moved beside a section that moved as a whole", async () => {
    const moved = await subjects(
      "sentence_moved",
      page(a, tea, milk, b, sugar, salt),
      page(b, sugar, salt, milk, a, tea),
    );
    expect(moved).toEqual([{ from: ["Leaves"], sentence: key(milk), to: ["Ships"] }]);
  });
});
