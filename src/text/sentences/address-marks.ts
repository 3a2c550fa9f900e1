/**
 * A text of the same length in which question marks and exclamation marks within addresses are replaced:
 * `http://tea.example/?Lang=en` is one word, whatever it asks for.
 */
export function withoutAddressMarks(text: string): string {
  if (!text.includes("://") || !mayHold.test(text)) return text;
  return text.replace(address, (written) => written.replace(inside, "_"));
}

const mayHold = /[?!][\w%&=#/+~-]/;
const address = /(?<![a-z])(?:https?|ftp):\/\/[^\s<>"[\]\u3000-\u303f\uff00-\uffef]+/gi;
/** A mark within an address: neither one that ends the sentence, nor one before a closing mark. */
const inside = /[?!](?=[\w%&=#/+~-])/g;
