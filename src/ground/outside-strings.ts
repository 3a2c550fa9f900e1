/**
 * How many characters of a JSON text, outside its strings, are among the wanted ones.
 *
 * @param wanted - The characters, one after the other: `,[{`.
 */
export function countOutsideStrings(text: string, wanted: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === quote) at = endOfString(text, at);
    else if (wanted.includes(text.charAt(at))) count++;
  }
  return count;
}

const quote = 0x22;
const backslash = 0x5c;

/** The place of a string's closing quote, or the end of the text if there is none. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
