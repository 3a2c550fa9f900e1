import type { Depth } from "../event.ts";
import { schemaVersion } from "../event.ts";
import { canonicalJson, sha256 } from "../json.ts";
import type { Registered } from "./registry.ts";

/**
 * Digest of everything a page's events depend on beside its history: detectors with versions, parameters and who
 * judged, the depth, and the version of stemma, whose reading of texts they all share. Of a detector that was loaded from
 * a file its bytes as well: somebody who is at work on it does not raise its version each time.
 *
 * @param version - Of the program.
 */
export function runDigest(detectors: readonly Registered[], depth: Depth | "claim", version: string): string {
  const used = detectors.map(({ detector: { name, version }, recorded, fileDigest }) => ({
    name,
    version,
    recorded,
    // Of stemma's own there is none, not even an empty one: what stores hold is known by this digest.
    ...(fileDigest === undefined ? {} : { fileDigest }),
  }));
  return sha256(canonicalJson({ depth, detectors: used, schemaVersion, version }));
}
