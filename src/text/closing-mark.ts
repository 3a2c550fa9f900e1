import { isAsciiLetter } from "./character-kind.ts";

/** Marks that close up to the word before them in most languages; French and others put a space before some of them. */
const everywhere = "।॥۔؟،؛።፧។៕။。．｡，、､？！；：）］｝」』】》〉";
/** Those of these marks that may also begin a word: `.NET`, `:b`, `»Tee«`. */
const behindWords = ".,;:!?)\\]»";
const noWord = "(?![\\p{L}\\p{N}])";

const atStart = new RegExp(`^(?:[${everywhere}]|[${behindWords}”]${noWord})`, "u");
/** Signs that follow their number with or without a space, as each wiki prefers: `5 %`, `20 °C`. */
const behindNumbers = "%‰٪°";
const mayHaveSpaceBefore = new RegExp(` [${behindWords}${everywhere}${behindNumbers}]`);
// Dots may stand for words left out: ` ...`
const spaceBefore = new RegExp(
  ` (?=[${everywhere}]|(?!\\.\\.)[${behindWords}]${noWord})|(?<=[\\p{Nd}]) (?=[%‰٪]|°[CF]${noWord})`,
  "gu",
);

/** Whether the mark at a place closes up to what stands before it. */
export function isClosingMark(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return isMarkLike(unit) && atStart.test(text.slice(at, at + 3));
}

/** Whether it is neither a space nor an ASCII letter nor the end, which mostly stand there. */
function isMarkLike(unit: number): boolean {
  return unit > 32 && !isAsciiLetter(unit);
}

// `«` opens after a space or another opener; after a word it closes, in German and Danish.
const opener = String.raw`(?:[([（［「『【《〈]|(?:^|[\s'"([-])«)`;
const mayHaveSpaceBehind = /[([«（［「『【《〈] /;
const spaceBehind = new RegExp(`(?<=${opener}) `, "g");
const atEnd = new RegExp(`${opener}$`);

/**
 * The text without spaces before closing marks and signs of a number, and after opening marks. Quotes and dashes have to be
 * in one form already.
 *
 * Of quotes only guillemets and corner brackets count: a key has one form for all others, which does not show which way they
 * point.
 */
export function closeUp(text: string): string {
  const closed = mayHaveSpaceBefore.test(text) ? text.replace(spaceBefore, "") : text;
  return mayHaveSpaceBehind.test(closed) ? closed.replace(spaceBehind, "") : closed;
}

/** Whether a text ends with a mark after which `closeUp` leaves no space. */
export function endsOpen(text: string): boolean {
  return atEnd.test(text);
}
