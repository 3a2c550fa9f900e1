import { type AnalyzeOptions, analyze } from "../../analyze.ts";
import { analyzeRecalled, type LinedAnalysis, withLines } from "../../recall/analyze-recalled.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import type { OpenedHistory } from "./open-histories.ts";

/** Analyses a history; for one from the store, reuses earlier events if only the rules judge. */
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
