import * as v from "valibot";
import type { HistoryError } from "../errors.ts";
import type { Judgement } from "./classifier.ts";

/** Tokens as an endpoint counts them. */
export const usageSchema = v.strictObject({ promptTokens: v.number(), completionTokens: v.number() });

const counted = v.object({ usage: usageSchema });

/** The tokens that a failure cost; `null` where nobody counted them. */
export function usageOf({ details }: HistoryError): Judgement["usage"] {
  return v.is(counted, details) ? details.usage : null;
}

/** What two answers cost together, as far as it was counted. */
export function usageOfBoth(a: Judgement["usage"], b: Judgement["usage"]): Judgement["usage"] {
  if (a === null || b === null) return a ?? b;
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
  };
}
