import type { AnswerCache, Judgement } from "./classifier.ts";

/** Keeps the latest answers as long as the process lives. */
export function memoryAnswers(most = 10_000): AnswerCache {
  const kept = new Map<string, Judgement>();
  return {
    get: async (digest) => kept.get(digest) ?? null,
    async put(digest, judgement) {
      kept.set(digest, judgement);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
