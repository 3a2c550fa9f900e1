import { type ClaimOptions, claimInParts } from "../../claim/claim.ts";
import type { ClaimInParts } from "../../claim/result.ts";
import { claimRecalled } from "../../recall/claim-recalled.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import type { OpenedHistory } from "./open-histories.ts";

/** Follows a sentence through a history; for one from the store, uses what was found in it before. */
export function claimOpened(
  { history, recalled }: OpenedHistory,
  detectors: readonly Registered[],
  text: string,
  options: ClaimOptions,
  { version }: Host,
): Promise<ClaimInParts> {
  if (recalled === undefined) return claimInParts(history, detectors, text, options);
  return claimRecalled(recalled, detectors, text, options, version);
}
