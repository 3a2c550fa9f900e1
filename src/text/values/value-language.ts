import { catalanTokens } from "./catalan-tokens.ts";
import { type CenturyWords, centuryWords, hasCenturyWords } from "./century-words.ts";
import { joinedMonths } from "./joined-months.ts";
import { koreanTokens } from "./korean-tokens.ts";
import {
  basque,
  bulgarian,
  type Evened,
  evenedEndings,
  hungarian,
  isBehindDigit,
  isBehindJoint,
  kazakh,
  lithuanian,
  slavic,
  swedish,
  turkic,
  welsh,
} from "./number-endings.ts";
import { type NumberGrammar, numberGrammar } from "./number-grammar.ts";
import { type NumberMarks, numberMarks } from "./number-group.ts";
import { romanianTokens } from "./romanian-tokens.ts";
import { thaiTokens } from "./thai-tokens.ts";
import { mayChangeInTurkish, turkishShares, turkishTokens } from "./turkish-tokens.ts";
import { commonLanguages, type ValueLexicon, valueLexiconOf } from "./value-lexicon.ts";
import type { ValueToken } from "./value-token.ts";
import { welshTokens } from "./welsh-tokens.ts";

/** How a wiki's language writes values. */
export interface ValueLanguage {
  readonly lexicon: ValueLexicon;
  /** Grammars of the language, and of English if the language uses other letters; of several languages where it is not known. */
  readonly grammars: readonly NumberGrammar[];
  /** Whether there are words for the language here. */
  readonly isKnown: boolean;
  readonly marks: NumberMarks;
  /** The words by which a Roman numeral counts centuries. */
  readonly centuries: CenturyWords;
  readonly writing: Writing;
}

/** How a language writes what others separate with spaces. */
export interface Writing {
  /** Marks that follow a year, a month and a day. */
  readonly dateMarks: readonly string[];
  /** Whether a year may come before its month: `1990. május`, `1990 m. gegužės`, `1990. gada 12. maijā`. */
  readonly yearFirst: boolean;
  /** Whether a day behind its month is followed by a full stop or a hyphen: `május 12-én`. */
  readonly marksDay: boolean;
  /** Most units between a scale and the smaller number after it: `5万2000`, `5만 2000`. */
  readonly gapBelowScale: number;
  /**
   * Divides or joins the words of a sentence where one word is several for a value, or leaves one out; `null` where spaces
   * suffice.
   */
  readonly parted:
    | ((tokens: readonly ValueToken[], lexicon: ValueLexicon, text: string) => readonly ValueToken[])
    | null;
  /** Whether that may turn a word of ASCII letters into another word; `null` where it never does. */
  readonly mayChange: ((text: string, start: number, end: number, lexicon: ValueLexicon) => boolean) | null;
}

const plain: Writing = {
  dateMarks: ["年", "月", "日"],
  yearFirst: false,
  marksDay: false,
  gapBelowScale: 0,
  parted: null,
  mayChange: null,
};

const withEndings = (evened: Evened): Writing => ({
  ...plain,
  parted: (tokens, _, text) => evenedEndings(text, tokens, evened),
});

const writings: ReadonlyMap<string, Writing> = new Map<string, Writing>([
  ["ko", { ...plain, dateMarks: ["년", "월", "일"], gapBelowScale: 1, parted: koreanTokens }],
  ["th", { ...plain, parted: thaiTokens }],
  ["ca", { ...plain, parted: (tokens, _, text) => catalanTokens(tokens, text) }],
  ["ro", { ...plain, parted: romanianTokens }],
  [
    "tr",
    {
      ...plain,
      parted: (tokens, lexicon, text) =>
        turkishTokens(turkishShares(evenedEndings(text, tokens, turkic), lexicon), lexicon),
      mayChange: (text, start, end, lexicon) =>
        isBehindJoint(text, start) || mayChangeInTurkish(text, start, end, lexicon),
    },
  ],
  ["az", { ...withEndings(turkic), mayChange: isBehindJoint }],
  ["hu", { ...withEndings(hungarian), yearFirst: true, marksDay: true, mayChange: isBehindJoint }],
  ["lt", { ...withEndings(lithuanian), yearFirst: true, mayChange: isBehindJoint }],
  // A day comes before its month.
  ...["lv", "et", "ka", "hy"].map(
    (language) => [language, { ...plain, yearFirst: true, marksDay: true }] as const,
  ),
  ["uz", { ...plain, yearFirst: true }],
  ["kk", { ...withEndings(kazakh), yearFirst: true }],
  [
    "eu",
    {
      ...plain,
      parted: (tokens, _, text) => evenedEndings(text, tokens, basque, isBehindDigit),
      mayChange: isBehindDigit,
    },
  ],
  [
    "cy",
    {
      ...plain,
      parted: (tokens, _, text) => welshTokens(evenedEndings(text, tokens, welsh, isBehindDigit), text),
      mayChange: isBehindDigit,
    },
  ],
  ["ga", { ...plain, parted: (tokens, lexicon) => joinedMonths(tokens, lexicon) }],
  ["bg", withEndings(bulgarian)],
  ["sv", withEndings(swedish)],
  ...["ru", "uk", "be"].map((language) => [language, withEndings(slavic)] as const),
]);

