import { isIP } from "node:net";
import { percentDecoded } from "../../ground/percent-decoded.ts";
import type { Site } from "../../revision.ts";
import { grammarOf } from "../../text/markup/grammar.ts";
import { anyPseudonym } from "../../verify/redacted.ts";
import type { NameIndex } from "./name-index.ts";
import type { Pseudonym } from "./pseudonym.ts";

const userNamespaces: readonly number[] = [2, 3];
const specialNamespace = -1;

/** What is known about names beside a text. */
export interface NamesBeside {
  /** Names of users of this page, which show where a name after `User:` ends. */
  readonly known: NameIndex;
  /** Names that are linked beside the text: wherever they occur, they are taken to be users'. */
  readonly linked: NameIndex;
}

/** Replaces users in texts of a wiki. */
export interface TextRedactor {
  /** The names to which a text, or a title, links. */
  linkedIn(text: string): readonly string[];
  /**
   * The text without users: without links to their pages including what is shown for them, pages like `User:Name` and
   * `Special:Contributions/Name` in prose, and addresses. What a text says about a person in words stays.
   */
  redacted(text: string, beside: NamesBeside): string;
}

/** Makes what replaces users in texts of one wiki. */
export function textRedactor(site: Site, pseudonym: Pseudonym): TextRedactor {
  const { namespaces } = grammarOf(site);
  const named = (wanted: readonly number[]) =>
    [...namespaces]
      .filter(([name, number]) => name !== "" && wanted.includes(number))
      .map(([name]) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[ _]/g, "[ _]"))
      .join("|");
  const userPage = `(?:${named(userNamespaces)})`;
  const specialPage = `(?:${named([specialNamespace])})`;
  // Every repetition is bounded, as a text may be made to be slow. A page is looked for inside a link and at the beginning
  // of a title, where a name may hold `&` and `?`, and in the address of a page, where `?` ends it, and in a query also `&`.
  const linked = "(\\[\\[[ _:]{0,9}(?:[\\w-]{1,12}:){0,2}|^:?(?:[\\w-]{1,12}:){0,2})";
  const linkedName = "([^\\]|#/<>{}\\n[]{1,255})";
  const shown = "(?:[#/][^\\]|\\n]{0,255})?\\|[^\\]\\n]{0,255}(?=\\]\\])";
  const inPath = "([^\\]|#/?<>{}\\n[]{1,255})";
  const inQuery = "([^\\]|#/?&<>{}\\n[]{1,255})";
  const pages = [`(${userPage}[ _]?:[ _]?)`, `(${specialPage}[ _]?:[^\\]|/\\n]{1,60}/)`];
  const paged = pages.flatMap((page) => [
    new RegExp(`${linked}${page}${linkedName}(?:${shown})?`, "giu"),
    new RegExp(`(/wiki/)${page}${inPath}`, "giu"),
    new RegExp(`([?&]title=)${page}${inQuery}`, "giu"),
  ]);
  // The same page in the form of a query.
  const asked = new RegExp(
    `(/wiki/|[?&]title=)(${specialPage}:[^\\s\\]|<>"]{1,200}?[?&](?:target|user)=)([^\\s\\]|#&<>{}[]{1,255})`,
    "giu",
  );
  const linking = [...paged, asked];
  // In prose, where `a user: Ada` is no page.
  const spelled = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}_])(?:${userPage}:|${specialPage}:[^\\]|/\\s:]{1,60}/)(?=[^\\s])(?!${done})`,
    "giu",
  );
  const replaced = (_: string, opening: string, page: string, user: string) =>
    `${opening}${page}${pseudonym("name", spaced(user))}`;

  /** Addresses of users' pages in readable form: what is copied from a browser is escaped, except for ASCII. */
  function unescaped(text: string): string {
    if (!text.includes("%")) return text;
    return text.replace(unbroken, (found) => {
      const read = found.replace(escapes, (run) => percentDecoded(run) ?? run);
      return read !== found && linking.some((page) => read.search(page) >= 0) ? read : found;
    });
  }

  /** Names after `User:` in prose: only a known name, or a mark, shows where one ends. */
  function* inProse(text: string, known: NameIndex): Generator<Named> {
    const starts = [...text.matchAll(spelled)];
    const plain = starts.length === 0 ? "" : text.replaceAll("_", " ");
    for (const [at, start] of starts.entries()) {
      const begin = start.index + start[0].length;
      const next = starts[at + 1]?.index ?? text.length;
      const certain = known.longestAt(plain, begin);
      const isWhole =
        certain !== null && afterName.test(plain.slice(begin + certain.length, begin + certain.length + 4));
      const marked = isWhole
        ? ""
        : (upToMark.exec(text.slice(begin, Math.min(next, begin + 255)))?.[0] ?? "");
      // A known name may hold the mark itself.
      const name = certain !== null && certain.length > marked.length ? certain : marked;
      if (name !== "") yield { at: begin, name };
    }
  }

  /**
   * A text with pseudonyms in place of the names in it, which are given in order; a name that begins within another goes
   * with that.
   */
  function replacedAt(text: string, names: Iterable<Named>): string {
    const parts: string[] = [];
    let told = 0;
    for (const { at, name } of names) {
      if (at < told) continue;
      parts.push(text.slice(told, at), pseudonym("name", spaced(name)));
      told = at + name.length;
    }
    return told === 0 ? text : parts.join("") + text.slice(told);
  }

  function inPages(text: string, known: NameIndex): string {
    const linked = linking.reduce((rest, page) => rest.replace(page, replaced), unescaped(text));
    return replacedAt(linked, inProse(linked, known));
  }

  return {
    linkedIn(text) {
      if (!/[:%]/.test(text)) return [];
      const read = unescaped(text);
      return linking.flatMap((page) =>
        [...read.matchAll(page)].map(([, , , linked]) => spaced(linked ?? "")),
      );
    },
    redacted(text, { known, linked }) {
      // A text without any of these characters names nobody by a page or an address, as most texts of most events.
      const paged = /[:.%]/.test(text) ? inPages(text, known) : text;
      const named = replacedAt(paged, bareIn(paged, linked));
      return /[:.]/.test(named)
        ? named.replace(address, (found) => {
            const [, bare = found, colon = ""] = /^(.*[^:])(:?)$/.exec(found) ?? [];
            return isAddress(bare) ? pseudonym("name", bare) + colon : found;
          })
        : named;
    },
  };
}

/** A name and where it stands in a text. */
interface Named {
  readonly at: number;
  readonly name: string;
}

/** Names that are linked beside a text, wherever a word of it begins with one. */
function* bareIn(text: string, linked: NameIndex): Generator<Named> {
  const plain = text.replaceAll("_", " ");
  for (const { index } of plain.matchAll(wordStart)) {
    const name = linked.longestAt(plain, index);
    if (name !== null) yield { at: index, name };
  }
}

/** A pseudonym, which stands for a user already. */
const done = `${anyPseudonym.source}(?![\\p{L}\\p{N}])`;

/** After a known name, this cannot be part of a longer one. */
const afterName = /^(?:$|[,;:!?()"“”„«»…\]|#/]|['’]s\b|\.(?:$|\s)|\s\p{Ll})/u;

/** All that may belong to a name: rather too much than only a half. */
const upToMark =
  /^[^\]|#/?&<>{}\n[][^\]|#/?&<>{}\n[,;:!()"“”„«»…]{0,254}?(?=[ .]*(?:$|[\]|#/?&<>{}\n[,;:!()"“”„«»…]))/u;

const wordStart = /(?<![\p{L}\p{M}\p{N}_])[^\s]/gu;

/** A web address, or anything else without a space. */
const unbroken = /[^\s\]|<>"{}[]{1,2048}/gu;
/** Not those of `&` and `?`: read, these would end a name that they belong to. */
const escapes = /(?:%(?!26|3f)[\da-f]{2}){1,2048}/giu;

/** What may come beside an address without being part of it: a label (`IP:`), a full stop, a port. */
const address =
  /(?<![^\W_]|\d\.)\d{1,3}(?:\.\d{1,3}){2}\.(?:\d{1,3}|xxx)(?![^\W_])|(?<![^\W_]|(?<![^\W_])[\da-f]{0,4}:)(?:[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}|[\da-f]{3,4}::[\da-f]{1,4})(?![^\W_]|:[\da-f:]|\.\d)/giu;

/** Whether it is an address. Old ones lack their last part, and some have leading zeros. */
function isAddress(text: string): boolean {
  return isIP(text.replace(/xxx$/, "0").replace(/(?<=^|\.)0+(?=\d)/g, "")) !== 0 && /[\da-f]/i.test(text);
}

/** A name as the wiki shows it. */
function spaced(name: string): string {
  return name.replaceAll("_", " ").replaceAll("%26", "&").replace(/%3f/gi, "?").trim();
}
