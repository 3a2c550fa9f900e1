import { valueWords } from "./value-words.ts";

/** What one word, or a few together, can be to a claim. A word may be several: `may` is a hedge and a month. */
export interface ValueEntry {
  /** 1 to 12. */
  readonly month?: number;
  readonly negates?: boolean;
  /** What is left of the word when its negation is taken out. */
  readonly unnegated?: string;
  readonly hedges?: boolean;
  readonly bounds?: boolean;
  readonly number?: number;
  readonly scale?: number;
  /** The first form of the unit, by which its forms are equal. */
  readonly unit?: string;
  /** Beside a year: counted back from the beginning of the era, or on from it. */
  readonly era?: "-" | "+";
}

/** The words of all languages, lower case; several words are joined with a space. */
export const valueLexicon: ReadonlyMap<string, ValueEntry> = build();

/** The words entries begin with, and the most words an entry with that beginning has. */
export const entryBeginnings: ReadonlyMap<string, number> = beginnings();

function beginnings(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const entry of valueLexicon.keys()) {
    const end = entry.indexOf(" ");
    const first = end === -1 ? entry : entry.slice(0, end);
    const length = end === -1 ? 1 : entry.split(" ").length;
    if (length > (longest.get(first) ?? 0)) longest.set(first, length);
  }
  return longest;
}

/** Most UTF-16 units an entry of a language without spaces has. */
export const longestUnspaced = 8;

function build(): ReadonlyMap<string, ValueEntry> {
  const entries = new Map<string, ValueEntry>();
  const add = (form: string, entry: ValueEntry) => {
    const words = form.replaceAll("_", " ").replaceAll("-", " ");
    const known = entries.get(words);
    // Where two languages differ on a word, the first keeps it: the tables begin with the larger wikis.
    entries.set(words, known === undefined ? entry : { ...entry, ...known });
  };
  const each = (words: string, entry: (form: string, place: number) => ValueEntry) => {
    split(words, " ").forEach((forms, place) => {
      if (forms === "-") return;
      const [first = "", ...others] = split(forms, "/");
      const meant = entry(first, place + 1);
      add(first, meant);
      for (const form of others) add(form, meant);
    });
  };
  const eachPair = (pairs: string, entry: (right: string) => ValueEntry) => {
    for (const pair of split(pairs, " ")) {
      const at = pair.indexOf("=");
      add(pair.slice(0, at), entry(pair.slice(at + 1)));
    }
  };
  for (const words of Object.values(valueWords)) {
    each(words.months, (_, month) => ({ month }));
    each(words.negations, () => ({ negates: true }));
    eachPair(words.negated, (unnegated) => ({ unnegated }));
    each(words.hedges, () => ({ hedges: true }));
    each(words.bounds, () => ({ bounds: true }));
    each(words.numbers, (_, number) => ({ number }));
    each(words.tens ?? "", (_, place) => ({ number: (place + 1) * 10 }));
    eachPair(words.scales, (scale) => ({ scale: Number(scale) }));
    each(words.units, (unit) => ({ unit }));
    eachPair(words.eras ?? "", (era) => ({ era: era === "-" ? "-" : "+" }));
  }
  for (const symbol of "$€£¥₹₽%‰°") add(symbol, { unit: symbol });
  return entries;
}

function split(text: string, by: string): readonly string[] {
  return text === "" ? [] : text.split(by);
}
