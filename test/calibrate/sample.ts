// Prints pairs to be judged, as many from each stretch of similarity: `npx tsx test/calibrate/sample.ts 17 > pairs.txt`.
// The texts are other people's: read them, and commit only ids, keys and your judgement.
import { everydayHistories } from "../support/shared-histories.ts";
import { type CandidatePair, candidatePairs } from "./candidate-pairs.ts";

const perStretch = Number(process.argv[2] ?? 17);
const least = 0.3;
const width = 0.05;

const stretches = new Map<number, CandidatePair[]>();
for (const history of everydayHistories) {
  for await (const pair of candidatePairs(history, least)) {
    const stretch = Math.floor((pair.score + 1e-9) / width);
    stretches.set(stretch, [...(stretches.get(stretch) ?? []), pair]);
  }
}
for (const [stretch, pairs] of [...stretches].sort(([a], [b]) => a - b)) {
  // By key, not by place: a sample of all histories that is the same on every run.
  const sorted = pairs.sort((a, b) => (a.to.key < b.to.key ? -1 : 1)).slice(0, perStretch);
  console.log(`# ${(stretch * width).toFixed(2)}: ${pairs.length} pairs`);
  for (const { history, revision, from, to, score } of sorted) {
    console.log(
      JSON.stringify({ history, revision, from: from.key, to: to.key, score: Number(score.toFixed(4)) }),
    );
    console.log(`- ${from.text}\n+ ${to.text}\n`);
  }
}
