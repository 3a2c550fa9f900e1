import { afterPair, characterKinds, isCapitalAt, Kind } from "../character-kind.ts";
import { isAbbreviated } from "./abbreviation.ts";
import { isCaselessAt } from "./letter-case.ts";
import { nextWord } from "./number-stop.ts";
import { isRunOn } from "./run-on.ts";
import { behindOpener } from "./sentence-start.ts";

/**
 * Marks that close a quotation or a bracket. `“` does so in German and Russian, `«` in German and Danish; `'` and `’` may
 * also be apostrophes.
 */
const closers: ReadonlySet<number> = new Set([..."\"'’”“»«)]"].map((closer) => closer.charCodeAt(0)));

/**
 * Whether a quotation or bracket closes at `at`: directly after the mark that ends at `end`, or after a space as in `Non !
 * »`.
 */
export function isCloserAt(text: string, at: number, end: number): boolean {
  const unit = text.charCodeAt(at);
  if (!closers.has(unit) || (at !== end && unit !== 0xbb)) return false;
  if (unit === 0xab) return closesInward(text, at);
  // An opening one directly precedes a word; Chinese has no spaces by which to see that.
  if (unit === 0x201d || (unit === 0xbb && at === end)) return true;
  return !isWord.test(text.slice(at + 1, at + 3));
}

/** Whether `«` closes what `»` opened: `»Nein!« Er`, but `… fin.« Puis`. */
function closesInward(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - mostQuoted), at);
  const opened = before.lastIndexOf("»");
  return opened > before.lastIndexOf("«") && inward.test(before.slice(Math.max(0, opened - 1)));
}

/** In UTF-16 units: how far each `«` after a mark looks back, and each bracket after a quote looks ahead. */
const mostQuoted = 1000;
const inward = /^[\s([\p{Pd}]?»[\p{L}\p{N}\p{P}]/u;

const isWord = /^[\p{L}\p{N}]/u;

/**
 * Where sentences end after a closed quotation or bracket, ascending: `It was “over.” Then …`; after the mark of a note that
 * was copied along with text, `It was over.[6] Then …`; and at a full stop without a space after it.
 *
 * The splitter ends a sentence only at its mark, so that where a quote follows the mark, the sentence is one with the next.
 * Here a capital has to follow. In scripts without capitals the script's own full stop has to precede: after a question the
 * sentence goes on (`“为什么？”她问`), and so it may after a Latin full stop (`“끝났다.” 하고 말했다`).
 */
export function closedEnds(text: string, language: string): readonly number[] {
  if (!mayClose.test(text)) return none;
  const ends: number[] = [];
  let open = 0;
  let known = 0;
  for (const { 0: marks, index } of text.matchAll(closing)) {
    const end = index + marks.length;
    for (; known < end; known++) {
      const kind = characterKinds[text.charCodeAt(known)] ?? Kind.other;
      if (kind >= Kind.pair) open = afterPair(open, kind);
    }
    if (open === 0 && endsAt(text, index, end, language)) ends.push(end);
  }
  return ends;
}

const none: readonly number[] = [];
const mayClose = /[.?!…。！？।॥۔؟][ \u00a0\u202f]?["'’”“»«)\]」』]|\.(?!\s)[A-Z[\x80-\uffff]/;
const closing =
  /\.["'’”“»«)\]]*(?:\[\d{1,3}\])+|[.?!…。！？।॥۔؟](?:[ \u00a0\u202f]»(?![\p{L}\p{N}])|["'’”“»«)\]」』])+|\.(?!\s)(?=[A-Z\x80-\uffff])/gu;

/** Whether a sentence ends at `end`, the end of what closes it after the mark at `mark`. */
function endsAt(text: string, mark: number, end: number, language: string): boolean {
  const sign = text.charAt(mark);
  const next = nextWord(text, end);
  if (next === mark + 1) return isRunOn(text, mark, language);
  // `他說：「很好。」然後`; in Japanese a sentence goes on there: `「良い。」と`.
  if (cornerQuotes.has(text.charAt(end - 1))) {
    return sign === "。" && chinese.test(language) && isCaselessAt(text, next);
  }
  // Chinese has no space after the quote.
  if (next === end) return sign === "。" && text.charCodeAt(end - 1) === 0x201d && isCaselessAt(text, next);
  if (text[end - 1] === "«" && !closesInward(text, end - 1)) return false;
  if (sign === "." && isAbbreviated(text, mark + 1, text.charCodeAt(end - 1) === 41, language)) return false;
  if (isCapitalAt(text, behindOpener(text, next)) || isSentenceInBrackets(text, next)) return true;
  return fullStops.has(sign) && isCaselessAt(text, next);
}

/** Whether brackets that open hold a sentence of their own: `(He left.)`, but not `(Smith 1904)`. */
function isSentenceInBrackets(text: string, at: number): boolean {
  const closing = text[at] === "(" ? ")" : text[at] === "[" ? "]" : "";
  if (closing === "" || !isCapitalAt(text, at + 1)) return false;
  const end = text.slice(at, at + mostQuoted).indexOf(closing);
  return end > 0 && endOfSentence.test(text.slice(at, at + end));
}

const endOfSentence = /\p{Ll}[.!?…]["'’”»]?$/u;

const cornerQuotes: ReadonlySet<string> = new Set("」』");
const chinese = /^(?:zh|yue|wuu|gan|hak|lzh)(?:-|$)/;
const fullStops: ReadonlySet<string> = new Set("。।॥۔");
