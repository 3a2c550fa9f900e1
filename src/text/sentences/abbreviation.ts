import { addTo } from "../../ground/add-to.ts";
import { characterKinds, isCapitalAt, isDigit, isSpace, Kind } from "../character-kind.ts";
import { wordSet } from "../word-set.ts";
import { type Abbreviations, abbreviations } from "./abbreviations.ts";
import { isSmallAt } from "./letter-case.ts";
import { isStarterAt, startsBehindInitial } from "./sentence-start.ts";
import { isSyllableInitial } from "./syllable-initials.ts";

/**
 * Whether a full stop at which the splitter ends a sentence belongs to an initial or an abbreviation of ours, after which
 * the sentence goes on.
 *
 * @param end - Offset after the full stop.
 * @param next - The first unit of what the splitter takes for the next sentence.
 * @param language - Language of the wiki; `""` where it is not known.
 */
export function abbreviates(text: string, end: number, next: number, language: string): boolean {
  const start = wordStart(text, end);
  if (end - start < 2 || end - start > longest || isEnding(text, start, end)) return false;
  const capital = isCapitalAt(text, next);
  const known = asKnown(text, start, end, next, capital, language);
  if (known !== null) return known;
  if (capital) return isInitials(text, start, end) && !startsBehindInitial(text, end, next);
  const word = text.slice(start, end);
  if (language === "de" && street.test(word)) return true;
  // `Bush, George W. (1946)`, `in the U.S. (which …)`
  if (text[next] === "(") return isInitials(text, start, end);
  if (isSmallAt(text, next)) return isShortened(word);
  if (word.endsWith("შ.") && georgianEtc.test(text.slice(Math.max(0, start - 4), end))) return false;
  // `조지 W. 부시`
  if (letters.test(word) || (hangul.test(text.charAt(next)) && isInitials(text, start, end))) return true;
  if (isBehindNumber(text, start)) return false;
  if (isSyllableInitial(text, start, end, next, language)) return true;
  if (isDigit(text.charCodeAt(next))) return small.test(word) && isShortened(word);
  // The quote in `ש"ח.` is part of the word.
  return initialLetter.test(word) && (start === 0 || !isQuote(text.charAt(start - 1)));
}

/**
 * Whether an abbreviation of three small letters or more ends its sentence here: `w 44 r. p.n.e. Rzym`.
 *
 * After each of those in Latin letters the splitter goes on, as it does after `U.S.A.`
 */
export function endsShortened(text: string, end: number, next: number, language: string): boolean {
  const start = wordStart(text, end);
  if (end - start < 6 || !isSmallAt(text, start) || !isCapitalAt(text, next)) return false;
  return asKnown(text, start, end, next, true, language) === false;
}

/** `Hauptstr. 12`; before a capital such a name of a street ends its sentence. */
const street = /[a-zäöüß]-?str\.$/i;

/** Whether the word that ends here is a Roman numeral with its full stop. */
export function isRomanStop(text: string, end: number): boolean {
  return romanStop.test(text.slice(wordStart(text, end), end));
}

/** Whether it follows a number, as a unit or an era that ends its sentence: `5 km. 12 others`, `1990 م. ثم`. */
function isBehindNumber(text: string, start: number): boolean {
  return number.test(text.charAt(spaceBefore(text, start) - 1));
}

const number = /\p{Nd}/u;

function isQuote(character: string): boolean {
  return character === '"' || character === "'" || character === "’";
}

const small = /^\p{Ll}/u;

/** Whether a word with its full stop is an abbreviation of ours, or is written like one. */
export function isShort(word: string): boolean {
  return places.has(word.toLowerCase()) || isShortened(word);
}

/**
 * Whether a full stop before a closing mark belongs to an initial or an abbreviation: `(Ed.)`, `(J.)`.
 *
 * In brackets, abbreviations of the wiki's own language count even if they may end a sentence; those of other languages are
 * words there: `(… his mind.)`.
 */
export function isAbbreviated(text: string, end: number, inBrackets: boolean, language: string): boolean {
  const start = wordStart(text, end);
  if (end - start < 2 || end - start > longest) return false;
  const word = text.slice(start, end);
  if (allInitials.test(word)) return true;
  const known = places.get(word.toLowerCase()) ?? [];
  return known.some(({ kind, language: own, words }) => {
    if (words.length > 1) return false;
    return kind === "inside" || (inBrackets && (language === "" || own === language));
  });
}

interface Place {
  readonly words: readonly string[];
  /** Index of the word within its abbreviation. */
  readonly at: number;
  readonly kind: keyof Abbreviations;
  readonly language: string;
}

