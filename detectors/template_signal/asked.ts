import { type Asked, type Finding, mostQuestionText, signals } from "../../src/plugin.ts";
import type { Signal } from "./signal.ts";

/** A finding as the rule has it, and as it would be under another signal. */
export interface Judgeable<TFinding> {
  readonly template: string;
  readonly rule: Signal;
  readonly finding: TFinding;
  of(signal: Signal): TFinding;
}

/**
 * Makes the finding that the rule has about a template, and keeps how it would be under another signal.
 *
 * @param rule - The template's signal by the rule.
 * @param of - Makes the finding under a signal.
 */
export function judgeable<TFinding>(
  template: string,
  rule: Signal,
  of: (signal: Signal) => TFinding,
): Judgeable<TFinding> {
  return { template, rule, finding: of(rule), of };
}

/**
 * The question what a template signals. It depends on the name alone, so that each name of a page is asked about once,
 * though the values given differ from call to call.
 */
export function askedOf(
  { template, rule, finding, of }: Judgeable<Finding>,
  language: string,
): readonly Asked[] {
  if (template.length > mostQuestionText) return [];
  const outcomes = signals.map((signal) => [signal, [signal === rule ? finding : of(signal)]] as const);
  return [
    {
      input: { language, template: template.toWellFormed() },
      answer: rule,
      outcomes: Object.fromEntries(outcomes),
    },
  ];
}
