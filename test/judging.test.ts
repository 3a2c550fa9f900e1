// @module-tag long
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { type AnalyzeOptions, analyze } from "../src/analyze.ts";
import type { Classifier } from "../src/boundary/classifier.ts";
import { boundaries } from "../src/boundary-table.ts";
import { HistoryError } from "../src/errors.ts";
import { canonicalEvent, families, type HistoryEvent } from "../src/event.ts";
import { eventSchema } from "../src/event-schema.ts";
import { canonicalJson } from "../src/json.ts";
import type { PageHistory } from "../src/revision.ts";
import { history, testPage } from "../src/testing.ts";
import { register } from "../src/walk/registry.ts";
import { readSample, readShared } from "./support/read-shared.ts";
import { hasHistories } from "./support/shared-histories.ts";
import { agree, disagree, memoryCache, testClassifier } from "./support/test-classifier.ts";

const detectors = register(builtInDetectors);

const pages: readonly (readonly [string, () => AsyncIterable<PageHistory>])[] = [
  ["the sample", readSample],
  ...(hasHistories
    ? (["en-adam-himebauch.xml.gz", "dewiktionary-hallo.xml.gz"] as const).map(
        (name) => [name, () => readShared(name)] as const,
      )
    : []),
];

/** Every boundary judged by one classifier. */
function everywhere(classifier: Classifier) {
  return Object.fromEntries(families.map((family) => [family, classifier]));
}

async function eventsOf(
  read: () => AsyncIterable<PageHistory>,
  judging?: AnalyzeOptions["judging"],
  options: AnalyzeOptions = {},
): Promise<readonly HistoryEvent[]> {
  const events: HistoryEvent[] = [];
  for await (const page of read()) {
    for await (const batch of analyze(page, detectors, { ...options, judging }).events) events.push(...batch);
  }
  return events;
}

async function judgedBy(
  read: () => AsyncIterable<PageHistory>,
  answerOf: Parameters<typeof testClassifier>[1],
  options: AnalyzeOptions = {},
) {
  const classifier = testClassifier(detectors, answerOf);
  const judging = { classifiers: everywhere(classifier), maxQuestions: 1000 };
  return { asked: classifier.asked, events: await eventsOf(read, judging, options) };
}

const isJudged = ({ FactProvenance: { parameters } }: HistoryEvent) => parameters.boundary.path === "model";

function withoutProvenance({ FactProvenance: _, ...event }: HistoryEvent): string {
  return canonicalJson(event);
}

it("asks about a sentence in the language of its wiki", async () => {
  const texts = ["La casa ha ventuno stanze.", "La casa ha ventidue stanze."];
  const site = { ...testPage.site, language: "it" };
  async function* read() {
    const timeline = (async function* () {
      yield* history(...texts);
    })();
    yield { page: { ...testPage, site }, timeline };
  }
  const { asked } = await judgedBy(read, agree);
  const input = { before: texts[0], after: texts[1], language: "it" };
  expect(asked).toContainEqual({ boundary: "sentence_similarity", input });
});

