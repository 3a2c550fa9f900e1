import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { type AskingOptions, createAsker, type QuestionCount } from "../../src/boundary/asker.ts";
import { HistoryError } from "../../src/errors.ts";
import { register } from "../../src/walk/registry.ts";
import { fakeClock } from "../support/fake-clock.ts";
import { agree, memoryCache, testClassifier } from "../support/test-classifier.ts";

const detectors = register(builtInDetectors);
const answers = ["same", "modified", "value_changed", "different"];
const about = { wiki: "wiki.example", pageId: 1, revisions: [2, 3] };

function question(i: number) {
  return { boundary: "sentence_similarity", input: { before: `Lamp ${i}.`, after: `Lamps ${i}.` } } as const;
}

/** An asker with so many different questions. */
async function askerOf(many: number, options: AskingOptions) {
  const asker = createAsker(options);
  const tickets = [];
  for (let i = 0; i < many; i++) tickets.push(await asker.add(question(i), answers, about));
  return { asker, tickets };
}

describe("an asker", () => {
  it.each([
    [{ maxQuestions: Number.NaN }, "judging: maxQuestions must be at least 0 (was NaN)"],
    [{ concurrency: 0 }, "judging: concurrency must be a whole number, at least 1 (was 0)"],
  ])("refuses %j", (options, message) => {
    expect(() => createAsker({ classifiers: {}, ...options })).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", message }),
    );
  });

  it.each([
    [3, { concurrency: 3 }],
    [4, {}],
    [20, { concurrency: Number.MAX_SAFE_INTEGER }],
  ])("has at most %i questions under way at once by %j", async (allowed, options) => {
    let [atWork, most] = [0, 0];
    const classifier = testClassifier(detectors, async (_, rule) => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      return rule;
    });
    const { asker } = await askerOf(20, { classifiers: { sentence_similarity: classifier }, ...options });
    await asker.askAll();
    expect([most, classifier.asked.length]).toEqual([allowed, 20]);
  });

  it("allows 200 questions unless it is told otherwise", async () => {
    const classifiers = { sentence_similarity: testClassifier(detectors, agree) };
    const over = await Promise.all([200, 201].map((many) => askerOf(many, { classifiers })));
    expect(over.map(({ asker }) => asker.isOverBudget())).toEqual([false, true]);
  });

  it("keeps the answers of two endpoints of one origin apart", async () => {
    const cache = memoryCache();
    for (const endpointDigest of ["a", "b", "a"]) {
      const classifier = { ...testClassifier(detectors, agree), endpointDigest };
      const { asker } = await askerOf(1, {
        classifiers: { sentence_similarity: classifier },
        answers: cache,
      });
      await asker.askAll();
    }
    expect(cache.kept.size).toBe(2);
  });

  it.each([
    ["MODEL_UNAUTHORIZED", 1],
    ["MODEL_NOT_FOUND", 1],
    ["MODEL_KEY_WITHHELD", 1],
    ["MODEL_TIMED_OUT", 5],
    ["MODEL_NO_ENDPOINT", 5],
    ["MODEL_UNREADABLE", 20],
    ["MODEL_CUT", 20],
  ] as const)(
    "of 20 questions that end in %s asks %i, and leaves the rest to the rule",
    async (code, asked) => {
      const classifier = testClassifier(detectors, () => {
        throw new HistoryError(code, "it failed");
      });
      const { asker, tickets } = await askerOf(20, {
        classifiers: { sentence_similarity: classifier },
        concurrency: 1,
        onModelError: "heuristic",
      });
      await asker.askAll();
      expect(classifier.asked).toHaveLength(asked);
      expect(tickets.map((ticket) => ticket.answered())).toEqual(tickets.map(() => ({ fallback: code })));
    },
  );

  it("goes on asking a model that fails now and then", async () => {
    let nth = 0;
    const classifier = testClassifier(detectors, (_, rule) => {
      if (nth++ % 5 > 0) throw new HistoryError("MODEL_FAILED", "it failed");
      return rule;
    });
    const { asker } = await askerOf(20, {
      classifiers: { sentence_similarity: classifier },
      concurrency: 1,
      onModelError: "heuristic",
    });
    await asker.askAll();
    expect(classifier.asked).toHaveLength(20);
  });

  it("leaves the gap it is told between two questions", async () => {
    const clock = fakeClock();
    const classifiers = { sentence_similarity: testClassifier(detectors, agree) };
    const { asker } = await askerOf(4, { classifiers, pace: { clock, gapMs: 250 } });
    await asker.askAll();
    expect(clock.slept).toEqual([250, 250, 250]);
  });

  it("tells of each question that is done, those left to the rule too", async () => {
    const told: string[] = [];
    const classifier = testClassifier(detectors, ({ input }, rule) => {
      if (input.before === question(1).input.before) throw new HistoryError("MODEL_FAILED", "it failed");
      return rule;
    });
    const { asker } = await askerOf(3, {
      classifiers: { sentence_similarity: classifier },
      onModelError: "heuristic",
      onAnswered: (answered, asked) => told.push(`${answered}/${asked}`),
    });
    await asker.askAll();
    expect(told).toEqual(["1/3", "2/3", "3/3"]);
  });

  it("asks nobody any more when one question has failed, and throws that failure", async () => {
    const classifier = testClassifier(detectors, () => {
      throw new HistoryError("MODEL_UNAUTHORIZED", "no key");
    });
    const classifiers = { sentence_similarity: classifier };
    const { asker } = await askerOf(20, { classifiers, concurrency: 1 });
    await expect(asker.askAll()).rejects.toMatchObject({ code: "MODEL_UNAUTHORIZED" });
    expect(classifier.asked).toHaveLength(1);
  });

  it("stops when its reader goes away, whatever a failure would do", async () => {
    const leaving = new AbortController();
    const classifier = testClassifier(detectors, () => {
      leaving.abort();
      throw new HistoryError("CANCELLED", "gone");
    });
    const { asker } = await askerOf(20, {
      classifiers: { sentence_similarity: classifier },
      concurrency: 1,
      onModelError: "heuristic",
      signal: leaving.signal,
    });
    await expect(asker.askAll()).rejects.toMatchObject({ code: "CANCELLED" });
    expect(classifier.asked).toHaveLength(1);
  });

  it("keeps each answer with every revision the question quotes", async () => {
    const kept: object[] = [];
    const cache = {
      get: async () => null,
      put: async (...[, , quoted]: readonly unknown[]) => void kept.push([quoted]),
    };
    const asker = createAsker({
      classifiers: { sentence_similarity: testClassifier(detectors, agree) },
      answers: cache,
    });
    await asker.add(question(1), answers, about);
    await asker.add(question(1), answers, { ...about, revisions: [3, 4] });
    await asker.askAll();
    expect(kept).toEqual([[{ wiki: "wiki.example", pageId: 1, revisions: [2, 3, 4] }]]);
  });

  it("asks again what another model answered", async () => {
    const cache = memoryCache();
    const one = testClassifier(detectors, agree);
    const other = { ...testClassifier(detectors, agree), identity: { ...one.identity, model: "another" } };
    for (const classifier of [one, other, one]) {
      const { asker } = await askerOf(2, {
        classifiers: { sentence_similarity: classifier },
        answers: cache,
      });
      await asker.askAll();
    }
    expect([one.asked.length, cache.kept.size]).toEqual([2, 4]);
  });

  it("tells how many answers are known, and allows as many other questions as ever", async () => {
    const told: object[] = [];
    const options = {
      classifiers: { sentence_similarity: testClassifier(detectors, agree) },
      answers: memoryCache(),
      maxQuestions: 2,
      onQuestions: ({ questions, known, asked }: QuestionCount) => told.push({ questions, known, asked }),
    };
    for (const many of [2, 4, 7]) {
      const { asker } = await askerOf(many, options);
      if (asker.isOverBudget()) told.push({ many, isOverBudget: true });
      else await asker.askAll();
    }
    expect(told).toEqual([
      { questions: 2, known: 0, asked: 2 },
      { questions: 4, known: 2, asked: 2 },
      { many: 7, isOverBudget: true },
    ]);
  });

  it("takes a kept answer that is in no closed set for none", async () => {
    const cache = memoryCache();
    const classifier = testClassifier(detectors, agree);
    const options = { classifiers: { sentence_similarity: classifier }, answers: cache };
    await (await askerOf(1, options)).asker.askAll();
    const [[digest, judgement] = ["", null]] = cache.kept;
    if (judgement !== null) await cache.put(digest, { ...judgement, answer: "partial" }, about);
    const { asker, tickets } = await askerOf(1, options);
    await asker.askAll();
    expect(classifier.asked).toHaveLength(2);
    expect(tickets[0]?.answered()).toMatchObject({ judgement: { answer: "modified" } });
  });

  it("keeps no failure", async () => {
    const cache = memoryCache();
    const classifier = testClassifier(detectors, () => {
      throw new HistoryError("MODEL_FAILED", "it failed");
    });
    const { asker, tickets } = await askerOf(1, {
      classifiers: { sentence_similarity: classifier },
      answers: cache,
      onModelError: "heuristic",
    });
    await asker.askAll();
    expect([tickets[0]?.answered(), cache.kept.size]).toEqual([{ fallback: "MODEL_FAILED" }, 0]);
  });
});
