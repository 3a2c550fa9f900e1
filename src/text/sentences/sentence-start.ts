import { isAsciiLetter, isCapitalAt, isSpace } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";

/**
 * Words that begin many sentences and hardly ever a name: an initial before them ends its sentence (`Plan B. The …`, but `B.
 * Smith`). Words with which names begin are left out: `An`.
 */
const starters = wordSet(
  "A The This These Those It Its He She They His Her Their There In On At As By For From After During When While With " +
    "Although Despite Since Some Many Most Other Both But And " +
    "Der Die Das Er Es Sie Dies Diese Dieser Dieses Im Nach Bei Mit Seit Auch Dort Danach Dann Sein Seine Ihre Zu " +
    "Il Elle Ils Elles Cette Ces Ce En Après Dans Une Su Sus Esta Este Estos Durante Después Nel Nella Questo Questa Dopo " +
    "Em Ele Ela Foi Het Hij Zij Deze Dit Na W Po Był Była V " +
    "В Во На По С Он Она Они Оно Это Этот Эта Эти Его Её После При Для Из Однако У Після Він Вона Вони",
);

/** After an initial these belong to a name: `J. Le Pen`, `F. La Rosa`, `A. El Sayed`. */
const articles = wordSet("El La Los Las Le Les");

/** These may be followed by a comma; so may a name: `by J. Smith, K. Lee`. */
const adverbs = wordSet(
  "However Accordingly Additionally Also Consequently Eventually Finally Furthermore Initially Instead Later Meanwhile " +
    "Moreover Nevertheless Originally Recently Similarly Subsequently Then Therefore Thus Today",
);

const longest = 12;

/**
 * Whether a sentence ends with the initial at `end`, because a word that begins sentences follows at `next`.
 *
 * After a comma the initial is an author's, and a title follows: `Wood, Gordon S. The …`.
 */
export function startsBehindInitial(text: string, end: number, next: number): boolean {
  return (
    isStarterAt(text, next) &&
    !isArticleAt(text, next) &&
    !author.test(text.slice(Math.max(0, end - mostOfAuthor), end))
  );
}

const mostOfAuthor = 32;
const author = /,\s(?:[\p{L}.-]+\s){0,2}\p{Lu}\.$/u;

/** Where the word begins that is at a place, or follows the quote or the opening mark there: `« Puis`, `¿Qué`. */
export function behindOpener(text: string, at: number): number {
  if (!openers.has(text.charCodeAt(at))) return at;
  let word = at + 1;
  // French has a space inside its quotes.
  if (text[at] === "«") while (isSpace(text.charCodeAt(word))) word++;
  return word;
}

/** Marks that open a quotation, or in Spanish a question; `”` does so in Swedish and Finnish, `»` in German and Danish. */
const openers: ReadonlySet<number> = new Set([..."\"'“”„«»‘’¿¡"].map((opener) => opener.charCodeAt(0)));

/** Whether there is one of the words that begin sentences at a place. */
export function isStarterAt(text: string, at: number): boolean {
  if (!isCapitalAt(text, at)) return false;
  const word = wordAt(text, at);
  const behind = at + word.length;
  if (text[behind] === ",") return adverbs.has(word);
  return isSpace(text.charCodeAt(behind)) && (starters.has(word) || adverbs.has(word) || articles.has(word));
}

function isArticleAt(text: string, at: number): boolean {
  return articles.has(wordAt(text, at));
}

/** The word at a place, up to one unit more than the longest of these words. */
function wordAt(text: string, at: number): string {
  let end = at + 1;
  while (end - at <= longest && isLetterLike(text.charCodeAt(end))) end++;
  return text.slice(at, end);
}

/** Whether it is a letter, or a character beyond ASCII that no such word has: then there is none. */
function isLetterLike(unit: number): boolean {
  return isAsciiLetter(unit) || (unit >= 0x80 && !isSpace(unit));
}
