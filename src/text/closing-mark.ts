import { isAsciiLetter } from "./character-kind.ts";

/** Marks that close up to a word in most languages; French and others put a space between some of them. */
const everywhere = "।॥۔؟،؛።፧។៕။。．｡，、､？！；：）］｝」』】》〉";
/** Those that may also begin a word: `.NET`, `:b`, `»Tee«`. */
const behindWords = ".,;:!?)\\]»";
const noWord = "(?![\\p{L}\\p{N}])";

const atStart = new RegExp(`^(?:[${everywhere}]|[${behindWords}”]${noWord})`, "u");
/** Signs that stand against their number or apart from it, as a wiki has it: `5 %`, `20 °C`. */
const behindNumbers = "%‰٪°";
const mayHaveSpaceBefore = new RegExp(` [${behindWords}${everywhere}${behindNumbers}]`);
// Dots may stand for words left out: ` ...`
const spaceBefore = new RegExp(
  ` (?=[${everywhere}]|(?!\\.\\.)[${behindWords}]${noWord})|(?<=\\p{Nd}) (?=[%‰٪]|°[CF]${noWord})`,
  "gu",
);

/** Whether a mark stands at a place that closes up to what stands before it. */
export function isClosingMark(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return isMarkLike(unit) && atStart.test(text.slice(at, at + 3));
}

/** Neither a space nor an ASCII letter nor the end: what mostly stands there. */
function isMarkLike(unit: number): boolean {
  return unit > 32 && !isAsciiLetter(unit);
}

// `«` opens behind a space or another opener; behind a word it closes in German and Danish.
const opener = String.raw`(?:[([（［「『【《〈]|(?:^|[\s'"([-])«)`;
const mayHaveSpaceBehind = /[([«（［「『【《〈] /;
const spaceBehind = new RegExp(`(?<=${opener}) `, "g");
const atEnd = new RegExp(`${opener}$`);

/**
 * The text without the spaces in front of closing marks and signs of a number, and behind opening ones; its quotes and
 * dashes are in one form.
 *
 * Quotes but guillemets and corners are not among them: a key has one form for them, and nobody knows which way it points.
 */
export function closeUp(text: string): string {
  const closed = mayHaveSpaceBefore.test(text) ? text.replace(spaceBefore, "") : text;
  return mayHaveSpaceBehind.test(closed) ? closed.replace(spaceBehind, "") : closed;
}

/** Whether a text ends with a mark behind which `closeUp` leaves no space. */
export function endsOpen(text: string): boolean {
  return atEnd.test(text);
}
