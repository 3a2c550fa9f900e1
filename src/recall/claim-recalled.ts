import { answerClaim, askClaim, type ClaimOptions, claimInParts, walkClaim } from "../claim/claim.ts";
import type { ClaimInParts } from "../claim/result.ts";
import { restoreAccount, saveAccount, savedAccount } from "../claim/saved-account.ts";
import { fitting } from "../ground/parse.ts";
import { endsEarly } from "../range-end.ts";
import type { Registered } from "../walk/registry.ts";
import { runDigest } from "../walk/run-digest.ts";
import type { Recalled } from "./recalled.ts";

/**
 * What became of a sentence of a page from the store; taken from the result of an earlier claim if nothing is new.
 *
 * @param version - The version of the program.
 * @throws HistoryError as `claim`, `STORE_FAILED`.
 */
export async function claimRecalled(
  recalled: Recalled,
  detectors: readonly Registered[],
  text: string,
  options: ClaimOptions,
  version: string,
): Promise<ClaimInParts> {
  if (endsEarly(options)) return claimInParts(recalled, detectors, text, options);
  const { page, memory } = recalled;
  const { lists } = memory;
  const question = askClaim(page, detectors, text);
  const digest = runDigest(question.detectors, "claim", version);
  const run = memory.kept.run(digest);
  const saved = fitting(savedAccount, run?.state);
  if (run?.origin === memory.origin && saved !== null) {
    const { read } = saved;
    const isWhole =
      read.revisions === lists.own.length &&
      read.logEntries === lists.log.length &&
      read.talkPosts === lists.talk.length;
    const heads = new Map(lists.own.map(({ head }) => [head.id, head]));
    const walked = isWhole ? restoreAccount(page, saved, heads, options, question.search.offer) : null;
    if (walked !== null) {
      memory.tellWhole(read.bytes);
      return answerClaim(question, walked, options);
    }
  }
  const walked = await walkClaim(recalled, question, options);
  await memory.save(digest, { origin: memory.origin, state: saveAccount(walked) }, [], null);
  return answerClaim(question, walked, options);
}
