/** The role of a UTF-16 unit at the ends of sentences; from `pair` on, it is a quote or bracket. */
export const Kind = { other: 0, space: 1, ideograph: 2, separator: 3, stop: 4, pair: 8 } as const;

/** Marks that end a sentence wherever they stand. The full stop is among them, but needs white space or the end after it. */
export const separators: readonly string[] = [
  ..."．。?!？！",
  // The library's own end here. Added: Devanagari, Arabic, Urdu, Armenian, Ethiopic, Khmer, Burmese, half-width Japanese,
  // Tibetan, Santali, Meetei.
  ..."।॥؟۔։።፧។៕။｡།༎᱾᱿꯫",
];

/** Pairs within which no sentence ends, opening and closing; the double quote is both. */
const pairs = [
  '""',
  "[]",
  "()",
  "{}",
  "「」",
  "（）",
  "『』",
  "｛｝",
  "［］",
  "〚〛",
  "【】",
  "《》",
] as const;

/** Matches the quotes and brackets of all pairs, one at a time. */
export const pairMarks: RegExp = new RegExp(`[${pairs.join("").replace(/[\\[\]]/g, "\\$&")}]`, "g");

/** Han, Hiragana, Katakana and Hangul: written without spaces, so that each character ends a word. First and last, in turn. */
const ideographs = [
  0x1100, 0x11ff, 0x2e80, 0x2e99, 0x2e9b, 0x2ef3, 0x2f00, 0x2fd5, 0x3005, 0x3005, 0x3007, 0x3007, 0x3021,
  0x3029, 0x302e, 0x302f, 0x3038, 0x303b, 0x3041, 0x3096, 0x309d, 0x309f, 0x30a1, 0x30fa, 0x30fd, 0x30ff,
  0x3131, 0x318e, 0x31f0, 0x321e, 0x3260, 0x327e, 0x32d0, 0x32fe, 0x3300, 0x3357, 0x3400, 0x4dbf, 0x4e00,
  0x9fff, 0xa960, 0xa97c, 0xac00, 0xd7a3, 0xd7b0, 0xd7c6, 0xd7cb, 0xd7fb, 0xf900, 0xfa6d, 0xfa70, 0xfad9,
  0xff66, 0xff6f, 0xff71, 0xff9d, 0xffa0, 0xffbe, 0xffc2, 0xffc7, 0xffca, 0xffcf, 0xffd2, 0xffd7, 0xffda,
  0xffdc,
];

/** ECMAScript's `\s`. */
const spaces = [
  ..."\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a",
  ..."\u2028\u2029\u202f\u205f\u3000\ufeff",
];

/** For each UTF-16 unit one of `Kind`, or for a pair `Kind.pair + 2 * pair`, plus one where it closes. */
export const characterKinds: Uint8Array = tabulate();

/** Whether a UTF-16 unit is one of `\s`. */
export function isSpace(unit: number): boolean {
  return characterKinds[unit] === 1;
}

/** Whether it is a letter of ASCII. */
export function isAsciiLetter(unit: number): boolean {
  const lower = unit | 32;
  return lower >= 97 && lower <= 122;
}

/** Whether it is one of the ten digits of ASCII. */
export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** Whether it is a letter or a digit of ASCII. */
export function isAsciiAlphanumeric(unit: number): boolean {
  return isAsciiLetter(unit) || isDigit(unit);
}

/**
 * The open pairs after a quote or bracket of this kind.
 *
 * @param open - One bit for each pair. A pair does not nest in itself; a closing bracket alone does nothing.
 */
export function afterPair(open: number, kind: number): number {
  const bit = 1 << ((kind - Kind.pair) >> 1);
  const closes = ((kind - Kind.pair) & 1) === 1;
  if (kind === Kind.pair) return open ^ bit;
  return closes ? open & ~bit : open | bit;
}

const capital = /^\p{Lu}/u;

/** Whether a capital letter stands at this place. */
export function isCapitalAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return unit >= 65 && unit <= 90;
  // Past the end the unit is NaN, and there is nothing to test.
  return unit >= 0x80 && capital.test(text.slice(at, at + 2));
}

function tabulate(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let i = 0; i < ideographs.length; i += 2) {
    table.fill(Kind.ideograph, ideographs[i], (ideographs[i + 1] ?? 0) + 1);
  }
  for (const space of spaces) table[space.charCodeAt(0)] = Kind.space;
  for (const separator of separators) table[separator.charCodeAt(0)] = Kind.separator;
  table[".".charCodeAt(0)] = Kind.stop;
  for (const [i, pair] of pairs.entries()) {
    table[pair.charCodeAt(1)] = Kind.pair + 2 * i + 1;
    table[pair.charCodeAt(0)] = Kind.pair + 2 * i;
  }
  return table;
}
