/** Every sentence that a page ever had, numbered in the order of first appearance. */
export interface Sentences {
  readonly count: number;
  /** The number of a sentence; a new sentence gets the next number, and its text is kept. */
  add(key: string, text: string): { readonly sentence: number; readonly isNew: boolean };
  /** The number of a sentence; -1 if the page never had it. */
  find(key: string): number;
  key(sentence: number): string;
  text(sentence: number): string;
}

/** Saved sentences; the number of each is its place in the list. */
export type SavedSentences = readonly (readonly [key: string, text: string])[];

/** Starts with no sentences, or with saved ones. */
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
      // A sentence may be a slice of its block's string, and would keep the whole block in memory; so it is copied.
      texts.push(Buffer.from(text, "utf8").toString("utf8"));
      return { sentence, isNew: true };
    },
    find: (key) => numbers.get(key) ?? -1,
    key: (sentence) => keys[sentence] ?? "",
    text: (sentence) => texts[sentence] ?? "",
  };
}