const kinds = ["inside", "home", "last", "numbered", "seldom"] as const;
const places = placesByWord();
/** Length of a word that may be one; `एम.बी.बी.एस.` is in no list. */
const longest = Math.max(16, ...[...places.keys()].map((word) => word.length));

/** The places of each word of each abbreviation; an abbreviation of several words is also one word, without its spaces. */
function placesByWord(): ReadonlyMap<string, readonly Place[]> {
  const byWord = new Map<string, Place[]>();
  const add = (words: readonly string[], kind: Place["kind"], language: string) => {
    for (const [at, word] of words.entries()) addTo(byWord, word, { words, at, kind, language });
  };
  for (const [language, lists] of Object.entries(abbreviations)) {
    for (const kind of kinds) {
      for (const entry of lists[kind] ?? []) {
        const words = entry.split(" ");
        add(words, kind, language);
        if (words.length > 1) add([words.join("")], kind, language);
      }
    }
  }
  return byWord;
}

/** After a number these are units, which may end a sentence; elsewhere they do not: `MM. Dupont`, `c. 1900`, `с. Ивановка`. */
const units: ReadonlySet<string> = new Set(["mm.", "ft.", "c.", "р.", "с.", "kb.", "kt.", "ns.", "о."]);
/** After a number these are units; elsewhere they are words: `They moved in. 12 others came.` */
const measures: ReadonlySet<string> = new Set(["in.", "mi."]);
/** After a numeral these mean a century, which may end a sentence: `у XIX ст.`, but `в ст. Лесной`, `ст. 5`. */
const behindNumerals: ReadonlySet<string> = new Set(["ст."]);
const isNumeral = /[\p{Nd}IVXХІ]/u;
/** After a word these mean a town, whose name follows: `в г. Москве`; after a number, a year or a metre. */
const towns: ReadonlySet<string> = new Set(["г.", "м."]);
/** Greek for `e.g.`; with a capital (`π.Χ.`) it means an era. */
const example = "π.χ.";
/** Abbreviations that are also written in capitals; the others mean something else then: `BC.`, `CA.`, `DNA.` */
const inCapitals = wordSet("mm. ee. uu. tp. ts. gs. pgs. pt. cv.");

/** Whether the sentence goes on after an abbreviation of ours; `null` where there is none. */
function asKnown(
  text: string,
  start: number,
  end: number,
  next: number,
  capital: boolean,
  language: string,
): boolean | null {
  const written = text.slice(start, end);
  const word = written.toLowerCase();
  const before = text.charCodeAt(spaceBefore(text, start) - 1);
  if (capital && behindNumerals.has(word) && isNumeral.test(String.fromCharCode(before))) return false;
  if (capital && towns.has(word) && written === word && isLetter.test(String.fromCharCode(before)))
    return true;
  if (capital && written === example) return true;
  const candidates = places.get(word);
  if (candidates === undefined) return null;
  if (capital && allCapitals.test(written) && !inCapitals.has(word)) return null;
  // Whether it is the unit or the word here, and not what the list has.
  const isAnother = isDigit(before) ? capital && units.has(word) : measures.has(word);
  let known: boolean | null = null;
  let most = 0;
  for (const { words, at, kind, language: own } of candidates) {
    if ((isAnother && words.length === 1) || (kind === "home" && own !== language)) continue;
    // The longest one counts: `и т. д.` is no `д. Петровка`.
    if (words.length < most || !followedBy(text, next, words, at)) continue;
    const first = firstOf(text, start, words, at);
    if (first === null) continue;
    const mayEnd = at === words.length - 1 && kind !== "inside" && kind !== "home" && capital;
    if (mayEnd && isName(text, start, end, words.length, first)) continue;
    const goesOn = !mayEnd || endsNot(kind, text, next);
    known = words.length > most ? goesOn : known || goesOn;
    most = words.length;
  }
  return known;
}

function endsNot(kind: keyof Abbreviations, text: string, next: number): boolean {
  if (kind === "seldom") return !isStarterAt(text, next);
  return kind === "numbered" && isRomanAt(text, next);
}

/** Whether capitals before another capital belong to a name: `S. Lee` is no page, `A. C. Lee` and `A.C. Lee` are no era. */
function isName(text: string, start: number, end: number, words: number, first: number): boolean {
  if (words > 1) return isCapitalAt(text, first) && text[first + 1] === ".";
  return isInitials(text, start, end) && !eras.has(text.slice(start, end));
}

const eras: ReadonlySet<string> = new Set(["A.D.", "B.C.", "C.E.", "A.M.", "P.M."]);

