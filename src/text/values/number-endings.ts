import { isDigit } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";
import type { ValueToken } from "./value-token.ts";

/** The form of a number's ending without what varies with the number, as most languages' endings depend on how it is spoken. */
export type Evened = (ending: string) => string;

/** Turkish and Azerbaijani: `1990'da`, `1991'de`, `1993'te`; `5'inci`, `6'ncı`; `1990-cı`, `1993-cü`. */
export const turkic: Evened = (ending) =>
  ending
    .replace(/[aə]/g, "e")
    .replace(/[ıuü]/g, "i")
    .replace(/^t/, "d")
    .replace(/^[yns](?=[ei])/, "")
    .replace(/^inc/, "nc");

/** Hungarian: `3-án`, `4-én`, `1-jén`; `1980-as`, `1990-es`, `5-ös`. */
export const hungarian: Evened = (ending) =>
  ending
    .replace(/[aoö]/g, "e")
    .replace(/á/g, "é")
    .replace(/ó/g, "ő")
    .replace(/^j(?=[eé])/, "");

/** Lithuanian: `3-ias`, `4-as`; `3-iojo`, `4-ojo`. */
export const lithuanian: Evened = (ending) => ending.replace(/^i(?=[aąou])/, "");

/** Swedish: `2:a`, `3:e`. */
export const swedish: Evened = (ending) => (ending === "a" ? "e" : ending);

/** Russian and Ukrainian: `1-м` is written `1-ом`, too, and is no metre. */
export const slavic: Evened = (ending) => (ending === "м" ? "ом" : ending);

/** Bulgarian: `1-ви`, `2-ри`, `3-ти`, `5-и`, `7-ми`. */
export const bulgarian: Evened = (ending) => ending.replace(/^[вмрт](?=[аио])/, "");

/** Kazakh: `5-ші`, `6-шы`, `2-нші`; `1990-да`, `1995-те`; `500-ге`, `40-қа`; `12-сі`, `6-сы`. */
export const kazakh: Evened = (ending) =>
  ending
    .replace(/а/g, "е")
    .replace(/ы/g, "і")
    .replace(/^і?нш/, "ш")
    .replace(/^[ғқк]/, "г")
    .replace(/^т/, "д")
    .replace(/^[днс](?=[еі])/, "");

/** Basque: `1990eko`, `1992ko`; `1990ean`, `1992an`, `2000n`; `1990etik`, `1992tik`. */
export const basque: Evened = (ending) => ending.replace(/^e(?=an|ko|ra|tik)/, "").replace(/^n$/, "an");

/** Welsh: `1af`, `2il`, `3ydd`, `5ed`, `19eg`, `20fed`, `21ain`. */
export const welsh: Evened = (ending) => (welshOrdinals.has(ending) ? "ed" : ending);

const welshOrdinals = wordSet("af il ail ydd edd ed fed eg ain");

/**
 * The tokens of a text with the endings of numbers evened out, which would otherwise differ whenever the number does.
 *
 * @param isJoined - Whether what begins at an offset is joined to the number before it as endings are.
 */
export function evenedEndings(
  text: string,
  tokens: readonly ValueToken[],
  evened: Evened,
  isJoined: (text: string, start: number) => boolean = isBehindJoint,
): readonly ValueToken[] {
  let read: ValueToken[] | null = null;
  for (let at = 1; at < tokens.length; at++) {
    const [number, ending] = [tokens[at - 1], tokens[at]];
    if (ending?.kind !== "word" || ending.start - (number?.end ?? 0) > 1) continue;
    if ((number?.kind !== "digits" && number?.kind !== "date") || !isJoined(text, ending.start)) continue;
    read ??= [...tokens];
    read[at] = { ...ending, text: evened(ending.text) };
  }
  return read ?? tokens;
}

/** Whether a word begins right behind a digit. */
export function isBehindDigit(text: string, start: number): boolean {
  return isDigit(text.charCodeAt(start - 1));
}

/** Whether there is a mark before a word that joins an ending to a number. */
export function isBehindJoint(text: string, start: number): boolean {
  const unit = text.charCodeAt(start - 1);
  // ' : - ’ ‐ and the no-break hyphen
  return unit === 39 || unit === 58 || unit === 45 || unit === 0x2019 || unit === 0x2010 || unit === 0x2011;
}
