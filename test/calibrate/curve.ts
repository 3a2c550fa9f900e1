// How well each threshold parts edits from other sentences, by our judgements: `npx tsx test/calibrate/curve.ts`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { likeness } from "../../detectors/sentence_similarity/likeness.ts";
import { parse } from "../../src/ground/parse.ts";
import { bigramsOf, similarity } from "../../src/text/similarity.ts";
import { everydayHistories } from "../support/shared-histories.ts";
import { candidatePairs } from "./candidate-pairs.ts";
import { ownPairs } from "./own-pairs.ts";
import { shortEdits, shortOthers } from "./short-pairs.ts";

const judgement = v.strictObject({
  history: v.string(),
  revision: v.number(),
  from: v.string(),
  to: v.string(),
  same: v.boolean(),
});

const width = 0.05;
const lines = readFileSync(join(import.meta.dirname, "judgements.jsonl"), "utf8")
  .trim()
  .split("\n");
const judged = new Map(
  lines.map((line) => {
    const { revision, from, to, same } = parse(judgement, JSON.parse(line), "judgements.jsonl");
    return [`${revision} ${from} ${to}`, same];
  }),
);

/** All pairs of a stretch of similarity, and of those judged how many are edits. */
const stretches = Array.from({ length: 21 }, () => ({ pairs: 0, judged: 0, same: 0 }));
for (const history of everydayHistories) {
  for await (const { revision, from, to, score } of candidatePairs(history, 0.3)) {
    const stretch = stretches[Math.floor((score + 1e-9) / width)];
    const same = judged.get(`${revision} ${from.key} ${to.key}`);
    if (stretch === undefined) continue;
    stretch.pairs++;
    if (same === undefined) continue;
    stretch.judged++;
    if (same) stretch.same++;
  }
}

/** Edits among the pairs of each stretch, estimated; past the judged stretches all are. */
const edits = stretches.map(({ pairs, judged: read, same }) => (read === 0 ? pairs : (pairs * same) / read));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const percent = (share: number) => (100 * share).toFixed(1);

console.log(
  "| similarity from | pairs | judged | edits among them | precision from here on | recall | F0.5 | F1 |",
);
console.log("|---:|---:|---:|---:|---:|---:|---:|---:|");
for (const [i, { pairs, judged: read, same }] of stretches.entries()) {
  if (pairs === 0) continue;
  const found = sum(edits.slice(i));
  const precision = found / sum(stretches.slice(i).map((stretch) => stretch.pairs));
  const recall = found / sum(edits);
  const f = (beta: number) => ((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
  const cells = [percent(precision), percent(recall), percent(f(0.5)), percent(f(1))];
  console.log(`| ${(i * width).toFixed(2)} | ${pairs} | ${read} | ${same} | ${cells.join(" | ")} |`);
}

const alike = (from: string, to: string) => likeness(bigramsOf(from), bigramsOf(to));
const scores = (same: boolean) =>
  ownPairs.filter((pair) => pair.same === same).map(({ from, to }) => alike(from, to));
console.log(
  `\nown pairs: edits from ${Math.min(...scores(true)).toFixed(2)}, others to ${Math.max(...scores(false)).toFixed(2)}`,
);

console.log("\n| threshold | edits by pairs | others by pairs | edits by the mean | others by the mean |");
console.log("|---:|---:|---:|---:|---:|");
for (let threshold = 40; threshold <= 75; threshold += 5) {
  const cells = [similarity, alike].flatMap((measure) =>
    [shortEdits, shortOthers].map(
      (pairs) => pairs.filter(([from, to]) => 100 * measure(from, to) >= threshold).length,
    ),
  );
  console.log(`| ${(threshold / 100).toFixed(2)} | ${cells.join(" | ")} |`);
}
