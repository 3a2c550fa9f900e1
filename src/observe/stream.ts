import { HistoryError } from "../errors.ts";
import type { Depth } from "../event.ts";
import { canonicalJson, sha256 } from "../json.ts";
import { begun } from "../walk/at-work.ts";
import type { Registered } from "../walk/registry.ts";
import { runDigest } from "../walk/run-digest.ts";

/** What determines the events of a page, besides its history. */
export interface Stream {
  readonly detectors: readonly Registered[];
  readonly depth: Depth;
  /** A key of parameters, who judged, and depth, but not of versions, so that watching goes on under it after an upgrade. */
  readonly key: string;
  /** A digest that includes versions. It names the files, so that results of different versions or models are never mixed. */
  readonly digest: string;
}

/**
 * The stream that detectors make at a depth.
 *
 * @param version - The version of the program.
 * @throws HistoryError `INVALID_INPUT` for a detector that cannot save its state, so that no page could be continued.
 */
export function streamOf(detectors: readonly Registered[], depth: Depth, version: string): Stream {
  const unsaving = detectors.find((by) => begun(by, undefined).save === undefined);
  if (unsaving !== undefined) {
    throw new HistoryError(
      "INVALID_INPUT",
      `pages cannot be watched with ${unsaving.detector.name}, which does not save its state; give it a save, or leave it out`,
    );
  }
  const chosen = detectors.map(({ detector, recorded }) => [detector.name, recorded]);
  const key = sha256(canonicalJson([depth, chosen])).slice(0, 16);
  return { detectors, depth, key, digest: runDigest(detectors, depth, version).slice(0, 12) };
}
