import { type Analysis, type AnalyzeOptions, analyze } from "../analyze.ts";
import { analyzeRecalled } from "../recall/analyze-recalled.ts";
import type { Registered } from "../walk/registry.ts";
import type { Host } from "./host.ts";
import type { OpenedHistory } from "./open-histories.ts";

/** Analyses a history; one out of the store with what was told of it before. */
export function analyzeOpened(
  { history, recalled }: OpenedHistory,
  detectors: readonly Registered[],
  options: AnalyzeOptions,
  { version }: Host,
): Analysis {
  if (recalled === undefined) return analyze(history, detectors, options);
  return analyzeRecalled(recalled, detectors, options, version);
}
