import { abbreviates } from "./abbreviation.ts";
import { isStarterAt } from "./sentence-start.ts";

/**
 * Whether a full stop ends a sentence though no space is behind it: `by two brothers.The river`.
 *
 * Only behind a whole word and before one that begins many sentences and hardly a name, as parts of names are written so:
 * `Node.Js`, `System.Out`, `Prof.Smith`.
 *
 * @param mark - Where the stop is.
 */
export function isRunOn(text: string, mark: number): boolean {
  const next = mark + 1;
  return (
    isStarterAt(text, next) &&
    wordBefore.test(text.slice(Math.max(0, mark - most), mark)) &&
    !abbreviates(text, next, next)
  );
}

/** No word that matters is longer. */
const most = 40;
/** The end of a word, of a number behind a word, or of what a bracket or quote closes. */
const wordBefore =
  /(?<![^\s([{"'“„«‘’—–-])[\p{L}\p{M}]*\p{Ll}{2}[)\]"”»]*$|(?<=\s)[\p{Nd},]*\p{Nd}{3}[)\]"”»]*$/u;
