/**
 * A text of the same length in which a question mark or an exclamation mark within an address is none:
 * `http://tea.example/?Lang=en` is one word, whatever it asks for.
 */
export function withoutAddressMarks(text: string): string {
  if (!text.includes("://") || !mayHold.test(text)) return text;
  return text.replace(address, (written) => written.replace(inside, "_"));
}

const mayHold = /[?!][\w%&=#/+~-]/;
const address = /(?<![a-z])(?:https?|ftp):\/\/[^\s<>"[\]\u3000-\u303f\uff00-\uffef]+/gi;
/** Not the one that ends the sentence, nor one in front of what closes. */
const inside = /[?!](?=[\w%&=#/+~-])/g;