const isLetter = /\p{L}/u;
const allCapitals = /^\p{Lu}{2,}\.$/u;
const roman = /^(?:[IVXLCDM]{2,}|[IVX])(?![\p{L}\p{N}'’])/u;

function isRomanAt(text: string, at: number): boolean {
  return roman.test(text.slice(at, at + 12));
}

function isShortened(word: string): boolean {
  return allCapitals.test(word) ? romanStop.test(word) : shortened.test(word);
}

/**
 * Before a small letter: parts of one letter (`r.`, `B.A.`) or without a vowel (`Std.`, `př.`, `млн.`), and Roman numerals.
 * Other words may end a sentence, with a carelessly written one after it.
 */
const shortened =
  /^(?:(?:\p{L}|[b-df-hj-np-tv-xzßçčďğĺľłńňŕřśšťźżžбвгґджзйклмнпрстфхцчшщβγδζθκλμνξπρσςτφχψ]{2,5})\.)+$/iu;
const romanStop = /^[IVXLCDM]+\.$/;

/**
 * In scripts without capitals: several letters with their vowel signs (`ค.ศ.`, `ق.م.`), also where their names are written,
 * which take two letters in the scripts of India (`के.एल.`); or one letter where it belongs to a name and is hardly ever a
 * word. In Hindi, Bengali and Gujarati sentences most often end in such a word: `है.`
 */
const letters =
  /^(?:[\p{Lo}ა-ჿ]\p{M}*\.){2,}$|^(?:(?:(?=\p{Lo})[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]\p{M}*){1,2}\.){2,}$|^(?=[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}\p{Script=Lao}])\p{Lo}\p{M}*\.$/u;

/** The Georgian `etc.` ends sentences, as two initials do not. */
const georgianEtc = /(?<![ა-ჿ])ა\. ?შ\.$/u;

const hangul = /\p{Script=Hangul}/u;

/**
 * In Arabic, Hebrew and Georgian script a letter belongs to a name, unless it follows a number: `ع. رضایی`, `ש. י. עגנון`,
 * `ი. ჭავჭავაძე`.
 */
const initialLetter = /^[\p{Script=Arabic}\p{Script=Hebrew}ა-ჿ]\p{M}*\.$/u;

/** Where an abbreviation begins of which a word begins at `start`; `null` where other words come before that one. */
function firstOf(text: string, start: number, words: readonly string[], at: number): number | null {
  let first = start;
  for (let i = at - 1; i >= 0; i--) {
    const end = spaceBefore(text, first);
    first = wordStart(text, end);
    if (end === first || text.slice(first, end).toLowerCase() !== words[i]) return null;
  }
  return first;
}

function followedBy(text: string, next: number, words: readonly string[], at: number): boolean {
  let from = next;
  for (const word of words.slice(at + 1)) {
    if (text.slice(from, from + word.length).toLowerCase() !== word) return false;
    from += word.length;
    while (isSpace(text.charCodeAt(from))) from++;
  }
  return true;
}

function spaceBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

const openers = new Set([..."([{«„“‚‘\"'’"].map((opener) => opener.charCodeAt(0)));

/** Whether it is an ending after an apostrophe: `the cat's.`, `don't.`, `I'll.`; but not `l'avv. Verdi`, `de l'av. Foch`. */
function isEnding(text: string, start: number, end: number): boolean {
  const before = text.charCodeAt(start - 1);
  return (
    end - start <= 3 &&
    (before === 39 || before === 0x2019) &&
    start > 1 &&
    isLetter.test(text.charAt(start - 2)) &&
    !elided.test(text.slice(Math.max(0, start - 6), start - 1))
  );
}

const elided = /(?<!\p{L})(?:[ldjmnstc]|qu|d?all|dell|nell|sull)$/iu;

/**
 * Where the word before `end` begins: after a space, a bracket, a quote that opens, Han, Kana or a mark that ends a
 * sentence. It looks back no further than matters.
 */
function wordStart(text: string, end: number): number {
  let start = end;
  const limit = Math.max(0, end - longest - 1);
  while (start > limit) {
    const unit = text.charCodeAt(start - 1);
    const kind = characterKinds[unit] ?? Kind.other;
    if (kind === Kind.space || kind === Kind.ideograph || kind === Kind.separator || openers.has(unit)) break;
    start--;
  }
  return start;
}

const allInitials = /^(?:\p{Lu}\.)+$/u;
const initials = /^(?:\p{Lu}\.(?:-\p{Lu}\.)?|(?:\p{Lu}\.){2})$/u;

/** Whether it is initials such as `J.`, `J.-P.`, `U.S.`; not `I.`, which is a pronoun or a numeral as often. */
function isInitials(text: string, start: number, end: number): boolean {
  if (end - start > 5) return false;
  const word = text.slice(start, end);
  return word !== "I." && initials.test(word);
}
