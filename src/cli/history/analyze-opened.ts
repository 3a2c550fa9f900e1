import { type AnalyzeOptions, analyze } from "../../analyze.ts";
import { analyzeRecalled, type LinedAnalysis, withLines } from "../../recall/analyze-recalled.ts";
import type { LineEncoder } from "../../sinks/line-encoder.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import type { OpenedHistory } from "./open-histories.ts";

/**
 * Analyses a history; for one from the store, reuses earlier events if only the rules judge.
 *
 * @param encode - Writes the lines; histories that are analysed one after the other may share it.
 */
export function analyzeOpened(
  { history, recalled, answers }: OpenedHistory,
  detectors: readonly Registered[],
  options: AnalyzeOptions,
  { version }: Pick<Host, "version">,
  encode?: LineEncoder,
): LinedAnalysis {
  if (options.judging !== undefined) {
    const judging = { ...options.judging, answers };
    return withLines(analyze(history, detectors, { ...options, judging }), encode);
  }
  if (recalled === undefined) return withLines(analyze(history, detectors, options), encode);
  return analyzeRecalled(recalled, detectors, options, version, encode);
}
