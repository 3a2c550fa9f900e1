import { tmpdir } from "node:os";
import { createPageState } from "../../src/page/page-state.ts";
import { type PlacedSentence, sentenceDifference } from "../../src/page/sentence-difference.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";
import { type Bigrams, bigramSimilarity, bigramsOf } from "../../src/text/similarity.ts";
import { historyPath } from "../support/shared-histories.ts";

/** A sentence that went at a revision, and the never-seen one that came with it and is most like it. */
export interface CandidatePair {
  readonly history: string;
  readonly revision: number;
  readonly from: PlacedSentence["sentence"];
  readonly to: PlacedSentence["sentence"];
  readonly score: number;
}

/** Pairs past this many at one revision are left out: whole pages that were replaced would drown the rest. */
const mostPairs = 20_000;

/** Pairs in which each sentence is the other's best, from the least similarity on, in the order of the history. */
export async function* candidatePairs(history: string, least: number): AsyncGenerator<CandidatePair> {
  const input = await openInput(historyPath(history), process.stdin);
  for await (const { page, timeline } of readHistories(input, { scratch: tmpdir() })) {
    const state = createPageState(grammarOf(page.site));
    const seen = new Set<string>();
    for await (const entry of timeline) {
      if (entry.kind !== "revision") continue;
      const { added, removed } = sentenceDifference(state.next(entry.revision));
      const unseen = added.filter(({ sentence }) => !seen.has(sentence.key));
      for (const { sentence } of added) seen.add(sentence.key);
      if (unseen.length * removed.length > mostPairs) continue;
      for (const { from, to, score } of mutualBest(removed, unseen)) {
        if (score >= least) yield { history, revision: entry.revision.id, from, to, score };
      }
    }
  }
}

type Pair = Pick<CandidatePair, "from" | "to" | "score">;

function mutualBest(removed: readonly PlacedSentence[], unseen: readonly PlacedSentence[]): readonly Pair[] {
  const old = removed.map(ready);
  const now = unseen.map(ready);
  const scores = now.map(({ bigrams }) => old.map((from) => bigramSimilarity(from.bigrams, bigrams)));
  return now.flatMap(({ sentence: to }, j) => {
    const row = scores[j] ?? [];
    const score = Math.max(0, ...row);
    const best = old[row.indexOf(score)];
    if (best === undefined || scores.some((other) => (other[row.indexOf(score)] ?? 0) > score)) return [];
    return [{ from: best.sentence, to, score }];
  });
}

function ready({ sentence }: PlacedSentence): { sentence: PlacedSentence["sentence"]; bigrams: Bigrams } {
  return { sentence, bigrams: bigramsOf(sentence.text) };
}
