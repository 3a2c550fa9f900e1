import type { Grammar } from "./grammar.ts";
import { skipPhpSpace } from "./php-space.ts";
import { decodePercent, titleOf, titleText } from "./title.ts";

/**
 * The page a text redirects to, normalised, its section included; `null` where the text is no redirect.
 *
 * @see https://www.mediawiki.org/wiki/Help:Redirects
 */
export function redirectTarget(text: string, grammar: Grammar): string | null {
  let at = skipPhpSpace(text, 0);
  if (text[at] !== "#" && text[at] !== "＃") return null;
  const end = wordEnd(text, at, grammar);
  if (end === at) return null;
  at = skipPhpSpace(text, end);
  // Redirects of 2002 and before had a colon.
  if (text[at] === ":") at = skipPhpSpace(text, at + 1);
  if (!text.startsWith("[[", at)) return null;
  const close = text.indexOf("]]", at);
  if (close === -1) return null;
  const link = text.slice(at + 2, close);
  if (link.includes("\n")) return null;
  const [target = ""] = link.split("|", 1);
  const title = titleOf(decodePercent(target.replace(/^[: ]+/, "")), grammar);
  return title === null || title.text === "" ? null : titleText(title, grammar);
}

/** The offset after the word for a redirect that begins here; `at` where there is none. */
function wordEnd(text: string, at: number, { redirectWords }: Grammar): number {
  const written = text.slice(at, at + longestWord);
  const head = written.toLowerCase();
  // `#redirection` begins with `#redirect`: the longest word counts.
  let word = "";
  for (const known of redirectWords) {
    if (known.length > word.length && head.startsWith(known)) word = known;
  }
  if (head.length === written.length) return at + word.length;
  // `İ` becomes two units in lower case: `#YÖNLENDİRME` is written with fewer units than the lower-case word has.
  let units = 0;
  let end = at;
  for (const character of written) {
    if (units >= word.length) break;
    units += character.toLowerCase().length;
    end += character.length;
  }
  return end;
}

const longestWord = 40;
