import type { Disagreement } from "./sweep.ts";

/** A reason why the two parsers may find different things, and how to know it. */
interface Reason {
  readonly says: string;
  readonly fits: (disagreement: Disagreement) => boolean;
}

const every = (facts: readonly string[], test: (fact: string) => boolean): boolean => facts.every(test);
const sameBut = ({ ours, theirs }: Disagreement, fold: (fact: string) => string): boolean =>
  ours.length === theirs.length && every(ours, (fact) => theirs.map(fold).includes(fold(fact)));

/** Reasons, the first that fits being the one; in the words of the page that lists them. */
export const reasons: Readonly<Record<string, Reason>> = {
  "replacement character": {
    says: "MediaWiki accepts no title that holds U+FFFD, so such a link is no link. The reference parser accepts it.",
    fits: ({ ours, theirs, kind }) =>
      isLink(kind) && every(theirs, (fact) => fact.includes("\ufffd")) && ours.length === 0,
  },
  "direction marks": {
    says: "MediaWiki strips marks of the writing direction out of titles. The reference parser keeps some.",
    fits: (disagreement) => sameBut(disagreement, (fact) => fact.replace(/[\u200e\u200f\u202a-\u202e]/g, "")),
  },
  "heading in a reference": {
    says: "A `<ref>` that nobody closed goes on to the next `</ref>`. Headings it swallows begin no section for us; the reference parser lists them.",
    fits: ({ kind, ours, text }) => kind === "heading" && ours.length === 0 && /<ref[\s>]/i.test(text),
  },
  "link of a redirect": {
    says: "`#REDIRECT [[de:…]]` leads to a page: for MediaWiki it is not a language link of the redirect. The reference parser takes it for one.",
    fits: ({ kind, ours, theirs, text }) =>
      /^\s*#redirect/i.test(text) &&
      ((kind === "wikilink" && theirs.length === 0) || (kind === "interlanguage" && ours.length === 0)),
  },
  "file by a link": {
    says: "`[[Media:…]]` is a file for us, as for mwedittypes. The reference parser calls it a link.",
    fits: ({ kind, ours, theirs, text }) =>
      /\[\[\s*media\s*:/i.test(text) &&
      ((kind === "wikilink" && ours.length === 0 && every(theirs, (fact) => fact.startsWith("Media:"))) ||
        (kind === "file" && theirs.length === 0)),
  },
  "template in an address": {
    says: "`[http://wiki.example/{{x}}]`: our address includes the template, theirs is reported in parts.",
    fits: ({ kind, ours, theirs }) =>
      kind === "external" &&
      theirs.length > 0 &&
      every(ours, (fact) => theirs.some((part) => fact.startsWith(part))),
  },
  "empty label": {
    says: "`[[a|]]` is no link to MediaWiki, which fills in the label on saving where it can.",
    fits: ({ kind, ours, text }) => isLink(kind) && ours.length === 0 && text.includes("|]]"),
  },
  "name too long": {
    says: "A title has at most 255 bytes; what is longer is not a template.",
    fits: ({ kind, ours, theirs }) =>
      kind === "template" && ours.length === 0 && every(theirs, (fact) => Buffer.byteLength(fact) > 255),
  },
  "slash behind a subpage": {
    says: "`[[/b/]]` is kept as written: whether a page has subpages depends on its namespace.",
    fits: (disagreement) => sameBut(disagreement, (fact) => fact.replace(/\/$/, "")),
  },
  "alias of one wiki": {
    says: "`WP:` and the like are aliases that an export does not list.",
    fits: ({ ours }) => ours.length > 0 && every(ours, (fact) => /^(?:WP|WT|T|H|P|MOS):/.test(fact)),
  },
  "the wiki's own prefix": {
    says: "`[[aa:Foo]]` on the wiki in that language is a link to its own page. The reference parser keeps the prefix.",
    fits: ({ ours, theirs }) =>
      ours.length === theirs.length &&
      every(ours, (fact) => theirs.some((other) => other.replace(/^[A-Za-z-]{2,12} ?:/, "") === fact)),
  },
  "case of another wiki's namespace": {
    says: "Titles of other wikis are kept as written; the reference parser mends the case of their namespaces.",
    fits: (disagreement) => sameBut(disagreement, (fact) => fact.toLowerCase()),
  },
  "brackets nobody closed": {
    says: "`{{a|[[b}}`: for MediaWiki the open link hides the end of the template. For us the template ends, so that a slip of the pen does not take a whole page along (as in the cutting of blocks).",
    fits: ({ text, theirs, ours, kind }) =>
      (kind === "template" && every(theirs, (fact) => !ours.includes(fact)) && hasOpenBrackets(text)) ||
      (isLink(kind) && hasOpenBrackets(text)),
  },
  "broken attributes": {
    says: "The attributes of a tag that lost its quotes are guessed in different ways.",
    fits: ({ kind, text }) => kind === "reference" && /<ref[^>]*[[\]%{}][^>]*>/i.test(text),
  },
};

/** The name of the reason for a disagreement; `null` where there is none yet. */
export function explain(disagreement: Disagreement): string | null {
  for (const [name, reason] of Object.entries(reasons)) if (reason.fits(disagreement)) return name;
  return null;
}

function isLink(kind: Disagreement["kind"]): boolean {
  return kind === "wikilink" || kind === "interlanguage" || kind === "category" || kind === "file";
}

/** Whether a text has a `[[` more than it has `]]`. */
function hasOpenBrackets(text: string): boolean {
  return text.split("[[").length > text.split("]]").length;
}
