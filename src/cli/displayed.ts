/**
 * A text of a wiki as it may be shown: what steers a terminal or turns the direction of writing is spelt out.
 *
 * The two joiners stay: Devanagari, Persian and others are written with them.
 */
export function displayed(text: string): string {
  return text
    .toWellFormed()
    .replace(steering, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

const steering = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
