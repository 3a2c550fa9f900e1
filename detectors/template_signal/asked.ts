import { type Asked, type Finding, mostQuestionText, signals } from "../../src/plugin.ts";
import type { Signal } from "./signal.ts";

/** A finding as the rule tells it, and as it would be told of another signal. */
export interface Judgeable<TFinding> {
  readonly template: string;
  readonly rule: Signal;
  readonly finding: TFinding;
  of(signal: Signal): TFinding;
}

/**
 * Makes the finding that the rule tells of a template, and keeps how it would be told of another signal.
 *
 * @param rule - What the rule says that the template signals.
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
 * The question what a template signals. It hangs on the name alone, so that a page asks once for each of its names:
 * the values given differ from call to call.
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
