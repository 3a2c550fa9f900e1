import { type Bigrams, bigramSimilarity } from "../../src/plugin.ts";

/**
 * How alike two sentences read, from 0 to 1: by their pairs of letters; in Chinese and Japanese, where a character is a
 * syllable or a word, by the mean of pairs and of single characters. See docs/calibration.md.
 */
export function likeness(a: Bigrams, b: Bigrams): number {
  const pairs = bigramSimilarity(a, b);
  return isOfCharacters(a.text) && isOfCharacters(b.text) ? withCharacters(pairs, a, b) : pairs;
}

/** Whether most of a text is Han characters and kana. */
export function isOfCharacters(text: string): boolean {
  // Of a text in Latin letters V8 answers this without looking at it.
  if (!hasCharacter.test(text)) return false;
  let others = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isCharacter(unit)) others -= 1;
  }
  return others * 2 < text.length;
}

const hasCharacter = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;

function isCharacter(unit: number): boolean {
  return (
    (unit >= 0x3040 && unit <= 0x30ff) ||
    (unit >= 0x3400 && unit <= 0x9fff) ||
    (unit >= 0xf900 && unit <= 0xfaff)
  );
}

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
