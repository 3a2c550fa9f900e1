/**
 * Most lists, objects and members in one JSON text of others: a hundred times what a revision has, and ten times what 5000
 * entries of a wiki's log have. 60 kB of gzip can hold sixty times as many, which took 5 GB of memory, and minutes in which
 * no signal was heard.
 */
export const mostValues = 1_000_000;

/** Whether a JSON text has more than so many values, by what begins and parts them outside of strings. */
export function holdsTooManyValues(text: string): boolean {
  if (text.length <= mostValues) return false;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = endOfString(text, at);
    else if (unit === comma || unit === bracket || unit === brace) values++;
  }
  return values > mostValues;
}

/** Where a string's closing quote stands, or the end of the text where it has none. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

const quote = 0x22;
const comma = 0x2c;
const bracket = 0x5b;
const backslash = 0x5c;
const brace = 0x7b;
