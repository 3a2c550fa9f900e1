import * as v from "valibot";
import type { HistoryError } from "../errors.ts";
import type { Judgement } from "./classifier.ts";

/** Tokens as an endpoint counts them. */
export const usageSchema = v.strictObject({ promptTokens: v.number(), completionTokens: v.number() });

const counted = v.object({ usage: usageSchema });

/** The tokens that a failure cost; `null` if nobody counted them. */
export function usageOf({ details }: HistoryError): Judgement["usage"] {
  return v.is(counted, details) ? details.usage : null;
}

/** The tokens that two answers cost together, as far as they were counted. */
export function usageOfBoth(a: Judgement["usage"], b: Judgement["usage"]): Judgement["usage"] {
  if (a === null || b === null) return a ?? b;
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
  };
}
