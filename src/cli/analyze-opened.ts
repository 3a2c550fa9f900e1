import { type AnalyzeOptions, analyze } from "../analyze.ts";
import { analyzeRecalled, type LinedAnalysis, withLines } from "../recall/analyze-recalled.ts";
import type { Registered } from "../walk/registry.ts";
import type { Host } from "./host.ts";
import type { OpenedHistory } from "./open-histories.ts";

/** Analyses a history; one out of the store with what was told of it before. */
export function analyzeOpened(
  { history, recalled }: OpenedHistory,
  detectors: readonly Registered[],
  options: AnalyzeOptions,
  { version }: Pick<Host, "version">,
): LinedAnalysis {
  if (recalled === undefined) return withLines(analyze(history, detectors, options));
  return analyzeRecalled(recalled, detectors, options, version);
}
