/**
 * A text as far as evidence shows it: its beginning and an ellipsis where it is longer.
 *
 * @param maxLength - In UTF-16 units; half a character is left out.
 */
export function cut(text: string, maxLength = 300): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, isHalf ? maxLength - 1 : maxLength)}…`;
}