describe.each(pages)("judging %s", (_, read) => {
  it.each(["brief", "detailed", "forensic"] as const)(
    "changes nothing but provenance at %s where the model agrees with the rule",
    async (depth) => {
      const plain = await eventsOf(read, undefined, { depth });
      const { events, asked } = await judgedBy(read, agree, { depth });
      expect(events.map(withoutProvenance)).toEqual(plain.map(withoutProvenance));
      expect(asked.length).toBeGreaterThan(0);
      expect(events.filter(isJudged).length).toBeGreaterThan(0);
      for (const [i, event] of events.entries()) {
        if (!isJudged(event)) expect(canonicalJson(event)).toBe(canonicalJson(plain[i]));
      }
    },
    120_000,
  );

  it.each(["brief", "detailed", "forensic"] as const)(
    "leaves every event that was not asked about as it is at %s where the model always disagrees",
    async (depth) => {
      const plain = (await eventsOf(read, undefined, { depth })).map(canonicalEvent);
      const agreed = (await judgedBy(read, agree, { depth })).events;
      const { events } = await judgedBy(read, disagree, { depth });
      const unasked = events.filter((event) => !isJudged(event)).map(canonicalEvent);
      const asked = new Set(agreed.flatMap((event, i) => (isJudged(event) ? [plain[i]] : [])));
      expect(unasked).toEqual(plain.filter((event) => !asked.has(event)));
      const judges: readonly string[] = families.flatMap((family) => boundaries[family].judges);
      for (const event of events.filter(isJudged)) expect(judges).toContain(event.type);
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
    },
    120_000,
  );

  it("says who judged what, in events that fit their schemas", async () => {
    expect.hasAssertions();
    const { events } = await judgedBy(read, disagree);
    for (const event of events.filter(isJudged)) {
      const definition = detectors.find(({ detector }) => detector.name === event.family)?.detector.events[
        event.type
      ];
      if (definition === undefined) throw new Error(`${event.family} defines no ${event.type}`);
      expect(v.safeParse(eventSchema(event.type, event.family, definition), event).issues).toBeUndefined();
      expect(event.FactProvenance.parameters.boundary).toMatchObject({
        path: "model",
        model: "test-model",
        endpoint: "http://127.0.0.1:9",
        temperature: 0,
        confidence: 0.5,
      });
    }
  });

  it("asks nothing the second time, and gives the same bytes", async () => {
    const answers = memoryCache();
    const first = testClassifier(detectors, disagree);
    const second = testClassifier(detectors, disagree);
    const once = await eventsOf(read, { classifiers: everywhere(first), answers, maxQuestions: 1000 });
    const again = await eventsOf(read, { classifiers: everywhere(second), answers, maxQuestions: 0 });
    expect(first.asked.length).toBe(answers.kept.size);
    expect(second.asked).toEqual([]);
    expect(again.map((event) => canonicalJson(event))).toEqual(once.map((event) => canonicalJson(event)));
  });

  it("shows of a range or of some types what is there in the whole stream", async () => {
    const { events, asked } = await judgedBy(read, disagree);
    const since = events[events.length >> 1]?.anchor.timestamp;
    const later = await judgedBy(read, disagree, { since });
    expect(later.events).toEqual(events.filter(({ anchor }) => anchor.timestamp >= (since ?? "")));
    const types = ["sentence_modified"];
    const some = await judgedBy(read, disagree, { types });
    expect(some.events).toEqual(events.filter(({ type }) => types.includes(type)));
    expect(later.asked.length).toBeLessThan(asked.length);
    expect(new Set(some.asked.map(({ boundary }) => boundary))).toEqual(new Set(["sentence_similarity"]));
  });
});

