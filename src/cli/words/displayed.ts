import { steering } from "../../json.ts";

/** A wiki's text made safe to show: what controls a terminal or turns the direction of writing is spelt out. */
export function displayed(text: string): string {
  return text
    .toWellFormed()
    .replace(steering, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
