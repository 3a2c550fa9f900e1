import type { Detector } from "../src/detector.ts";
import { activitySpike } from "./activity_spike.ts";
import { heuristic } from "./heuristic.ts";
import { revert } from "./revert.ts";
import { sentenceSimilarity } from "./sentence_similarity.ts";
import { templateSignal } from "./template_signal.ts";

/** The built-in detectors, one for each event family, in the order they are registered. */
export const builtInDetectors: readonly Detector[] = [
  revert,
  sentenceSimilarity,
  templateSignal,
  activitySpike,
  heuristic,
];
