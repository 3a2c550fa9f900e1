import { HistoryError } from "../errors.ts";
import { cut } from "../text/cut.ts";
import type { Grammar } from "../text/markup/grammar.ts";
import { titleOf } from "../text/markup/title.ts";

/** A page that is looked for: the keys of its title and of its talk page's title. */
export interface WantedPage {
  readonly key: string;
  /** `null` if the page is a talk page itself. */
  readonly talkKey: string | null;
  /** The id that the words may mean instead; a title that is a number takes precedence. */
  readonly id: number | null;
}

/** What all spellings of a title have in common; for a text that is no title of this wiki, the text itself. */
export function titleKey(title: string, grammar: Grammar): string {
  const read = titleOf(composed(title), grammar);
  return read === null || read.interwiki !== "" ? title : keyOf(read.namespace, read.text);
}

/**
 * What to look for when a page is requested by these words.
 *
 * @throws HistoryError `PAGE_INVALID`, `PAGE_SPECIAL`, `PAGE_INTERWIKI` when they cannot mean a page of the wiki.
 */
export function wantedPage(words: string, grammar: Grammar): WantedPage {
  const title = titleOf(composed(words), grammar);
  if (title === null || (title.text === "" && title.interwiki === "")) {
    throw new HistoryError("PAGE_INVALID", `page ${shownTitle(words)}: no page can have this title`);
  }
  if (title.interwiki !== "") {
    throw new HistoryError("PAGE_INTERWIKI", `page ${shownTitle(words)}: is a page of another wiki`);
  }
  if (title.namespace < 0) {
    throw new HistoryError("PAGE_SPECIAL", `page ${shownTitle(words)}: special pages have no history`);
  }
  return {
    id: /^[1-9]\d{0,14}$/.test(words.trim()) ? Number(words) : null,
    key: keyOf(title.namespace, title.text),
    talkKey: title.namespace % 2 === 1 ? null : keyOf(title.namespace + 1, title.text),
  };
}

/** A title in NFC, as MediaWiki writes it. In file names on macOS, and what is copied from them, an `é` is two characters. */
function composed(title: string): string {
  return title.normalize("NFC");
}

function keyOf(namespace: number, text: string): string {
  return `${namespace}:${text}`;
}

const shownLength = 80;

/** A title as a message may show it: short, in quotes, and without characters that could rewrite the line. */
export function shownTitle(title: string): string {
  return JSON.stringify(cut(title, shownLength).replace(/[\p{Cc}\p{Cf}]/gu, "\ufffd"));
}
