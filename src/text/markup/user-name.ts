import type { Grammar } from "./grammar.ts";
import { ipNameOf } from "./ip-range.ts";
import { titleOf } from "./title.ts";

const userNamespaces: readonly number[] = [2, 3];

/**
 * A user's name as the wiki writes it: without `User:`, with spaces for underscores and a capital at the beginning; an IPv6
 * address in full, and a range of addresses by its first. A text that can be no name is returned as it is.
 *
 * @see https://www.mediawiki.org/wiki/Manual:$wgInvalidUsernameCharacters
 */
export function userNameOf(words: string, grammar: Grammar): string {
  const plain = words.normalize("NFC").trim();
  const address = ipNameOf(plain);
  if (address !== null) return address;
  const title = titleOf(plain, grammar, 2);
  const isUser =
    title?.interwiki === "" && title.section === null && userNamespaces.includes(title.namespace);
  return isUser ? (ipNameOf(title.text) ?? title.text) : plain;
}
