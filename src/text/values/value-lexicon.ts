import { eachNumber, valuePairs } from "./number-grammar.ts";
import { numberWords } from "./number-words.ts";
import { valueWords } from "./words/index.ts";

/** Whether a year is before our era (`-`) or of it (`+`). */
export type Era = "-" | "+";

/** What one word, or a few together, can mean in a claim. A word may mean several things: `may` is a hedge and a month. */
export interface ValueEntry {
  /** From 1 to 12; higher for a second calendar. */
  readonly month?: number;
  /** Whether it is a negation by itself. */
  readonly negates?: boolean;
  /** Whether it is a negation only beside another one: `plus` in `ne … plus`. */
  readonly doubles?: boolean;
  /** What is left of the word when its negation is taken out. */
  readonly unnegated?: string;
  /** The first form of the hedge, which makes its forms equal. */
  readonly hedge?: string;
  /** The first form of the quantifier, which makes its forms equal. */
  readonly quantifier?: string;
  /** Whether a sentence without a quantifier never means this one: it is neither *all* nor *some*. */
  readonly limits?: boolean;
  /** The first form of a word that is a hedge before a number: `about`. */
  readonly bound?: string;
  /** The first form of a word that is a hedge after a number or its unit. */
  readonly boundBehind?: string;
  readonly number?: number;
  /** How often, and the word that is left when the number is taken out: `twice` is `2 times`. */
  readonly frequency?: { readonly times: string; readonly left: string };
  /** The factor for the number before it. */
  readonly scale?: number;
  /** The first form of the unit, which makes its forms equal. */
  readonly unit?: string;
  /** The first form of the unit of the number after it. */
  readonly unitBefore?: string;
  /** The first form of the unit of which it is one: `one third`. */
  readonly share?: string;
  /** How a year before it is counted: back from the beginning of the era, or on from it. */
  readonly era?: Era;
  /** How a year after it is counted. */
  readonly eraBefore?: Era;
  /** Whether it shows that a number before it, which may be a year, is one. */
  readonly marksYear?: boolean;
  /** Whether it shows that only within a sentence, with a full stop: `1990 m.`, but `1990 m`. */
  readonly isShortened?: boolean;
}

/** The lists of `ValueWords` of which only a word's being in the list counts. */
type WordList =
  | "decades"
  | "unitJoints"
  | "beforeYears"
  | "beforeYearsFirst"
  | "ordinalYears"
  | "weighed"
  | "yearsOf";

/** Words in lower case; several words are joined by a space. */
export interface ValueLexicon extends Readonly<Record<WordList, ReadonlySet<string>>> {
  readonly entries: ReadonlyMap<string, ValueEntry>;
  /** The words with which entries begin, and the most words that an entry with such a beginning has. */
  readonly beginnings: ReadonlyMap<string, number>;
  /** Things counted in thousands, whose number then looks like a year (`1200 inhabitants`), with the first form of the word. */
  readonly counted: ReadonlyMap<string, string>;
}

/** Signs for money, shares and degrees, and units of one character. */
export const unitSigns = "$¢€£¥₹₽₺₴₩₪₫₱₦৳฿%‰°℃℉㎞㎝㎜㎢㎡㎥㏄㎏";

/** Units that are written alike in every language. */
const commonUnits =
  "% m_€ m_$ k_€ k_$ $/usd/us$ €/eur £/gbp r$/brl a$/au$ c$/ca$ nz$ hk$ s$ km/㎞ m cm/㎝ mm/㎜ km²/km2/㎢ m²/m2/㎡ cm²/cm2 mm²/mm2 km³/km3 m³/m3/㎥ cm³/cm3/㏄ kg/㎏ g mg lb ft ha ml mph km_h m_s hz khz mhz ghz kw mw gw kwh mwh gwh twh kb mb gb tb °_c/℃ °_f/℉";

/** Languages that are read where the wiki's own is not known: where two of them differ about a word, the first one counts. */
export const commonLanguages: readonly string[] = ["en", "de", "fr", "es", "hi", "ru", "ar", "zh", "ja"];

/** Most UTF-16 units in an entry of a language without spaces. */
export const longestUnspaced = 8;

