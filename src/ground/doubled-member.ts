import { countOutsideStrings } from "./outside-strings.ts";

/** What is wrong with a text that has such a member, in words. */
export const memberTwice = "a member of an object must stand there once";

/**
 * Whether an object in a JSON text has a member twice. `JSON.parse` takes the last one, other readers the first.
 *
 * @param value - What `JSON.parse` made of the text.
 */
export function hasDoubledMember(text: string, value: unknown): boolean {
  // In the text, a colon outside strings follows the name of each member.
  return countOutsideStrings(text, ":") > membersOf(value);
}

/** The number of members that `JSON.parse` kept, counted without recursion: a stranger's text may be nested at any depth. */
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
