import type { Depth } from "../event.ts";
import { schemaVersion } from "../event.ts";
import { canonicalJson, sha256 } from "../json.ts";
import type { Registered } from "./registry.ts";

/**
 * Digest of everything a page's events depend on beside its history: detectors with versions, parameters and who
 * judged, the depth, and the version of stemma, whose reading of texts they all share.
 *
 * @param version - Of the program.
 */
export function runDigest(detectors: readonly Registered[], depth: Depth | "claim", version: string): string {
  const used = detectors.map(({ detector: { name, version }, recorded }) => ({ name, version, recorded }));
  return sha256(canonicalJson({ depth, detectors: used, schemaVersion, version }));
}
