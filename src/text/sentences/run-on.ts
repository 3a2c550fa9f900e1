import { isSpace } from "../character-kind.ts";
import { abbreviates } from "./abbreviation.ts";
import { isSmallAt } from "./letter-case.ts";
import { isStarterAt } from "./sentence-start.ts";

/**
 * Whether a full stop ends a sentence though no space follows: `by two brothers.The river`.
 *
 * It does so only after a whole word, and before a word that begins many sentences and hardly ever a name, as names have
 * similar parts: `Node.Js`, `System.Out`, `Prof.Smith`. It also does where neither word can be part of a name: the first has
 * small letters, and small letters follow the second (`sold.Soldiers burnt it`, `sold.Ex-soldiers burnt it`); in Arabic
 * script both have at least three letters.
 *
 * @param mark - Offset of the full stop.
 * @param language - Language of the wiki; `""` where it is not known.
 */
export function isRunOn(text: string, mark: number, language: string): boolean {
  const next = mark + 1;
  const before = text.slice(Math.max(0, mark - longestWord), mark);
  const areTold = isStarterAt(text, next) ? wordBefore.test(before) : areWords(text, next, before);
  return areTold && !abbreviates(text, next, next, language);
}

function areWords(text: string, next: number, before: string): boolean {
  const behind = text.slice(next, next + longestWord);
  if (arabicBefore.test(before)) return arabicBehind.test(behind);
  const word = smallBefore.test(before) ? capitalised.exec(behind)?.[0] : undefined;
  return (
    word !== undefined &&
    isSpace(text.charCodeAt(next + word.length)) &&
    isSmallAt(text, next + word.length + 1)
  );
}

/** UTF-16 units that are looked at on both sides: no word that matters is longer. */
const longestWord = 40;
/** The end of a word, or of a number after a word, closed by quotes or not; or a closing bracket, whatever it holds. */
const wordBefore =
  /(?<![^\s([{"'“„«‘’—–-])[\p{L}\p{M}]*\p{Ll}{2}["”»]*$|(?<=\s)[\p{Nd},]*\p{Nd}{3}["”»]*$|[)\]]["”»]*$/u;
const smallBefore = /(?<=\s)\p{Ll}{4,}$/u;
/** A word with a capital that is not the end of an address. */
const capitalised = /^(?!(?:Com|Org|Net)\s)\p{Lu}\p{Ll}{2,}(?:[-'’]\p{Ll}+)*/u;
const arabicBefore = /(?<=\s)\p{Script=Arabic}{3,}$/u;
const arabicBehind = /^\p{Script=Arabic}{3,}\s/u;
