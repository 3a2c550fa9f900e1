import {
  type Asked,
  type Depth,
  type Finding,
  type JsonObject,
  mostQuestionText,
  signals,
} from "../../src/plugin.ts";
import { isBrief, type Signal, themeOf } from "./signal.ts";

/** A finding as the rule has it, whose evidence can also be told under another signal of its template. */
export interface Judgeable<TFinding> {
  readonly template: string;
  readonly rule: Signal;
  readonly finding: TFinding;
}

/** A finding about a template whose evidence depends on what that signals; by itself, on what the rule says. */
type SignalFinding = Finding & { readonly evidence: (depth: Depth, signal?: Signal) => JsonObject };

/**
 * The question what a template signals. It depends on the name alone, so that each name of a page is asked about once,
 * though the values given differ from call to call.
 */
export function askedOf(
  { template, rule, finding }: Judgeable<SignalFinding>,
  language: string,
): readonly Asked[] {
  if (template.length > mostQuestionText) return [];
  const outcomes = signals.map(
    (signal) => [signal, [signal === rule ? finding : under(finding, signal)]] as const,
  );
  return [
    {
      input: { language, template: template.toWellFormed() },
      answer: rule,
      outcomes: Object.fromEntries(outcomes),
    },
  ];
}

function under(finding: SignalFinding, signal: Signal): Finding {
  return {
    ...finding,
    ...(finding.brief !== undefined && { brief: isBrief(signal) }),
    evidence: (depth) => finding.evidence(depth, signal),
    theme: themeOf(signal),
  };
}
