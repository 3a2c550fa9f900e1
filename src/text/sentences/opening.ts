import { isCapitalAt } from "../character-kind.ts";
import { isShort } from "./abbreviation.ts";
import { isStarterAt } from "./sentence-start.ts";

/**
 * Whether a sentence has only begun at a full stop: with a time, whose last word is shortened, and a capital goes on
 * (`В 1905 г. Лебедев`, `W 1900 r. Kowalski`, `Nel III sec. a.C. Roma`, `At 5 p.m. Eastern Time`).
 *
 * @param start - Of the sentence.
 * @param end - Past the stop.
 * @param next - The first unit of what the splitter takes for the next sentence.
 */
export function hasOnlyBegun(text: string, start: number, end: number, next: number): boolean {
  if (end - start > longestOpening || !isCapitalAt(text, next) || isStarterAt(text, next)) return false;
  const last = opening.exec(text.slice(start, end))?.[1];
  return last !== undefined && isShort(last) && !lengths.has(last.toLowerCase());
}

/** Lengths and weights, which are no time: `Mide 5 km. Nació …`. Not the metre, which is written as a Lithuanian year is. */
const lengths: ReadonlySet<string> = new Set(["km.", "cm.", "mm.", "kg.", "ha.", "км.", "см.", "мм.", "кг."]);

/** UTF-16 units: what is longer has a word in it that may end a sentence. */
const longestOpening = 60;

/** `Mide 1,80 m. Pesa …` is no time. */
const number = String.raw`(?!\p{Nd}+,\p{Nd})[\p{Nd}IVXLCDMІХ][\p{Nd}IVXLCDMІХ.,/–—-]*`;
/** At most one short word, a number, or two with a word between (`5 января 1905`, `1941 по 1945`), and shortened words. */
const opening = new RegExp(
  String.raw`^[\p{Ps}\p{Pi}"']?(?:\p{L}{1,4}\s+)?${number}(?:\s+\p{L}+\s+${number})?(?:\s*\p{L}{1,5}\.)*?\s*((?:\p{L}{1,5}\.)+)$`,
  "u",
);
