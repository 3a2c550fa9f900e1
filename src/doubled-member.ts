/**
 * Whether an object in a JSON text has a member twice. `JSON.parse` takes the last, other readers the first.
 *
 * @param value - What `JSON.parse` made of the text.
 */
export function hasDoubledMember(text: string, value: unknown): boolean {
  return colonsIn(text) > membersOf(value);
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** Colons outside strings: there is one for each member that is written. */
function colonsIn(text: string): number {
  let colons = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) isInString = !isInString;
    else if (code === backslash) i++;
    else if (code === colon && !isInString) colons++;
  }
  return colons;
}

/** Members that `JSON.parse` kept, counted without recursion: what a stranger wrote may be nested as deep as they like. */
function membersOf(value: unknown): number {
  let members = 0;
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one !== "object" || one === null) continue;
    const values: readonly unknown[] = Object.values(one);
    if (!Array.isArray(one)) members += values.length;
    for (const inner of values) left.push(inner);
  }
  return members;
}
