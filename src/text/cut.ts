import { isFirstHalf, isSecondHalf } from "./half-character.ts";

/** UTF-16 units of a text that evidence shows. */
const mostShown = 300;

/**
 * A text as evidence shows it: the whole, or its beginning and an ellipsis where it is longer.
 *
 * @param maxLength - In UTF-16 units; half a character is left out.
 */
export function cut(text: string, maxLength = mostShown): string {
  if (text.length <= maxLength) return text;
  const end = isFirstHalf(text.charCodeAt(maxLength - 1)) ? maxLength - 1 : maxLength;
  return `${text.slice(0, end)}…`;
}

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
  const from = isSecondHalf(before.charCodeAt(start)) ? start + 1 : start;
  const shown = (text: string) => `…${cut(text.slice(from))}`;
  return [shown(before), shown(after)];
}
