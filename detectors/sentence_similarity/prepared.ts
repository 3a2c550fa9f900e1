import {
  type Bigrams,
  bigramsOf,
  claimSignature,
  type PlacedSentence,
  takeValues,
  type ValuedText,
} from "../../src/plugin.ts";

/** A sentence to be matched; what scoring needs of it is found on first use. */
export interface Prepared extends PlacedSentence {
  /** Its place among those to be matched. */
  readonly order: number;
  bigrams(): Bigrams;
  values(): ValuedText;
  /** Equal where `values().words` is, and found much faster. */
  signature(): number;
}

export function prepare(placed: PlacedSentence, order: number): Prepared {
  let bigrams: Bigrams | null = null;
  let values: ValuedText | null = null;
  let signature: number | null = null;
  return {
    ...placed,
    order,
    bigrams() {
      bigrams ??= bigramsOf(placed.sentence.text);
      return bigrams;
    },
    values() {
      values ??= takeValues(placed.sentence.text);
      return values;
    },
    signature() {
      signature ??= claimSignature(placed.sentence.text);
      return signature;
    },
  };
}
