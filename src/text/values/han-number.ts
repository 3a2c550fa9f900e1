const digits: ReadonlyMap<string, number> = new Map([
  ...[..."〇一二三四五六七八九"].map((digit, value): [string, number] => [digit, value]),
  ["零", 0],
  ["两", 2],
  ["兩", 2],
]);
const tens: ReadonlyMap<string, number> = new Map([
  ["十", 10],
  ["百", 100],
  ["千", 1000],
]);
const myriads: ReadonlyMap<string, number> = new Map([
  ["万", 1e4],
  ["萬", 1e4],
  ["亿", 1e8],
  ["億", 1e8],
]);

/** Two and three tens in one character; ones come after them. */
const scores: ReadonlyMap<string, number> = new Map([
  ["廿", 20],
  ["卅", 30],
]);

const any = "〇零一二两兩三四五六七八九十廿卅百千万萬亿億";

/**
 * A number of up to 25 characters; a longer run is none, so that each place costs the same.
 *
 * Japanese writes no one before a hundred or thousand (`百二十`); such a word without ones or tens after it is part of another
 * word.
 */
const run = new RegExp(
  `(?:[〇零一二两兩三四五六七八九十]|[廿卅](?=[一二三四五六七八九])|[百千](?=[一二三四五六七八九十]))` +
    `[${any}]{0,24}(?![${any}])`,
  "y",
);

const scales = "[十百千万萬亿億]";
/** Behind these the word counts: `人数十五`. So it does before a percentage: `学生数百分之五`. */
const several = new RegExp(
  `(?:(?<![人总總票次户戶])[数數几幾何]${scales}|[${any}]{0,24}${scales}[几幾])${scales}*(?![${any}]|分之)`,
  "y",
);

/** The length of words at a place for some number that they do not give: `数十万`, `十几`; 0 where there are none. */
export function severalAt(text: string, at: number): number {
  several.lastIndex = at;
  return several.exec(text)?.[0].length ?? 0;
}

/**
 * The number in Han characters that begins at a place: `二十一` is 21, `三百零五` 305, `一九二〇` 1920; `null` where there is none.
 *
 * A digit after a hundred counts ones, as in Japanese: Chinese, too, often leaves out the zero before it.
 */
export function hanNumberAt(text: string, at: number): { value: number; length: number } | null {
  run.lastIndex = at;
  const [found] = run.exec(text) ?? [];
  if (found === undefined) return null;
  const value = positional(found) ?? composed(found);
  return value === null ? null : { value, length: found.length };
}

/** A number read digit by digit, as for a year or a telephone. */
function positional(text: string): number | null {
  let value = 0;
  for (const unit of text) {
    const digit = digits.get(unit);
    if (digit === undefined) return null;
    value = value * 10 + digit;
  }
  return Number.isSafeInteger(value) ? value : null;
}

/** A number made of digits and their multipliers; `null` where two digits stand together. */
function composed(text: string): number | null {
  let total = 0;
  let group = 0;
  let digit: number | null = null;
  for (const unit of text) {
    const ones = digits.get(unit);
    const scale = tens.get(unit);
    const score = scores.get(unit);
    if (ones !== undefined) {
      if (digit !== null && digit > 0) return null;
      digit = ones;
    } else if (scale !== undefined) {
      group += (digit === null || digit === 0 ? 1 : digit) * scale;
      digit = null;
    } else if (score !== undefined) {
      if (digit !== null && digit > 0) return null;
      group += score;
      digit = null;
    } else {
      const below = group + (digit ?? 0);
      const myriad = myriads.get(unit) ?? 1;
      if (below > 0) total += below * myriad;
      else total *= myriad;
      group = 0;
      digit = null;
    }
  }
  const value = total + group + (digit ?? 0);
  return Number.isSafeInteger(value) ? value : null;
}
