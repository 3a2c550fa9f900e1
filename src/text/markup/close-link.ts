import { isDigit } from "../character-kind.ts";
import { keepAddresses } from "./close-address.ts";
import type { Span } from "./markup.ts";
import { isTooDeep, type Level, type Scan, uncommented } from "./scan.ts";
import { decodePercent, fileNamespace, type Title, titleOf, titleText } from "./title.ts";
import { bracketedScheme } from "./urls.ts";
import { valueStart } from "./value-start.ts";

const mediaNamespace = -2;
const categoryNamespace = 14;

/** Adds the link whose `[[` and `]]` are the innermost two of a level. */
export function closeLink(scan: Scan, level: Level, end: number): void {
  const start = level.start + level.count - 2;
  const outer = scan.top;
  const targetEnd = level.pipes[0] ?? end - 2;
  const target = uncommented(scan, start + 2, targetEnd);
  // Of three brackets the first two open the link; no target can begin with the third.
  const isTarget =
    level.count % 2 === 0 &&
    bracketedScheme(target.trimStart(), 0) === -1 &&
    !hasEmptyLabel(scan, level, end);
  const written = isTarget ? titleOf(decodePercent(target), scan.grammar) : null;
  // A redirect to a category or another wiki is a plain link, not the page's category or language: as if a colon stood there.
  const title = start === scan.redirectLink && written !== null ? { ...written, hasColon: true } : written;
  const isFile =
    title !== null && title.namespace === fileNamespace && title.interwiki === "" && !title.hasColon;
  // Of nested links only the inner ones are links, except in captions.
  const isLink = title !== null && (isFile || !level.holdsLink);
  if (outer.kind === "brackets" && (isLink || level.holdsLink)) outer.holdsLink = true;
  if (!isLink || isTooDeep(scan)) return;
  // No address can stand in a target or an option, or in the label of a link: only in the caption of a file.
  if (!isFile) keepAddresses(scan, level.mark, end, end);
  takeLink(scan, level, title, start, end);
}

/** Whether a label is empty: `[[a|]]` is no link, as MediaWiki fills in a label on saving where it can. */
function hasEmptyLabel(scan: Scan, { pipes }: Level, end: number): boolean {
  const first = pipes[0];
  if (first === undefined) return false;
  const at = first + 1;
  if (at === end - 2) return true;
  if (!scan.text.startsWith("<!--", at) || isTooDeep(scan)) return false;
  return uncommented(scan, at, end - 2) === "";
}

function takeLink(scan: Scan, level: Level, title: Title, start: number, end: number): void {
  const { pipes } = level;
  const label =
    pipes[0] === undefined ? givenValue(scan, title, start, end) : uncommented(scan, pipes[0] + 1, end - 2);
  const { namespace, text: name } = title;
  if (namespace === mediaNamespace && title.interwiki === "") {
    scan.media.push({ kind: "file", isLink: true, name, label, caption: null, options: [], start, end });
    return;
  }
  if (!title.hasColon && title.interwiki === "") {
    if (namespace === fileNamespace) {
      const { label, caption, options } = shownAs(scan, pipes, end - 2);
      keepAddresses(scan, level.mark, caption?.start ?? end - 2, caption?.end ?? end - 2);
      scan.media.push({ kind: "file", isLink: false, name, label, caption, options, start, end });
      return;
    }
    if (namespace === categoryNamespace) {
      const sortKey = label?.trim() ?? null;
      scan.media.push({
        kind: "category",
        isLink: false,
        name,
        label: sortKey,
        caption: null,
        options: [],
        start,
        end,
      });
      return;
    }
  }
  const isLanguage = !title.hasColon && scan.grammar.languages.has(title.interwiki);
  const kind = isLanguage ? "interlanguage" : "wikilink";
  scan.links.push({ kind, target: titleText(title, scan.grammar), label, start, end, reference: -1 });
}

/** The value that is given to a property, which shows as a label does; `null` for a link that gives none. */
function givenValue(scan: Scan, title: Title, start: number, end: number): string | null {
  if (!scan.grammar.hasProperties || title.hasColon || !title.text.includes("::")) return null;
  const value = valueStart(scan.text, start, end);
  return value === -1 ? null : uncommented(scan, value, end - 2);
}

/** The parts of a file's link: its options, and as its label the last part that is no option. */
function shownAs(scan: Scan, pipes: readonly number[], end: number) {
  const options: string[] = [];
  let label: string | null = null;
  let caption: Span | null = null;
  for (let part = 0; part < pipes.length; part++) {
    const span = { start: (pipes[part] ?? 0) + 1, end: pipes[part + 1] ?? end };
    const text = uncommented(scan, span.start, span.end).trim();
    if (text === "") continue;
    if (isImageOption(text, scan.grammar.imageWords)) {
      options.push(text);
    } else {
      label = text;
      caption = span;
    }
  }
  return { label, caption, options };
}

const sizeOption = /^[0-9]*(?:x[0-9]+)? *\D{1,12}$/;

/** Whether a part of a file's link is one of the wiki's options: `thumb`, `200px`, `alt=…`. */
function isImageOption(text: string, words: ReadonlySet<string>): boolean {
  if (text.length > 200 && !text.includes("=")) return false;
  const option = text.toLowerCase();
  if (words.has(option)) return true;
  const equals = option.indexOf("=");
  if (equals > 0 && words.has(`${option.slice(0, equals).trim()}=$1`)) return true;
  const first = option.charCodeAt(0);
  if (!(isDigit(first) || first === 120) || option.length > 24 || !sizeOption.test(option)) return false;
  return words.has(option.replace(/^[0-9]*(?:x[0-9]+)? */, "$$1"));
}
