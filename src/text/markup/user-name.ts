import type { Grammar } from "./grammar.ts";
import { titleOf } from "./title.ts";

const userNamespaces: readonly number[] = [2, 3];

/**
 * A user's name as the wiki writes it: without `User:`, with spaces for underscores and a capital at the beginning; an IPv6
 * address in full. A text that can be no name is returned as it is.
 *
 * @see https://www.mediawiki.org/wiki/Manual:$wgInvalidUsernameCharacters
 */
export function userNameOf(words: string, grammar: Grammar): string {
  const plain = words.normalize("NFC").trim();
  const address = inFull(plain);
  if (address !== null) return address;
  const title = titleOf(plain, grammar, 2);
  const isUser =
    title?.interwiki === "" && title.section === null && userNamespaces.includes(title.namespace);
  return isUser ? (inFull(title.text) ?? title.text) : plain;
}

/**
 * An IPv6 address as MediaWiki writes it: eight groups in capitals, without zeros at their beginning. `null` for any other
 * text.
 */
function inFull(text: string): string | null {
  const [left = [], right, ...more] = text.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = 8 - left.length - (right ?? []).length;
  if (more.length > 0 || (right === undefined ? zeros !== 0 : zeros < 1)) return null;
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...(right ?? [])];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(16).toUpperCase()).join(":");
}
