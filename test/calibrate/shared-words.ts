// Links between long sentences that share few words, by our judgements: `npx tsx test/calibrate/shared-words.ts`. Reads
// the 1 GB history; --print shows the links nobody has judged, with their texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { wordNumbers } from "../../detectors/sentence_similarity/word-numbers.ts";
import { sentenceSimilarity } from "../../detectors/sentence_similarity.ts";
import { analyze } from "../../src/analyze.ts";
import { parse } from "../../src/ground/parse.ts";
import { register } from "../../src/walk/registry.ts";
import { readShared } from "../support/read-shared.ts";
import { fullHistory } from "../support/shared-histories.ts";

const judgement = v.strictObject({
  revision: v.number(),
  from: v.array(v.string()),
  to: v.array(v.string()),
  same: v.boolean(),
});
const link = v.object({
  subject: v.object({ from: v.array(v.string()), to: v.array(v.string()) }),
  evidence: v.object({ before: v.string(), after: v.string() }),
});

const longSentence = 100;
const bounds = [0, 0.2, 0.25, 0.3, 0.36];

const lines = readFileSync(join(import.meta.dirname, "shared-words.jsonl"), "utf8")
  .trim()
  .split("\n");
const judged = new Map(
  lines.map((line) => {
    const { revision, from, to, same } = parse(judgement, JSON.parse(line), "shared-words.jsonl");
    return [JSON.stringify([revision, from, to]), same];
  }),
);

const stretches = bounds
  .slice(1)
  .map((to, i) => ({ from: bounds[i] ?? 0, to, links: 0, judged: 0, same: 0 }));
// Without the rule that is measured here.
const detectors = register([sentenceSimilarity], { sentence_similarity: { sharedWords: 0 } });
for await (const history of readShared(fullHistory)) {
  for await (const events of analyze(history, detectors, { depth: "forensic" }).events) {
    for (const event of events) if (event.type === "sentence_modified") count(event.anchor.id, event);
  }
}

function count(revision: number, event: unknown): void {
  const { subject, evidence } = parse(link, event, "sentence_modified");
  if (evidence.before.length <= longSentence || evidence.after.length <= longSentence) return;
  const share = sharedWords(evidence.before, evidence.after);
  const stretch = stretches.find(({ from, to }) => from <= share && share < to);
  if (stretch === undefined) return;
  stretch.links++;
  const same = judged.get(JSON.stringify([revision, subject.from, subject.to]));
  if (same !== undefined) stretch.judged++;
  if (same === true) stretch.same++;
  if (same === undefined && process.argv.includes("--print")) {
    console.log(`${JSON.stringify({ revision, ...subject })}\n- ${evidence.before}\n+ ${evidence.after}\n`);
  }
}

function sharedWords(before: string, after: string): number {
  const old = wordNumbers(before);
  const now = wordNumbers(after);
  return (2 * [...old].filter((word) => now.has(word)).length) / (old.size + now.size);
}

console.log("| words shared | links | judged | edits among them |\n|---|---:|---:|---:|");
for (const { from, to, links, judged: read, same } of stretches) {
  console.log(`| ${from.toFixed(2)} to ${to.toFixed(2)} | ${links} | ${read} | ${same} |`);
}
