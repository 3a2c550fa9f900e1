import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parameters } from "../../detectors/activity_spike/parameters.ts";
import { activityQuestion } from "../../detectors/activity_spike/question.ts";
import { citationQuestion } from "../../detectors/heuristic/question.ts";
import { builtInDetectors } from "../../detectors/index.ts";
import { revertQuestion } from "../../detectors/revert/question.ts";
import { sentenceQuestion } from "../../detectors/sentence_similarity/question.ts";
import { templateQuestion } from "../../detectors/template_signal/question.ts";
import { boundaries } from "../../src/boundary-table.ts";
import { families } from "../../src/event.ts";
import type { ValueChange } from "../../src/plugin.ts";

describe.each(families)("the question of %s", (family) => {
  const detector = builtInDetectors.find(({ name }) => name === family);
  const question = detector?.question;

  it("has an example that fits its input, and no other member", () => {
    expect(v.is(question?.input ?? v.never(), question?.example)).toBe(true);
    expect(v.is(question?.input ?? v.never(), { ...question?.example, verdict: "x" })).toBe(false);
  });

  it("has the answers of the boundary table, each explained in its instruction", () => {
    expect(question?.answers).toEqual(boundaries[family].answers);
    for (const answer of boundaries[family].answers) expect(question?.instruction).toContain(`${answer}: `);
  });

  it("has a rule that answers the example within the closed set", () => {
    const parameters = v.parse(detector?.parameters ?? v.never(), {});
    expect(boundaries[family].answers).toContain(question?.answer(question.example, parameters).answer);
  });
});

describe("the rule of revert", () => {
  const rules = { partialShare: 0.5, partialWords: 5 };
  const input = {
    comment: null,
    tags: [],
    undone: [],
    undoneCount: 2,
    longestWords: 5,
    changesOfTarget: 4,
    changesOfThis: 3,
  };

  it("says partial at half of the larger edit, and not below", () => {
    expect(revertQuestion.answer(input, rules).answer).toBe("partial");
    expect(revertQuestion.answer({ ...input, changesOfTarget: 5 }, rules).answer).toBe("not");
    expect(revertQuestion.answer({ ...input, changesOfThis: 5 }, rules).answer).toBe("not");
  });

  it("asks for one sentence of the least length", () => {
    expect(revertQuestion.answer({ ...input, longestWords: 4 }, rules).answer).toBe("not");
  });

  it("says not where nothing was changed", () => {
    const nothing = { ...input, undoneCount: 0, changesOfTarget: 0, changesOfThis: 0 };
    expect(revertQuestion.answer(nothing, rules).answer).toBe("not");
  });
});

describe("the question of two sentences", () => {
  it("names every kind of value by which its rule tells a changed one", () => {
    const kinds = [
      "number",
      "date",
      "amount",
      "negation",
      "hedge",
      "quantifier",
    ] satisfies ValueChange["kind"][];
    for (const kind of kinds) expect(sentenceQuestion.instruction).toContain(`${kind}s`);
  });
});

describe("the rule of sentence_similarity", () => {
  const rules = { sharedWords: 0.3, longSentence: 100 };
  const answer = (before: string, after: string, threshold = 0.6) =>
    sentenceQuestion.answer({ before, after }, { ...rules, threshold }).answer;

  it.each([
    ["same", "The tower is 31 metres tall.", "The  tower is 31 metres tall."],
    ["value_changed", "The tower is 31 metres tall.", "The tower is 34 metres tall."],
    ["modified", "The tower is 31 metres tall.", "The old tower is 31 metres tall."],
    ["different", "The tower is 31 metres tall.", "Nobody lives on the skerry now."],
  ])("says %s", (expected, before, after) => {
    expect(answer(before, after)).toBe(expected);
  });

  it("reads numbers in the wiki's language where that is given", () => {
    const [before, after] = ["La casa ha ventuno stanze.", "La casa ha ventidue stanze."];
    const given = (language?: string) =>
      sentenceQuestion.answer({ before, after, language }, { ...rules, threshold: 0.6 }).answer;
    expect(given("it")).toBe("value_changed");
    expect(given()).toBe("modified");
  });

  it("says modified at the threshold, and different above what the two reach", () => {
    const [before, after] = ["ab cd ef", "ab cd gh"];
    const { similarity } = sentenceQuestion.answer({ before, after }, { ...rules, threshold: 0 });
    expect(similarity).toBe(0.7143);
    expect(answer(before, after, 5 / 7)).toBe("modified");
    expect(answer(before, after, 0.7144)).toBe("different");
  });

  it("says different of long sentences that share few words", () => {
    const before =
      "The association of the millers intended to restore the ancient institutions of their country, and considered the regulation of the markets an intolerable restriction.";
    const after =
      "Another organisation, established in the northern counties, tried to interest the other inhabitants in the construction of stations for the distribution of rations.";
    expect(answer(before, after, 0.5)).toBe("different");
    const loose = { threshold: 0.5, sharedWords: 0.3, longSentence: 1000 };
    expect(sentenceQuestion.answer({ before, after }, loose).answer).toBe("modified");
  });

  it("asks of no words where one of the two is short", () => {
    const short = "Kitchen garden river valley market castle bridge forest meadow harbour window lantern.";
    const long =
      "Kitchens gardens rivers valleys markets castles bridges forests meadows harbours windows lanterns lamps.";
    expect([short.length > 100, long.length > 100]).toEqual([false, true]);
    expect([answer(short, long), answer(long, short)]).toEqual(["modified", "modified"]);
    const strict = { threshold: 0.6, sharedWords: 0.3, longSentence: 80 };
    expect(sentenceQuestion.answer({ before: short, after: long }, strict).answer).toBe("different");
  });

  it("says value_changed below the threshold where nothing but values differ", () => {
    expect(answer("It has 3 bells.", "It has 12,345,678 bells.", 0.99)).toBe("value_changed");
  });
});

