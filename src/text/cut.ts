import { isSecondHalf } from "./half-character.ts";
import { beginsWithInitial } from "./initials.ts";

/** UTF-16 units of a text that evidence shows. */
const mostShown = 300;

/**
 * A text as evidence shows it: the whole, or its beginning and an ellipsis where it is longer.
 *
 * @param maxLength - In UTF-16 units; a character that does not fit with its marks is left out.
 */
export function cut(text: string, maxLength = mostShown): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, characterStart(text, maxLength))}…`;
}

/** Where the character begins of which a unit is a part: nobody reads `कि` cut to `क`, or a family of emoji cut to its mother. */
function characterStart(text: string, at: number): number {
  let start = at;
  while (start > at - longestCharacter && goesOn(text, start)) start--;
  // Marks heaped up without end are parted.
  if (start > at - longestCharacter && start > 0) return start;
  return isSecondHalf(text.charCodeAt(at)) ? at - 1 : at;
}

/** A family of four has eleven units. */
const longestCharacter = 24;

/** Whether what is seen as one character goes on at a unit: with its second half, a mark, or what a joiner joins to it. */
function goesOn(text: string, at: number): boolean {
  if (text.charCodeAt(at) < firstMark) return false;
  if (isSecondHalf(text.charCodeAt(at)) || text[at - 1] === joiner) return true;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  // Behind the letter of an initial only marks may stand: no class of marks need be held twice.
  return character === joiner || skinTone.test(character) || beginsWithInitial(`a${character}.`);
}

const firstMark = 0x300;
const joiner = "\u200d";
const skinTone = /[🏻-🏿]/u;

/** UTF-16 units of what both have in common that are shown before the first difference. */
const commonShown = 80;

/**
 * Two texts as evidence shows them beside each other: from their beginning, or, where the first difference would hardly be
 * seen then, from shortly before it, with an ellipsis in front.
 */
export function cutBoth(before: string, after: string): readonly [string, string] {
  if (before.length <= mostShown && after.length <= mostShown) return [before, after];
  let common = 0;
  while (common < before.length && before[common] === after[common]) common++;
  if (common < mostShown - commonShown) return [cut(before), cut(after)];
  const start = common - commonShown;
  const from = characterStart(before, start);
  const shown = (text: string) => `…${cut(text.slice(from))}`;
  return [shown(before), shown(after)];
}
