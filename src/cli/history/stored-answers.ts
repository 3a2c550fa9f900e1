import * as v from "valibot";
import type { AnswerCache } from "../../boundary/classifier.ts";
import { usageSchema } from "../../boundary/usage.ts";
import { fitting } from "../../ground/parse.ts";
import type { Store } from "../../store/store.ts";
import { withinKeys } from "../../store/wiki-key.ts";

const judgement = v.strictObject({
  answer: v.string(),
  confidence: v.nullable(v.number()),
  rationale: v.nullable(v.string()),
  model: v.string(),
  endpoint: v.nullable(v.string()),
  temperature: v.nullable(v.number()),
  promptDigest: v.string(),
  responseDigest: v.string(),
  usage: v.nullable(usageSchema),
});

/**
 * The answers in a store; one of another form is ignored.
 *
 * @param wiki - The name under which the store keeps the wiki's pages, so that an answer is removed with its page; the
 * wiki's own name if no page is stored.
 */
export function storedAnswers({ answers }: Pick<Store, "answers">, wiki?: string): AnswerCache {
  return {
    get: async (digest) => fitting(judgement, answers.get(digest)),
    put: async (digest, given, about) =>
      answers.put(digest, given, { ...about, wiki: wiki ?? withinKeys(about.wiki) }),
  };
}
