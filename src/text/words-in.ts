/** The words of a text in lower case: runs of letters, marks and digits. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(word) ?? [];
}

const word = /[\p{L}\p{M}\p{N}]+/gu;
