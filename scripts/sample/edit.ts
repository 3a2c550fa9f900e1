/** One saved edit of the sample. */
export interface Edit {
  readonly at: string;
  readonly by: string;
  readonly comment: string;
  readonly minor?: boolean;
  /** The new text. `back(n)` is the text of n edits ago, where 1 is the last one saved. */
  write(text: string, back: (edits: number) => string): string;
}
