/** The words of a text in which they are separated by spaces. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