/** The words of some languages: where two differ about a word, the first one counts. */
export function valueLexiconOf(languages: readonly string[]): ValueLexicon {
  const entries = build(languages);
  const beginnings = new Map<string, number>();
  for (const entry of entries.keys()) {
    const end = entry.indexOf(" ");
    const first = end === -1 ? entry : entry.slice(0, end);
    const length = end === -1 ? 1 : entry.split(" ").length;
    if (length > (beginnings.get(first) ?? 0)) beginnings.set(first, length);
  }
  const counted = new Map(
    languages.flatMap((language) =>
      formsIn(valueWords[language]?.counted ?? "").flatMap((forms) =>
        forms.map((form): [string, string] => [form, forms[0] ?? form]),
      ),
    ),
  );
  const wordsOf = (list: WordList): ReadonlySet<string> => {
    const words = languages.flatMap((language) => formsIn(valueWords[language]?.[list] ?? "").flat());
    return new Set(words.map((word) => word.replaceAll("_", " ")));
  };
  return {
    entries,
    beginnings,
    counted,
    decades: wordsOf("decades"),
    unitJoints: wordsOf("unitJoints"),
    beforeYears: wordsOf("beforeYears"),
    beforeYearsFirst: wordsOf("beforeYearsFirst"),
    ordinalYears: wordsOf("ordinalYears"),
    weighed: wordsOf("weighed"),
    yearsOf: wordsOf("yearsOf"),
  };
}

function build(languages: readonly string[]): ReadonlyMap<string, ValueEntry> {
  const entries = new Map<string, ValueEntry>();
  const add = (form: string, entry: ValueEntry) => {
    const words = form.replaceAll("_", " ").replaceAll("-", " ");
    const known = entries.get(words);
    entries.set(words, known === undefined ? entry : { ...entry, ...known });
  };
  const each = (words: string, entry: (form: string, place: number) => ValueEntry) => {
    formsIn(words).forEach((forms, place) => {
      const meant = entry(forms[0] ?? "", place + 1);
      for (const form of forms) add(form, meant);
    });
  };
  const eraOf = (sign: string): Era => (sign === "-" ? "-" : "+");
  const eachPair = (pairs: string, entry: (right: string) => ValueEntry) => {
    for (const pair of split(pairs, " ")) {
      const at = pair.indexOf("=");
      add(pair.slice(0, at), entry(pair.slice(at + 1)));
    }
  };
  for (const language of languages) {
    const words = valueWords[language];
    const numbers = numberWords[language];
    if (words === undefined || numbers === undefined) continue;
    each(words.months, (_, month) => ({ month }));
    each(words.negations, () => ({ negates: true }));
    each(words.doubling ?? "", () => ({ doubles: true }));
    eachPair(words.negated, (unnegated) => ({ unnegated }));
    each(words.hedges, (hedge) => ({ hedge }));
    for (const forms of formsIn(words.quantifiers ?? "")) {
      for (const form of forms) {
        const limits = form.endsWith("!");
        add(limits ? form.slice(0, -1) : form, { quantifier: forms[0] ?? form, limits });
      }
    }
    each(words.bounds, (bound) => ({ bound }));
    each(words.boundsBehind ?? "", (boundBehind) => ({ boundBehind }));
    for (const [form, number] of eachNumber(numbers)) add(form, { number });
    for (const [form, scale] of valuePairs(numbers.scales)) add(form, { scale });
    each(words.units, (unit) => ({ unit }));
    eachPair(words.shares ?? "", (share) => ({ share }));
    each(words.unitsBefore ?? "", (unitBefore) => ({ unitBefore }));
    for (const form of formsIn(words.years ?? "").flat()) {
      if (form.endsWith(".")) add(form.slice(0, -1), { marksYear: true, isShortened: true });
      else add(form, { marksYear: true });
    }
    eachPair(words.frequencies ?? "", (written) => {
      const [times = "", left = ""] = written.split("_");
      return { frequency: { times, left } };
    });
    eachPair(words.eras ?? "", (sign) => ({ era: eraOf(sign) }));
    eachPair(words.erasBefore ?? "", (sign) => ({ eraBefore: eraOf(sign) }));
  }
  each(commonUnits, (unit) => ({ unit }));
  for (const symbol of unitSigns) add(symbol, { unit: symbol });
  for (const symbol of "<>≤≥≈~") add(symbol, { bound: symbol });
  return entries;
}

/** The forms of each of some words. */
function formsIn(words: string): readonly (readonly string[])[] {
  return split(words, " ").map((forms) => split(forms, "/"));
}

function split(text: string, by: string): readonly string[] {
  return text === "" ? [] : text.split(by);
}
