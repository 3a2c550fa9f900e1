import { isIP } from "node:net";
import type { Site } from "../../revision.ts";
import { grammarOf } from "../../text/grammar.ts";
import type { NameIndex } from "./name-index.ts";
import type { Pseudonym } from "./pseudonym.ts";

const userNamespaces: readonly number[] = [2, 3];
const specialNamespace = -1;

/** What is known of names beside a text. */
export interface NamesBeside {
  /** Names of users of this page: they tell where a name ends that stands behind `User:`. */
  readonly known: NameIndex;
  /** Names that are linked beside the text: they are taken for users' wherever they stand. */
  readonly linked: NameIndex;
}

/** Takes users out of texts of a wiki. */
export interface TextRedactor {
  /** The names that a text, or a title, links to. */
  linkedIn(text: string): readonly string[];
  /**
   * The text without them: links to their pages with all that is shown for them, pages like `User:Name` and
   * `Special:Contributions/Name` in prose, and addresses. What a text says about a person in words stays.
   */
  redacted(text: string, beside?: NamesBeside): string;
}

/** Takes users out of texts of one wiki. */
export function textRedactor(site: Site, pseudonym: Pseudonym): TextRedactor {
  const { namespaces } = grammarOf(site);
  const named = (wanted: readonly number[]) =>
    [...namespaces]
      .filter(([name, number]) => name !== "" && wanted.includes(number))
      .map(([name]) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[ _]/g, "[ _]"))
      .sort((a, b) => b.length - a.length)
      .join("|");
  const userPage = `(?:${named(userNamespaces)})`;
  const specialPage = `(?:${named([specialNamespace])})`;
  // Every repetition is bounded, for a text may be made to be slow. It is looked for inside a link, at the beginning of a
  // title, and in the address of a page.
  const before = "(\\[\\[[ _:]{0,9}(?:[\\w-]{1,12}:){0,2}|^:?(?:[\\w-]{1,12}:){0,2}|/wiki/|[?&]title=)";
  const name = "([^\\]|#/?&<>{}\\n[]{1,255})";
  const shown = "(?:[#/][^\\]|\\n]{0,255})?\\|[^\\]\\n]{0,255}(?=\\]\\])";
  const user = new RegExp(`${before}(${userPage}[ _]?:[ _]?)${name}(?:${shown})?`, "giu");
  const special = new RegExp(`${before}(${specialPage}[ _]?:[^\\]|/\\n]{1,60}/)${name}(?:${shown})?`, "giu");
  // In prose, where `a user: Ada` is no page.
  const spelled = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}_])(?:${userPage}:|${specialPage}:[^\\]|/\\s:]{1,60}/)(?=[^\\s])(?!${done})`,
    "giu",
  );
  const replaced = (_: string, opening: string, page: string, user: string) =>
    `${opening}${page}${pseudonym("name", spaced(user))}`;

  /** A name behind `User:` in prose: nothing says where it ends but a name that is known, or a mark. */
  function prose(text: string, known: NameIndex | undefined): string {
    const starts = [...text.matchAll(spelled)];
    if (starts.length === 0) return text;
    const plain = text.replaceAll("_", " ");
    const parts: string[] = [];
    let told = 0;
    for (const [at, start] of starts.entries()) {
      const begin = start.index + start[0].length;
      const next = starts[at + 1]?.index ?? text.length;
      const certain = known?.longestAt(plain, begin) ?? null;
      const isWhole =
        certain !== null && afterName.test(plain.slice(begin + certain.length, begin + certain.length + 4));
      const found = isWhole
        ? certain
        : (upToMark.exec(text.slice(begin, Math.min(next, begin + 255)))?.[0] ?? "");
      if (found === "") continue;
      parts.push(text.slice(told, begin), pseudonym("name", spaced(found)));
      told = begin + found.length;
    }
    parts.push(text.slice(told));
    return parts.join("");
  }

  /** Names that are linked beside a text, wherever a word begins in it. */
  function bare(text: string, linked: NameIndex): string {
    const plain = text.replaceAll("_", " ");
    const parts: string[] = [];
    let told = 0;
    for (const { index } of plain.matchAll(wordStart)) {
      if (index < told) continue;
      const found = linked.longestAt(plain, index);
      if (found === null) continue;
      parts.push(text.slice(told, index), pseudonym("name", found));
      told = index + found.length;
    }
    parts.push(text.slice(told));
    return parts.join("");
  }

  return {
    linkedIn: (text) =>
      text.includes(":")
        ? [user, special].flatMap((page) =>
            [...text.matchAll(page)].map(([, , , linked]) => spaced(linked ?? "")),
          )
        : [],
    redacted(text, beside) {
      // A text without a colon or a full stop names nobody by a page or an address: most texts of most events.
      const paged = /[:.]/.test(text)
        ? prose(text.replace(user, replaced).replace(special, replaced), beside?.known)
        : text;
      const named = beside === undefined ? paged : bare(paged, beside.linked);
      return /[:.]/.test(named)
        ? named.replace(address, (found) => (isAddress(found) ? pseudonym("name", found) : found))
        : named;
    },
  };
}

/** What stands for a user already. */
const done = "redacted-[\\da-f]{24}(?![\\p{L}\\p{N}])";

/** Behind a name that is known, what cannot be more of a longer one. */
const afterName = /^(?:$|[,;:!?()"“”„«»…\]|#/]|['’]s\b|\.(?:$|\s)|\s\p{Ll})/u;

/** All that may be a name: rather too much than half of one. */
const upToMark =
  /^[^\]|#/?&<>{}\n[][^\]|#/?&<>{}\n[,;:!()"“”„«»…]{0,254}?(?=[ .]*(?:$|[\]|#/?&<>{}\n[,;:!()"“”„«»…]))/u;

const wordStart = /(?<![\p{L}\p{M}\p{N}_])[^\s]/gu;

const address =
  /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){2}\.(?:\d{1,3}|xxx)|[\da-f]{0,4}(?::[\da-f]{0,4}){3,7})(?![\w:])/giu;

/** Old addresses lost their last part. */
function isAddress(text: string): boolean {
  return isIP(text.replace(/xxx$/, "0")) !== 0 && /[\da-f]/i.test(text);
}

function spaced(name: string): string {
  return name.replaceAll("_", " ").trim();
}
