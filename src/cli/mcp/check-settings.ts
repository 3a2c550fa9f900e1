import { originsIn } from "../../boundary/key.ts";
import { timeoutOf } from "../classify/timeout.ts";
import { checkRoots } from "../files/roots.ts";
import { strangersPolicy } from "../history/address-policy.ts";
import { wikiAccount } from "../history/wiki-account.ts";
import type { Host } from "../host.ts";
import { answerCap } from "./answer-cap.ts";

/**
 * Makes sure that what the operator set for agents is said rightly: what is misspelt is told at once, not with the first call.
 *
 * @throws HistoryError `INVALID_INPUT` for a setting that is none.
 */
export async function checkSettings(host: Pick<Host, "env">): Promise<void> {
  strangersPolicy(host);
  answerCap(host);
  originsIn(host.env.STEMMA_INFERENCE_ORIGINS);
  timeoutOf(host);
  wikiAccount(host);
  await checkRoots(host);
}
