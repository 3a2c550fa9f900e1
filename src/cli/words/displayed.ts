import { steering } from "../../json.ts";

/**
 * A text of a wiki as it may be shown: what steers a terminal or turns the direction of writing is spelt out.
 */
export function displayed(text: string): string {
  return text
    .toWellFormed()
    .replace(steering, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
