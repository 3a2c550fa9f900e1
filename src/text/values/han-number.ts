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
/** What is counted behind `十数`, where 数 does not begin a word of its own: `二十数据`. */
const counted = "人名年日月週个個件回次度本冊部台枚頭匹羽隻艘社校店戸棟軒歳か箇カヶ";
/** Two numbers of which either may be meant: `二三十` is twenty or thirty, `十五六` 15 or 16. */
const eitherOf = "(?:一二|二三|[两兩]三|三四|三五|四五|五六|六七|七八|八九)";
/** Behind these the word counts: `人数十五`. So it does before a percentage: `学生数百分之五`. */
const several = new RegExp(
  `(?:(?:(?<![人总總票次户戶])[数數几幾何]${scales}|[${any}]{0,24}${scales}[几幾])${scales}*|` +
    `[${any}]{0,24}${scales}[数數](?:${scales}+|(?=[${counted}]))|` +
    `[${any}]{0,24}${eitherOf}${scales}+|[${any}]{0,24}(?:${scales}${eitherOf}|[两兩]三))(?![${any}]|分之)`,
  "y",
);

/** Whether a text may have such words. */
export function maySaySeveral(text: string): boolean {
  return mark.test(text);
}

const mark = new RegExp(`[数數几幾何]|${eitherOf}`);

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
export function hanNumberAt(text: string, at: number): { digits: string; length: number } | null {
  const number = wholeAt(text, at);
  if (number === null) return null;
  const next = at + number.length;
  const joint = text[next];
  if (joint === "点" || joint === "點") return withDecimals(text, at, number) ?? number;
  const part =
    joint === "分" && (text[next + 1] === "之" || text[next + 1] === "の") ? wholeAt(text, next + 2) : null;
  return part === null
    ? number
    : { digits: `${part.digits}/${number.digits}`, length: number.length + 2 + part.length };
}

function wholeAt(text: string, at: number): { digits: string; length: number } | null {
  run.lastIndex = at;
  const [found] = run.exec(text) ?? [];
  if (found === undefined) return null;
  const value = positional(found) ?? composed(found);
  return value === null ? null : { digits: String(value), length: found.length };
}

/**
 * The number with the decimals behind it: `一点五万`, `百分之三点五`; `null` where it may be an hour, as in `三点五分`.
 *
 * @param whole - The number before the point.
 */
function withDecimals(
  text: string,
  at: number,
  whole: { readonly digits: string; readonly length: number },
): { digits: string; length: number } | null {
  decimals.lastIndex = at + whole.length;
  const [found, parts = "", scale = ""] = decimals.exec(text) ?? [];
  if (found === undefined || (scale === "" && whole.digits !== "0" && !text.startsWith("分之", at - 2)))
    return null;
  const written = `${whole.digits}.${[...parts].map((digit) => digits.get(digit)).join("")}`;
  const power = [...scale].reduce((sum, myriad) => sum + (myriads.get(myriad) === 1e4 ? 4 : 8), 0);
  // A product could miss it by a last digit.
  const value = Number(`${written}e${power}`);
  if (value > Number.MAX_SAFE_INTEGER) return null;
  return { digits: String(value), length: whole.length + found.length };
}

const decimals = new RegExp(`[点點]([〇零一二三四五六七八九]{1,9})([万萬亿億]{0,2})(?![${any}])`, "y");

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