describe("judging", () => {
  it("counts before it asks, and asks each different question once", async () => {
    const classifier = testClassifier(detectors, agree);
    const told: object[] = [];
    await eventsOf(readSample, {
      classifiers: { template_signal: classifier },
      onQuestions: (count) => told.push({ ...count, before: classifier.asked.length }),
    });
    const inputs = classifier.asked.map(({ input }) => canonicalJson(input));
    expect(new Set(inputs).size).toBe(inputs.length);
    const tokens = classifier.asked.reduce((sum, question) => sum + classifier.promptOf(question).tokens, 0);
    expect(told).toEqual([{ questions: 7, known: 0, asked: 7, tokens, before: 0 }]);
  });

  it("refuses before anything is asked when the questions are more than allowed", async () => {
    const classifier = testClassifier(detectors, agree);
    const run = eventsOf(readSample, { classifiers: { template_signal: classifier }, maxQuestions: 6 });
    await expect(run).rejects.toThrow(/asked 7 questions \(about \d+ tokens\).* --max-questions 7 /);
    await expect(run).rejects.toMatchObject({ code: "MODEL_BUDGET" });
    expect(classifier.asked).toEqual([]);
  });

  it("allows as many questions as are asked, and 200 when nothing is said", async () => {
    const classifier = testClassifier(detectors, agree);
    const classifiers = { template_signal: classifier };
    await eventsOf(readSample, { classifiers, maxQuestions: 7 });
    expect(classifier.asked).toHaveLength(7);
    const texts = Array.from({ length: 201 }, (_, i) => `{{Box ${i}}}`);
    const timeline = (all: readonly string[]) =>
      (async function* () {
        yield* history(...all);
      })();
    const page = (all: readonly string[]) =>
      async function* () {
        yield { page: testPage, timeline: timeline(all) };
      };
    await expect(eventsOf(page(texts), { classifiers })).rejects.toThrow("201 questions");
    expect((await eventsOf(page(texts.slice(0, 200)), { classifiers })).filter(isJudged)).toHaveLength(399);
  });

  it("ends the run when a model fails", async () => {
    const classifier = testClassifier(detectors, () => {
      throw new HistoryError("MODEL_FAILED", "it failed");
    });
    const run = eventsOf(readSample, { classifiers: { revert: classifier } });
    await expect(run).rejects.toMatchObject({ code: "MODEL_FAILED" });
  });

  it("leaves to the rule what a model fails at, and says so in each event of it", async () => {
    const plain = await eventsOf(readSample);
    const classifier = testClassifier(detectors, ({ boundary }, _, [answer = ""]) => {
      if (boundary === "revert") throw new HistoryError("MODEL_TIMED_OUT", "it took too long");
      return answer;
    });
    const events = await eventsOf(readSample, {
      classifiers: { revert: classifier, activity_spike: classifier },
      onModelError: "heuristic",
    });
    const fallen = events.filter(({ FactProvenance: { parameters } }) => "fallback" in parameters.boundary);
    expect(fallen.map(({ type }) => type)).toEqual(["revert_partial", "revert_partial"]);
    for (const event of fallen) {
      expect(event.FactProvenance.parameters.boundary).toEqual({
        path: "heuristic",
        fallback: "MODEL_TIMED_OUT",
      });
      const before = plain.find(({ eventId }) => eventId === event.eventId);
      expect(withoutProvenance(event)).toBe(before === undefined ? null : withoutProvenance(before));
    }
    expect(events.filter(isJudged).map(({ type }) => type)).toContain("edit_burst");
  });

  it("refuses an answer outside the closed set, and never tells of it", async () => {
    const classifier = testClassifier(detectors, () => "revert_war");
    const classifiers = { revert: classifier };
    await expect(eventsOf(readSample, { classifiers })).rejects.toThrow(
      "boundary revert: the model gave none of the answers",
    );
    const events = await eventsOf(readSample, { classifiers, onModelError: "heuristic" });
    expect(events.map(withoutProvenance)).toEqual((await eventsOf(readSample)).map(withoutProvenance));
  });

  it("is no fault of a model where a classifier is at fault itself", async () => {
    const classifier = testClassifier(detectors, () => {
      throw new TypeError("undefined is not a function");
    });
    const run = eventsOf(readSample, { classifiers: { revert: classifier }, onModelError: "heuristic" });
    await expect(run).rejects.toThrow(TypeError);
  });

  it("is the rule's where a boundary is named and nobody is chosen for it", async () => {
    const classifiers = Object({ revert: undefined, sentence_similarity: testClassifier(detectors, agree) });
    const events = await eventsOf(readSample, { classifiers, maxQuestions: 1000 });
    expect(events.map(withoutProvenance)).toEqual((await eventsOf(readSample)).map(withoutProvenance));
  });

  it("tells what comes before the first question while the page is read", async () => {
    expect.assertions(1);
    const classifier = testClassifier(detectors, agree);
    for await (const page of readSample()) {
      const judging = { classifiers: { revert: classifier } };
      for await (const [first] of analyze(page, detectors, { judging }).events) {
        expect([first?.revision?.predecessorId, classifier.asked]).toEqual([null, []]);
        break;
      }
    }
  });

  it("stands in the manifest", async () => {
    expect.assertions(1);
    const classifier = testClassifier(detectors, disagree);
    for await (const page of readSample()) {
      const analysis = analyze(page, detectors, { judging: { classifiers: { revert: classifier } } });
      for await (const _ of analysis.events);
      expect(analysis.manifest().judged).toEqual({
        revert: {
          path: "model",
          model: "test-model",
          endpoint: "http://127.0.0.1:9",
          temperature: 0,
          judged: 2,
          disagreed: 2,
          fellBack: 0,
        },
      });
    }
  });
});

