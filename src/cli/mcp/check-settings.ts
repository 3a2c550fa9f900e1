import { originsIn } from "../../boundary/key.ts";
import { strangersPolicy } from "../address-policy.ts";
import { timeoutOf } from "../classify/timeout.ts";
import type { Host } from "../host.ts";
import { checkRoots } from "../roots.ts";
import { wikiAccount } from "../wiki-account.ts";
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
