import { type Bigrams, bigramSimilarity } from "../../src/plugin.ts";

/**
 * How alike two sentences read, from 0 to 1, by their pairs of letters. In Chinese and Japanese, where a character is a
 * syllable or a word, it is the mean of pairs and of single characters. See docs/calibration.md.
 */
export function likeness(a: Bigrams, b: Bigrams): number {
  const pairs = bigramSimilarity(a, b);
  return isOfCharacters(a.text) && isOfCharacters(b.text) ? withCharacters(pairs, a, b) : pairs;
}

/** Whether most of a text is Han characters and kana. */
export function isOfCharacters(text: string): boolean {
  // For a text in Latin letters V8 knows the answer without reading it.
  return (text.match(characters)?.length ?? 0) * 2 > text.length;
}

const characters = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/g;

/** The likeness of two sentences of characters whose likeness by pairs is known. */
export function withCharacters(pairs: number, a: Bigrams, b: Bigrams): number {
  const left = new Map<string, number>();
  for (const character of a.text) left.set(character, (left.get(character) ?? 0) + 1);
  let shared = 0;
  for (const character of b.text) {
    const count = left.get(character) ?? 0;
    if (count === 0) continue;
    left.set(character, count - 1);
    shared += character.length;
  }
  return (pairs + (2 * shared) / (a.length + b.length)) / 2;
}
