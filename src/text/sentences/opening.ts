import { isCapitalAt } from "../character-kind.ts";
import { isShort } from "./abbreviation.ts";
import { isStarterAt } from "./sentence-start.ts";

/**
 * Whether a sentence has only begun at a full stop, with a time whose last word is shortened, and goes on with a capital (`В
 * 1905 г. Лебедев`, `W 1900 r. Kowalski`, `Nel III sec. a.C. Roma`, `At 5 p.m. Eastern Time`).
 *
 * @param start - Offset at which the sentence begins.
 * @param end - Offset after the full stop.
 * @param next - The first unit of what the splitter takes for the next sentence.
 */
export function hasOnlyBegun(text: string, start: number, end: number, next: number): boolean {
  if (end - start > longestOpening || !isCapitalAt(text, next) || isStarterAt(text, next)) return false;
  const last = opening.exec(text.slice(start, end))?.[1];
  return last !== undefined && isShort(last) && !lengths.has(last.toLowerCase());
}

/**
 * Lengths and weights, which are no time: `Mide 5 km. Nació …`. The metre is left out, as a Lithuanian year is written like
 * it.
 */
const lengths: ReadonlySet<string> = new Set(["km.", "cm.", "mm.", "kg.", "ha.", "км.", "см.", "мм.", "кг."]);

/** UTF-16 units: anything longer contains a word that may end a sentence. */
const longestOpening = 60;

/** A number that may be part of a time; `Mide 1,80 m. Pesa …` has none. */
const number = String.raw`(?![\p{Nd}]+,[\p{Nd}])[\p{Nd}IVXLCDMІХ][\p{Nd}IVXLCDMІХ.,/–—-]*`;
/** At most one short word, a number, or two with a word between (`5 января 1905`, `1941 по 1945`, `1-й пол. XX`), and shortened words. */
const opening = new RegExp(
  String.raw`^[\p{Ps}\p{Pi}"']?(?:[\p{L}]{1,4}\s+)?${number}(?:-\S{1,2})?(?:\s+[\p{L}]+\.?\s+${number})?(?:\s*[\p{L}]{1,5}\.)*?\s*((?:[\p{L}]{1,5}\.)+)$`,
  "u",
);
