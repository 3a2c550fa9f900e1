import { decodeEntities } from "../../src/plugin.ts";
import { withCharacters } from "../set-alike.ts";
import { unescaped } from "./address.ts";

/** The pages of an issue within a DOI, written in angle brackets. */
const pagesInAngles = /<\w{1,12}:[^\s"<>|{}]{0,40}>/.source;

/** Punctuation of other scripts, after which there need not be a space: `doi:10.1000/xyz。`, `（doi:10.1000/xyz）`. */
const foreignMarks = "。，、；：！？（）［］【】「」『』《》〈〉“”„«»،؛؟۔।";

const doi = new RegExp(
  `\\b10\\.\\d{4,9}(?:\\.\\d+)*\\/(?:[^\\s"<>|{}${foreignMarks}]|${pagesInAngles}){1,300}`,
);

/**
 * A DOI in lower case, without a resolver before it and punctuation after it; `null` where the text is not a DOI.
 *
 * Angle brackets end a DOI, except those around pages, without which all articles of an issue would have one DOI:
 * `10.1175/1520-0477(1996)077<0437:TNYRP>2.0.CO;2`.
 */
export function doiOf(text: string): string | null {
  const match = doi.exec(decodeEntities(unescaped(text.slice(0, 2000))));
  if (match === null) return null;
  let found = match[0].toLowerCase();
  for (
    let last = found.at(-1) ?? "";
    ".,;:!?'\"]".includes(last) || isUnmatched(found, last);
    last = found.at(-1) ?? ""
  ) {
    found = found.slice(0, -1);
  }
  return found;
}

function isUnmatched(text: string, last: string): boolean {
  return last === ")" && text.split("(").length < text.split(")").length;
}

/** An ISBN as 13 digits; `null` where the text is not an ISBN. Ten digits get the prefix 978 and a new check digit. */
export function isbnOf(text: string): string | null {
  const match = /(?:97[89][\s\u2010-\u2013-]?)?(?:\d[\s\u2010-\u2013-]?){9}[\dXx](?![\dXx])/.exec(
    text.slice(0, 200),
  );
  if (match === null) return null;
  const digits = match[0].replace(/[^\dXx]/g, "").toUpperCase();
  const body = digits.length === 13 ? digits.slice(0, 12) : `978${digits.slice(0, 9)}`;
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(body[i]) * (i % 2 === 0 ? 1 : 3);
  return body + ((10 - (sum % 10)) % 10);
}

/** A PMID's digits; `null` where the text is not a PMID. */
export function pmidOf(text: string): string | null {
  return /^(?!PMC)\D{0,8}0*(\d{1,9})\b/i.exec(text.slice(0, 40).trim())?.[1] ?? null;
}

/** An arXiv number in lower case, without version and class (`math.GT/…` is `math/…`); `null` where the text holds none. */
export function arxivOf(text: string): string | null {
  const match = /(?:^|[:/\s])(\d{4}\.\d{4,5}|[a-z-]{2,12}(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?\b/i.exec(
    text.slice(0, 200),
  );
  return match?.[1]?.toLowerCase().replace(/\.[a-z]{2}\//, "/") ?? null;
}

/** The identifier that an address stands for, such as that of a DOI resolver; `null` where it stands for itself. */
export function identifierOfAddress(bare: string): string | null {
  if (/^(?:dx\.)?doi\.org\//.test(bare)) return prefixed("doi", doiOf(bare));
  if (/^(?:export\.)?arxiv\.org\/(?:abs|pdf)\//.test(bare))
    return prefixed("arxiv", arxivOf(bare.replace(/\.pdf$/, "")));
  const pubmed = /^(?:ncbi\.nlm\.nih\.gov\/pubmed\/|pubmed\.ncbi\.nlm\.nih\.gov\/)(\d{1,9})(?:\?|$)/.exec(
    bare,
  );
  return prefixed("pmid", pubmed?.[1] ?? null);
}

/** `ISBN-10` and `ISBN 13` end with how many digits follow, which are none of the number. */
const kinds = "doi|isbn(?:[-\\s\\u2010-\\u2013]?1[03](?![\\d\\u2010-\\u2013-]))?|pmid|arxiv";

/** A kind and what is written after it, up to the next kind. A DOI may contain the name of another kind: `10.48550/arXiv.…`. */
const written = new RegExp(
  `\\b(${kinds})\\b[\\s:：=#]{0,4}(?!\\s)((?:(?!(?<=[\\s,;(\\u0080-\\uffff])(?:${kinds})\\b)(?:[^<>[\\]{}|"]|${pagesInAngles})){1,81})`,
  "gi",
);

/** Identifiers written out in prose: `doi:10.…`, `ISBN 0-…`, `PMID 123`, `arXiv:…`. */
export function identifiersIn(text: string): readonly string[] {
  const found: (string | null)[] = [];
  for (const [, kind = "", rest = ""] of withCharacters(text).matchAll(written)) {
    switch (kind.slice(0, 4).toLowerCase()) {
      case "doi":
        found.push(rest.startsWith("10.") ? prefixed("doi", doiOf(rest)) : null);
        break;
      case "isbn":
        found.push(prefixed("isbn", isbnOf(rest)));
        break;
      case "pmid":
        found.push(prefixed("pmid", pmidOf(rest)));
        break;
      default:
        found.push(prefixed("arxiv", arxivOf(rest)));
    }
  }
  return found.filter((identifier) => identifier !== null);
}

/** An identifier as the key of a work, such as `doi:10.…`; `null` for `null`. */
export function prefixed(kind: string, identifier: string | null): string | null {
  return identifier === null ? null : `${kind}:${identifier}`;
}
