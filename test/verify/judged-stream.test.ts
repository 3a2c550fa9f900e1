import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { type AnalyzeOptions, analyze } from "../../src/analyze.ts";
import { HistoryError } from "../../src/errors.ts";
import type { HistoryEvent } from "../../src/event.ts";
import { history, testPage } from "../../src/testing.ts";
import { register } from "../../src/walk/registry.ts";
import { agree, testClassifier } from "../support/test-classifier.ts";
import { linesOf, pageOf, verified } from "./verified.ts";

const detectors = register(builtInDetectors);
const timeline = history("The tower is 31 metres tall.", "The tower is 34 metres tall. {{Harrow}}");

async function judgedLines(judging: AnalyzeOptions["judging"]): Promise<readonly string[]> {
  const entries = (async function* () {
    yield* timeline;
  })();
  const events: HistoryEvent[] = [];
  const analysis = analyze({ page: testPage, timeline: entries }, detectors, { depth: "forensic", judging });
  for await (const batch of analysis.events) events.push(...batch);
  return linesOf(events);
}

describe("the verdicts on a stream of which a model judged a part", () => {
  it("reproduce what the rules found, and leave out what the model judged", async () => {
    const classifiers = { sentence_similarity: testClassifier(detectors, agree) };
    const report = await verified(await judgedLines({ classifiers }), pageOf(timeline));
    const judged = report.filter(({ verdict }) => verdict === "model_judged");
    expect(judged.map(({ type }) => type)).toEqual(["claim_value_changed", "sentence_modified"]);
    expect(new Set(report.map(({ verdict }) => verdict))).toEqual(new Set(["reproduced", "model_judged"]));
  });

  it("take no event that a model judged for one that the stream lacks", async () => {
    const classifiers = { sentence_similarity: testClassifier(detectors, agree) };
    const lines = await judgedLines({ classifiers });
    const report = await verified(lines, pageOf(timeline), { complete: "forensic" });
    expect(report.filter(({ verdict }) => verdict === "unstated")).toEqual([]);
    const judged = lines.filter((line) => line.includes('"path":"model"'));
    const alone = await verified(judged, pageOf(timeline), { complete: "forensic" });
    expect(alone.map(({ verdict }) => verdict)).toEqual([
      ...judged.map(() => "model_judged"),
      ...lines.slice(judged.length).map(() => "unstated"),
    ]);
  });

  it("tell once of what a model judged on a page that is gone", async () => {
    const classifiers = { sentence_similarity: testClassifier(detectors, agree) };
    const lines = await judgedLines({ classifiers });
    const report = await verified(lines, null, { complete: "forensic" });
    expect(report).toHaveLength(lines.length);
    expect(new Set(report.map(({ verdict }) => verdict))).toEqual(new Set(["model_judged", "unverifiable"]));
  });

  it("reproduce what was left to the rule because the model failed", async () => {
    const classifier = testClassifier(detectors, () => {
      throw new HistoryError("MODEL_FAILED", "it failed");
    });
    const classifiers = { sentence_similarity: classifier };
    const lines = await judgedLines({ classifiers, onModelError: "heuristic" });
    expect(lines.filter((line) => line.includes('"fallback":"MODEL_FAILED"'))).toHaveLength(2);
    const report = await verified(lines, pageOf(timeline));
    expect(new Set(report.map(({ verdict }) => verdict))).toEqual(new Set(["reproduced"]));
  });
});
