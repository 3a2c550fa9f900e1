import { isPhpSpace, skipPhpSpace } from "./php-space.ts";

/**
 * Whether the text between a tag's name and its `>` is empty, or consists of attributes with values.
 *
 * Only then may an HTML tag span several lines: MediaWiki accepts any words, but a stray `<` in prose must not take in
 * lines.
 */
export function isAttributeList(text: string): boolean {
  let end = 0;
  // Matched one by one: a single expression for all of them runs out of stack on millions.
  for (oneAttribute.lastIndex = 0; oneAttribute.test(text); ) end = oneAttribute.lastIndex;
  return listEnd.test(text.slice(end));
}

// Brackets, braces and bars are left out: they open or separate something that goes on after the tag.
const oneAttribute = /[\t-\r ]+[\w:-]+[\t-\r ]*=[\t-\r ]*(?:"[^"{}[\]|]*"|'[^'{}[\]|]*'|[^\t-\r "'{}[\]|]+)/y;
const listEnd = /^[\t-\r ]*\/?$/;

/**
 * The attributes of a tag, with names in lower case; of equal names the last counts: `name="a b" group=n`.
 *
 * It takes linear time, and tolerates what MediaWiki tolerates: quotes left out or not closed.
 */
export function tagAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    while (at < text.length && !isNameUnit(text.charCodeAt(at))) at++;
    const nameStart = at;
    while (at < text.length && isNameUnit(text.charCodeAt(at))) at++;
    const name = text.slice(nameStart, at).toLowerCase();
    const afterName = skipPhpSpace(text, at);
    if (text[afterName] !== "=") continue;
    at = skipPhpSpace(text, afterName + 1);
    const quote = text[at];
    if (quote === '"' || quote === "'") {
      const close = text.indexOf(quote, at + 1);
      const end = close === -1 ? text.length : close;
      attributes.set(name, text.slice(at + 1, end));
      at = end + 1;
    } else {
      const start = at;
      while (at < text.length && !isPhpSpace(text.charCodeAt(at))) at++;
      attributes.set(name, text.slice(start, at));
    }
  }
  return attributes;
}

/** An attribute as MediaWiki compares it: white space folded; `null` where it is empty. */
export function attribute(value: string | undefined): string | null {
  const folded = value?.replace(/[\t\r\n ]+/g, " ").trim() ?? "";
  return folded === "" ? null : folded;
}

function isNameUnit(unit: number): boolean {
  return unit > 32 && unit !== 61 && unit !== 34 && unit !== 39 && unit !== 47;
}
