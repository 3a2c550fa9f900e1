import { compoundReader } from "./compound-number.ts";
import { type NumberWords, numberWords } from "./number-words.ts";
import { ordinalWords } from "./ordinal-words.ts";

/** A part of a number in words. */
export interface NumberPart {
  readonly value: number;
  /** `scale` multiplies what comes before it; `article` and `before` count as one, but only beside other parts. */
  readonly kind: "number" | "scale" | "article" | "before" | "joint";
  /** Whether the scale means one hundred or one thousand without a number before it. */
  readonly alone?: boolean;
}

/** The number words of a language, ready to be looked up. */
export interface NumberGrammar {
  readonly words: NumberWords;
  readonly parts: ReadonlyMap<string, NumberPart>;
  /** The first words of parts that have two words. */
  readonly pairs: ReadonlySet<string>;
  readonly doubtful: ReadonlySet<string>;
  /** Ordinals after a number with their values; 0 for scales. */
  readonly ordinals: ReadonlyMap<string, number>;
  /** Ordinals without a number before them. */
  readonly loneOrdinals: ReadonlyMap<string, number>;
  /** Fractions after a number, with what joins them; `NaN` for those that may be something else. */
  readonly fractions: ReadonlyMap<string, number>;
  /** The words that fractions begin with. */
  readonly fractionStarts: ReadonlySet<string>;
  /** The parts of which a word is made, in order; `undefined` for other words. */
  partsOf(word: string): readonly NumberPart[] | undefined;
}

const known = new Map<string, NumberGrammar>();

/** The grammar of a language that has words for numbers; `null` for any other. */
export function numberGrammar(language: string): NumberGrammar | null {
  const words = Object.hasOwn(numberWords, language) ? numberWords[language] : undefined;
  if (words === undefined) return null;
  const grammar = known.get(language) ?? build(words, ordinalWords[language]);
  known.set(language, grammar);
  return grammar;
}

function build(words: NumberWords, lone: string | undefined): NumberGrammar {
  const parts = new Map<string, NumberPart>();
  for (const [form, value] of eachNumber(words)) parts.set(form, { value, kind: "number" });
  const alone = new Set(list(words.alone));
  for (const [form, value] of valuePairs(words.scales)) {
    parts.set(form, { value, kind: "scale", alone: alone.has(form) });
  }
  for (const form of list(words.articles)) parts.set(form, { value: 1, kind: "article" });
  for (const form of list(words.before)) parts.set(form, { value: 1, kind: "before" });
  if (words.joint !== undefined) parts.set(words.joint.word, { value: 0, kind: "joint" });
  const ordinals = new Map(ordinalsOf(words, parts));
  const fractions = new Map(valuePairs(words.fractions));
  return {
    words,
    parts,
    pairs: new Set(
      [...parts.keys()].filter((form) => form.includes(" ")).map((form) => form.split(" ")[0] ?? ""),
    ),
    doubtful: new Set(list(words.doubtful)),
    ordinals,
    loneOrdinals: new Map([
      ...[...ordinals].filter(([, value]) => value > 0),
      ...eachForm(lone, (place) => place),
    ]),
    fractions,
    fractionStarts: new Set([...fractions.keys()].map((form) => form.split(" ", 1)[0] ?? "")),
    partsOf: words.compound === undefined ? () => undefined : compoundReader(parts, words.compound),
  };
}

function* ordinalsOf(
  { ordinal }: NumberWords,
  parts: ReadonlyMap<string, NumberPart>,
): Iterable<[form: string, value: number]> {
  const stems = new Map(valuePairs(ordinal?.stems));
  for (const ending of list(ordinal?.endings)) {
    for (const [form, { kind, value }] of parts) {
      if (!stems.has(form)) yield [form + ending, kind === "number" ? value : 0];
    }
    for (const [stem, value] of stems) yield [stem + ending, value];
  }
  yield* valuePairs(ordinal?.words);
}

/** The forms of the numbers of a language with their values, without scales. */
export function* eachNumber(words: NumberWords): Iterable<[form: string, value: number]> {
  yield* eachForm(words.numbers, (place) => place);
  yield* eachForm(words.tens, (place) => (place + 1) * 10);
  yield* eachForm(words.hundreds, (place) => place * 100);
  yield* valuePairs(words.others);
}

function* eachForm(
  words: string | undefined,
  numberAt: (place: number) => number,
): Iterable<[string, number]> {
  const places = list(words);
  for (const [index, forms] of places.entries()) {
    if (forms === "-") continue;
    for (const form of forms.split("/")) yield [form.replaceAll("_", " "), numberAt(index + 1)];
  }
}

/** `hundred=100 lakh/lakhs=100000` as pairs. */
export function* valuePairs(words: string | undefined): Iterable<[form: string, value: number]> {
  for (const pair of list(words)) {
    const [forms = "", value] = pair.split("=");
    for (const form of forms.split("/")) yield [form.replaceAll("_", " "), Number(value)];
  }
}

/** The words, in composed Unicode form, in which MediaWiki saves texts. */
function list(words: string | undefined): readonly string[] {
  return words === undefined || words === "" ? [] : words.normalize("NFC").split(" ");
}