interface Words {
  readonly lexicon: ValueLexicon;
  readonly grammars: readonly NumberGrammar[];
}

const known = new Map<string, Words>();

/** The last language used: a history has one language, and asks for it sentence by sentence. */
let latest: { readonly language: string; readonly spoken: ValueLanguage } | null = null;

/**
 * Everything that is needed to read the values of a text.
 *
 * @param language - Language of the wiki; `""` where it is not known.
 */
export function valueLanguage(language: string): ValueLanguage {
  if (latest?.language === language) return latest.spoken;
  latest = { language, spoken: languageOf(language) };
  return latest.spoken;
}

function languageOf(language: string): ValueLanguage {
  const base = language === "simple" ? "en" : (language.split("-", 1)[0] ?? "");
  const isKnown = Object.hasOwn(spoken, base);
  const name = isKnown ? base : "";
  // What a signature leaves out is kept with the lexicon, and also depends on the writing.
  const own = writings.has(base) ? base : name;
  const words = known.get(own) ?? wordsOf(isKnown ? (spoken[base] ?? []) : commonLanguages);
  known.set(own, words);
  const centuries = centuryWords(spoken[name] ?? (hasCenturyWords(base) ? [base] : null));
  return {
    ...words,
    isKnown,
    marks: numberMarks(language),
    centuries,
    writing: writings.get(base) ?? plain,
  };
}

function wordsOf(languages: readonly string[]): Words {
  return {
    lexicon: valueLexiconOf(languages),
    grammars: languages.map(numberGrammar).filter((grammar) => grammar !== null),
  };
}

/** The languages whose words are read on a wiki: its own first, then those written in other letters. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  en: ["en"],
  de: ["de"],
  fr: ["fr"],
  es: ["es"],
  it: ["it"],
  pt: ["pt"],
  nl: ["nl"],
  pl: ["pl"],
  tr: ["tr"],
  sv: ["sv"],
  da: ["da"],
  no: ["no"],
  nb: ["no"],
  nn: ["no"],
  fi: ["fi"],
  cs: ["cs"],
  sk: ["sk"],
  sl: ["sl"],
  lt: ["lt"],
  lv: ["lv"],
  et: ["et"],
  ro: ["ro"],
  hu: ["hu"],
  ca: ["ca"],
  hr: ["sh"],
  bs: ["sh"],
  sr: ["sr", "sh"],
  sh: ["sr", "sh"],
  id: ["id"],
  eo: ["eo"],
  gl: ["gl"],
  eu: ["eu"],
  az: ["az"],
  uz: ["uz"],
  sq: ["sq"],
  is: ["is"],
  ga: ["ga"],
  cy: ["cy"],
  af: ["af"],
  ms: ["ms"],
  tl: ["tl"],
  sw: ["sw"],
  la: ["la"],
  vi: ["vi"],
  hi: ["hi", "en"],
  bn: ["bn", "en"],
  ru: ["ru", "en"],
  uk: ["uk", "en"],
  bg: ["bg", "en"],
  ar: ["ar", "en"],
  fa: ["fa", "en"],
  he: ["he", "en"],
  el: ["el", "en"],
  zh: ["zh", "ja", "en"],
  ja: ["ja", "zh", "en"],
  ko: ["ko", "en"],
  th: ["th", "en"],
  ka: ["ka", "en"],
  hy: ["hy", "en"],
  ur: ["ur", "en"],
  mr: ["mr", "en"],
  ta: ["ta", "en"],
  te: ["te", "en"],
  ml: ["ml", "en"],
  kn: ["kn", "en"],
  be: ["be", "en"],
  mk: ["mk", "en"],
  kk: ["kk", "en"],
};