describe("the rule of template_signal", () => {
  const rules = { language: "", names: {} };
  const answer = (
    template: string,
    language: string,
    given: Partial<Parameters<typeof templateQuestion.answer>[1]> = {},
  ) => templateQuestion.answer({ template, language }, { ...rules, ...given });

  it("is the lexicon of the wiki's language", () => {
    expect(answer("Citation needed", "en")).toEqual({ answer: "citation_needed", lexicon: "en@4" });
    expect(answer("Belege fehlen", "de").answer).toBe("sources");
  });

  it("says other for a name the lexicon lacks, and unknown where there is none", () => {
    expect(answer("Harrow Skerry", "en").answer).toBe("other");
    expect(answer("Citation needed", "xx")).toEqual({ answer: "unknown", lexicon: null });
  });

  it("follows the parameters before the lexicon", () => {
    expect(answer("Citation needed", "en", { names: { "citation needed": "cleanup" } }).answer).toBe(
      "cleanup",
    );
    expect(answer("Belege fehlen", "en", { language: "de" }).answer).toBe("sources");
  });
});

describe("the rule of activity_spike", () => {
  const rules = {
    ...v.parse(parameters, {}),
    burstRevisions: 10,
    burstTail: 1e-6,
    influxEditors: 5,
    influxShare: 0.6,
    influxPageDays: 30,
    sizeBytes: 2000,
    sizeShare: 0.25,
    sizeZ: 3.5,
    sizeAfter: 20,
  };
  const burst = {
    type: "edit_burst",
    revisions: 10,
    hours: 24,
    expected: 0.5,
    tail: 9.9e-7,
    priorRevisions: 9,
    priorDays: 90,
  } as const;
  const influx = { type: "editor_influx", newcomers: 6, editors: 10, days: 7, pageDays: 30 } as const;
  const size = {
    type: "size_spike",
    bytes: -2000,
    bytesBefore: 8000,
    z: 3.6,
    median: 20,
    medianDeviation: 9,
    changes: 20,
  } as const;
  const answer = (input: Parameters<typeof activityQuestion.answer>[0]) =>
    activityQuestion.answer(input, rules).answer;

  it("keeps what reaches every threshold", () => {
    expect([burst, influx, size, { ...size, z: null }].map(answer)).toEqual(["keep", "keep", "keep", "keep"]);
  });

  it.each([
    { ...burst, revisions: 9 },
    { ...burst, tail: 1e-6 },
    { ...influx, newcomers: 4, editors: 4 },
    { ...influx, editors: 11 },
    { ...influx, pageDays: 29 },
    { ...size, bytes: -1999, bytesBefore: 0 },
    { ...size, bytesBefore: 8001 },
    { ...size, z: 3.5 },
    { ...size, z: null, median: 2000 },
    { ...size, changes: 19 },
  ])("drops what misses one: %j", (input) => {
    expect(answer(input)).toBe("drop");
  });
});

describe("the rule of heuristic", () => {
  const web = "<ref>{{cite web|url=https://lights.example/harrow?utm_source=x|title=Harrow}}</ref>";
  const book = "<ref>{{cite book|isbn=978-0-306-40615-7}}</ref>";
  const answer = (input: Partial<Parameters<typeof citationQuestion.answer>[0]>) =>
    citationQuestion.answer({ removed: web, added: book, sameName: false, ...input }, {}).answer;

  it("says same_work where both cite equal works, however written", () => {
    expect(answer({ added: '<ref name="h">https://lights.example/harrow</ref>' })).toBe("same_work");
    expect(answer({ added: "[https://lights.example/harrow Harrow]" })).toBe("same_work");
  });

  it("says same_work where both share a key, or a page moved", () => {
    const named = "<ref>{{cite book|isbn=978-0-306-40615-7|url=https://lights.example/harrow}}</ref>";
    expect(answer({ added: named })).toBe("same_work");
    const titled = (site: string) => `[https://${site}/7 The light of Harrow Skerry]`;
    expect(answer({ removed: titled("lights.example"), added: titled("towers.example") })).toBe("same_work");
  });

  it("says same_work where one has no identifier and most words of the shorter stand in the other", () => {
    const written = "<ref>Smith, Ann. Mills of the North, 1904, p. 5.</ref>";
    const longer = "<ref>Ann Smith, ''Mills of the North'', Press of Harrow 1904, p. 7</ref>";
    const other = "<ref>Brown, Bob. A History of Bread. Press of Harrow, 1911, p. 5.</ref>";
    expect(answer({ removed: written, added: longer, sameName: true })).toBe("same_work");
    expect(answer({ removed: written, added: other, sameName: true })).toBe("replaced");
  });

  it("says replaced under one name, and for one sentence", () => {
    expect(answer({ sameName: true })).toBe("replaced");
    expect(answer({ sentenceBefore: "It is “old”.", sentenceAfter: 'It is "old".' })).toBe("replaced");
    expect(answer({ sentenceBefore: "The tower is tall.", sentenceAfter: "The tower is small." })).toBe(
      "replaced",
    );
  });

  it("says unrelated elsewhere", () => {
    expect(answer({})).toBe("unrelated");
    expect(answer({ sentenceBefore: "The tower is tall." })).toBe("unrelated");
    expect(answer({ sentenceBefore: "The tower is tall.", sentenceAfter: "Nobody lives there now." })).toBe(
      "unrelated",
    );
  });
});
