/** One sentence of a text, as a reader of the page would see it. */
export interface Sentence {
  /** SHA-256 of the normalised form: equal for sentences that read the same, in whatever markup. */
  readonly key: string;
  /** The visible words, white space folded. */
  readonly text: string;
  /** Where the sentence stands in its block, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}
