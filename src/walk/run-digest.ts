import { type Depth, schemaVersion } from "../event.ts";
import { canonicalJson, sha256 } from "../json.ts";
import type { Registered } from "./registry.ts";

/**
 * Digest of everything that a page's events depend on besides its history: detectors with versions, parameters and who
 * judged, the depth, and the version of stemma, whose reading of texts they all share. For a detector loaded from a file it
 * includes the file's bytes, because somebody who works on it does not raise its version each time.
 *
 * @param version - The version of the program.
 */
export function runDigest(detectors: readonly Registered[], depth: Depth | "claim", version: string): string {
  const used = detectors.map(({ detector: { name, version }, recorded, fileDigest }) => ({
    name,
    version,
    recorded,
    // For built-in detectors the member is absent, not empty: stores already hold pages under this digest.
    ...(fileDigest === undefined ? {} : { fileDigest }),
  }));
  return sha256(canonicalJson({ depth, detectors: used, schemaVersion, version }));
}
