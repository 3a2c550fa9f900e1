import { isIP } from "node:net";
import type { Site } from "../../revision.ts";
import { grammarOf } from "../../text/grammar.ts";
import type { Pseudonym } from "./pseudonym.ts";

const userNamespaces: readonly number[] = [2, 3];
const specialNamespace = -1;

/**
 * Takes users out of a text of a wiki: links to their pages with all that is shown for them, pages like
 * `Special:Contributions/Name`, and addresses. What a text says about a person in words stays.
 */
export function textRedactor(site: Site, pseudonym: Pseudonym): (text: string) => string {
  const { namespaces } = grammarOf(site);
  const named = (wanted: readonly number[]) =>
    [...namespaces]
      .filter(([name, number]) => name !== "" && wanted.includes(number))
      .map(([name]) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[ _]/g, "[ _]"))
      .sort((a, b) => b.length - a.length)
      .join("|");
  // Every repetition is bounded, for a text may be made to be slow. It is looked for inside a link, at the beginning of a
  // title, and in the address of a page.
  const before = "(\\[\\[[ _:]{0,9}(?:[\\w-]{1,12}:){0,2}|^:?|/wiki/|[?&]title=)";
  const name = "([^\\]|#/?&<>{}\\n[]{1,255})";
  const shown = "(?:[#/][^\\]|\\n]{0,255})?\\|[^\\]\\n]{0,255}(?=\\]\\])";
  const user = new RegExp(`${before}((?:${named(userNamespaces)})[ _]?:[ _]?)${name}(?:${shown})?`, "giu");
  const special = new RegExp(
    `${before}((?:${named([specialNamespace])})[ _]?:[^\\]|/\\n]{1,60}/)${name}(?:${shown})?`,
    "giu",
  );
  const replaced = (_: string, opening: string, page: string, user: string) =>
    `${opening}${page}${pseudonym("name", spaced(user))}`;
  return (text) =>
    // A text without a colon or a full stop names nobody: most texts of most events.
    /[:.]/.test(text)
      ? text
          .replace(user, replaced)
          .replace(special, replaced)
          .replace(address, (found) => (isAddress(found) ? pseudonym("name", found) : found))
      : text;
}

const address =
  /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){2}\.(?:\d{1,3}|xxx)|[\da-f]{0,4}(?::[\da-f]{0,4}){3,7})(?![\w:])/giu;

/** Old addresses lost their last part. */
function isAddress(text: string): boolean {
  return isIP(text.replace(/xxx$/, "0")) !== 0 && /[\da-f]/i.test(text);
}

function spaced(name: string): string {
  return name.replaceAll("_", " ").trim();
}
