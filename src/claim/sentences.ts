/** Every sentence a page ever had, each under a number in the order of first appearance. */
export interface Sentences {
  readonly count: number;
  /** The number of a sentence; one that is new gets the next, and its text is kept. */
  add(key: string, text: string): { readonly sentence: number; readonly isNew: boolean };
  /** -1 for a sentence the page never had. */
  find(key: string): number;
  key(sentence: number): string;
  text(sentence: number): string;
}

/** Sentences that were put aside, each under the number of its place. */
export type SavedSentences = readonly (readonly [key: string, text: string])[];

/** Starts with no sentence, or with those that were put aside. */
export function createSentences(saved: SavedSentences = []): Sentences {
  const numbers = new Map(saved.map(([key], sentence) => [key, sentence]));
  const keys = saved.map(([key]) => key);
  const texts = saved.map(([, text]) => text);
  return {
    get count() {
      return keys.length;
    },
    add(key, text) {
      const known = numbers.get(key);
      if (known !== undefined) return { sentence: known, isNew: false };
      const sentence = keys.length;
      numbers.set(key, sentence);
      keys.push(key);
      // A sentence may be a slice of its block's string: without a copy of its own it would keep the whole block.
      texts.push(Buffer.from(text, "utf8").toString("utf8"));
      return { sentence, isNew: true };
    },
    find: (key) => numbers.get(key) ?? -1,
    key: (sentence) => keys[sentence] ?? "",
    text: (sentence) => texts[sentence] ?? "",
  };
}
