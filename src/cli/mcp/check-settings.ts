import { endpointOf } from "../../boundary/endpoint.ts";
import { keyOf, originsIn } from "../../boundary/key.ts";
import { checkInference } from "../classify/choose-classifier.ts";
import { timeoutOf } from "../classify/timeout.ts";
import { checkRoots } from "../files/roots.ts";
import { strangersPolicy } from "../history/address-policy.ts";
import { storeFolder } from "../history/store-folder.ts";
import { wikiAccount } from "../history/wiki-account.ts";
import type { Host } from "../host.ts";
import type { BoundaryPaths } from "../judging/read-boundaries.ts";
import { answerCap } from "./answer-cap.ts";

/**
 * Checks the operator's settings for agents: a misspelt one is reported at once, and not by the first call.
 *
 * @param boundaries - Who judges if a call names nobody. The client's model is not available yet.
 * @throws HistoryError `INVALID_INPUT` for an invalid setting, `MODEL_NOT_CONFIGURED` and `MODEL_KEY_WITHHELD` where a model
 * is to judge that cannot be used.
 */
export async function checkSettings(
  host: Pick<Host, "env" | "addressPolicy">,
  boundaries: BoundaryPaths = new Map(),
): Promise<void> {
  strangersPolicy(host);
  answerCap(host);
  const { STEMMA_INFERENCE_ENDPOINT: endpoint = "", STEMMA_INFERENCE_API_KEY: key = "" } = host.env;
  if (endpoint.trim() !== "") endpointOf(endpoint, "STEMMA_INFERENCE_ENDPOINT");
  if (key.trim() !== "") keyOf(key, "STEMMA_INFERENCE_API_KEY");
  originsIn(host.env.STEMMA_INFERENCE_ORIGINS);
  timeoutOf(host);
  if ([...boundaries.values()].includes("model")) checkInference(host);
  wikiAccount(host);
  storeFolder(undefined, host);
  await checkRoots(host);
}
