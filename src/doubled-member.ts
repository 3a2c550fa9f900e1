import { countOutsideStrings } from "./outside-strings.ts";

/**
 * Whether an object in a JSON text has a member twice. `JSON.parse` takes the last, other readers the first.
 *
 * @param value - What `JSON.parse` made of the text.
 */
export function hasDoubledMember(text: string, value: unknown): boolean {
  // A colon outside of strings stands behind the name of each member that is written.
  return countOutsideStrings(text, ":") > membersOf(value);
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