describe("what is told under another answer", () => {
  const read = (...texts: readonly (string | { readonly text: string; readonly comment: string })[]) =>
    async function* () {
      const timeline = (async function* () {
        yield* history(...texts);
      })();
      yield { page: testPage, timeline };
    };
  const typesUnder = async (
    answer: string,
    boundary: (typeof families)[number],
    page: () => AsyncIterable<PageHistory>,
  ) => {
    const classifier = testClassifier(detectors, () => answer);
    const events = await eventsOf(page, { classifiers: { [boundary]: classifier } });
    return events.filter(isJudged).map(({ type }) => type);
  };

  it("is a sentence gone and one come, an edit, a claim, or nothing", async () => {
    const page = read("The tower is 31 metres tall.", "The tower is 34 metres tall.");
    const under = (answer: string) => typesUnder(answer, "sentence_similarity", page);
    expect((await under("different")).sort()).toEqual(["sentence_first_seen", "sentence_removed"]);
    expect((await under("modified")).sort()).toEqual(["sentence_modified"]);
    expect((await under("value_changed")).sort()).toEqual(["claim_value_changed", "sentence_modified"]);
    expect(await under("same")).toEqual([]);
  });

  it("is not asked of a sentence that an older one came back for", async () => {
    const mill = (villages: number) => `The mill grinds rye for ${villages} villages in the valley.`;
    const near = "The mill grinds rye and wheat for nearly all of the county.";
    const under = (...texts: readonly string[]) =>
      typesUnder("modified", "sentence_similarity", read(...texts));
    expect(await under(mill(5), near)).toEqual(["sentence_modified"]);
    const ofFirst = await under(mill(4), mill(5));
    expect(await under(mill(4), mill(5), `${mill(4)}\n\n${near}`)).toEqual(ofFirst);
  });

  it("is the same event with another signal", async () => {
    const page = read("Text.", "{{Harrow}} Text.");
    const classifier = testClassifier(detectors, () => "dispute");
    const [plain] = (await eventsOf(page)).filter(({ type }) => type === "template_added");
    const [judged] = (await eventsOf(page, { classifiers: { template_signal: classifier } })).filter(
      isJudged,
    );
    expect(judged?.eventId).toBe(plain?.eventId);
    expect([plain?.theme, judged?.theme]).toEqual(["structure", "disputes"]);
    expect(judged?.evidence).toMatchObject({ signal: "dispute" });
  });

  it("is part of the story where a model gives a signal that is", async () => {
    const page = read("Text.", "{{Harrow}} Text.");
    const classifier = testClassifier(detectors, () => "dispute");
    const judging = { classifiers: { template_signal: classifier } };
    const events = await eventsOf(page, judging, { depth: "brief" });
    expect(events.map(({ type }) => type)).toEqual(["page_lifecycle_changed", "template_added"]);
  });

  it("keeps the occurrences of equal facts, whichever of them is judged away", async () => {
    const page = read("Text.", "Text. {{Harrow}}\n\n{{Harrow}}");
    const plain = (await eventsOf(page)).filter(({ type }) => type === "template_added");
    const classifier = testClassifier(detectors, () => "cleanup");
    const judged = (await eventsOf(page, { classifiers: { template_signal: classifier } })).filter(isJudged);
    expect(plain.map(({ subject }) => subject.occurrence)).toEqual([undefined, 1]);
    expect(judged.map(({ eventId }) => eventId)).toEqual(plain.map(({ eventId }) => eventId));
    expect(classifier.asked).toHaveLength(1);
  });

  it("is a partial revert that the rule narrowly missed", async () => {
    const sentences = (from: number, to: number) =>
      Array.from(
        { length: to - from },
        (_, i) => `Sentence number ${from + i} tells of lamp ${(from + i) * 7919}.`,
      ).join("\n");
    // Four of nine sentences: less than half, more than two fifths.
    const page = read("Start.", `Start.\n${sentences(0, 9)}`, `Start.\n${sentences(4, 9)}`);
    expect((await eventsOf(page)).map(({ type }) => type)).not.toContain("revert_partial");
    expect(await typesUnder("partial", "revert", page)).toEqual(["revert_partial"]);
    expect(await typesUnder("not", "revert", page)).toEqual([]);
  });

  it("is a citation replaced, one gone and one come, or nothing", async () => {
    const cite = (url: string) => `The tower stands.<ref>{{cite web|url=https://${url}|title=Harrow}}</ref>`;
    const page = read(cite("lights.example/a"), cite("archive.example/b"));
    const under = (answer: string) => typesUnder(answer, "heuristic", page);
    expect(await under("replaced")).toEqual(["citation_replaced"]);
    expect((await under("unrelated")).sort()).toEqual(["citation_added", "citation_removed"]);
    expect(await under("same_work")).toEqual([]);
  });

  it("is a citation replaced by judgement where neither name nor sentence is shared", async () => {
    const cite = (url: string, text: string) =>
      `${text}<ref>{{cite web|url=https://${url}|title=Harrow lights}}</ref>`;
    const page = read(
      cite("lights.example/a", "The tower stands on the skerry."),
      cite("archive.example/b", "Nobody has lived out there since 1931."),
    );
    const classifier = testClassifier(detectors, () => "replaced");
    const [judged] = (await eventsOf(page, { classifiers: { heuristic: classifier } })).filter(isJudged);
    expect([judged?.type, judged?.evidence.basis]).toEqual(["citation_replaced", "judgement"]);
    expect((await eventsOf(page)).map(({ type }) => type)).toContain("citation_added");
  });

  it("is no spike where a model drops it", async () => {
    const edits = Array.from({ length: 12 }, (_, i) => `Text ${"and more ".repeat(i)}.`);
    const page = read(...edits);
    expect((await eventsOf(page)).map(({ type }) => type)).toContain("edit_burst");
    const classifier = testClassifier(detectors, () => "drop");
    const events = await eventsOf(page, { classifiers: { activity_spike: classifier } });
    expect(events.map(({ type }) => type)).not.toContain("edit_burst");
  });
});
