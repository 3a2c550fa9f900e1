import { inBothLetters } from "../serbian-letters.ts";
import { sh } from "./sh.ts";
import type { ValueWords } from "./value-words.ts";

/** Words of Serbian, in Latin and in Cyrillic letters; made when asked for. */
export function sr(): ValueWords {
  return {
    months: inBothLetters(sh.months),
    negations: inBothLetters(sh.negations),
    negated: inBothLetters(sh.negated),
    hedges: inBothLetters(sh.hedges),
    bounds: inBothLetters(sh.bounds),
    units: inBothLetters(sh.units),
    years: inBothLetters(sh.years),
    weighed: inBothLetters(sh.weighed),
    yearsOf: inBothLetters(sh.yearsOf),
    eras: inBothLetters(sh.eras),
    counted: inBothLetters(sh.counted),
  };
}
