import { type AnalyzeOptions, analyze } from "../../analyze.ts";
import { analyzeRecalled, type LinedAnalysis, withLines } from "../../recall/analyze-recalled.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import type { OpenedHistory } from "./open-histories.ts";

/** Analyses a history; one out of the store with what the rules told of it before, where they alone judge. */
export function analyzeOpened(
  { history, recalled, answers }: OpenedHistory,
  detectors: readonly Registered[],
  options: AnalyzeOptions,
  { version }: Pick<Host, "version">,
): LinedAnalysis {
  if (options.judging !== undefined) {
    const judging = { ...options.judging, answers };
    return withLines(analyze(history, detectors, { ...options, judging }));
  }
  if (recalled === undefined) return withLines(analyze(history, detectors, options));
  return analyzeRecalled(recalled, detectors, options, version);
}
