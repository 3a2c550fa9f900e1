import { callParts } from "./call-parts.ts";

/**
 * What a template shows first that puts a number and its unit together, or its currency: `30 km` of `{{convert|30|km|mi}}`.
 *
 * As it is given: neither what it converts that to, nor its unit spelt out. `""` of another template, and where what it is
 * given is no number and a unit in plain words.
 *
 * @param end - Past its braces.
 * @see https://en.wikipedia.org/wiki/Template:Convert
 * @see https://en.wikipedia.org/wiki/Template:Val
 * @see https://en.wikipedia.org/wiki/Template:INRConvert
 * @see https://fr.wikipedia.org/wiki/Modèle:Unité
 */
export function measureOf(source: string, start: number, end: number): string {
  opening.lastIndex = start;
  const name = opening.exec(source)?.[1];
  if (name === undefined || end - opening.lastIndex > longestCall) return "";
  const given = source.slice(opening.lastIndex, end - 2);
  if (/[{}[\]<>\n]/.test(given)) return "";
  const { places, named } = callParts(given);
  if (/^INRC/i.test(name)) return inRupees(places);
  const currency = currencies.get(name.toUpperCase());
  if (currency !== undefined) return amount.test(places[0] ?? "") ? `${currency}${places[0]}` : "";
  if (/^v/i.test(name)) return valued(places, named);
  return /^c/i.test(name) ? converted(places, named) : grouped(places);
}

const opening =
  /\{\{[ _]*(convert|cvt|val|unité|unidad|[ACU]S?\$|[£€¥₹]|AUD|CAD|EURO?|GBP|INR(?:Convert)?|JPY|USD)[ _]*\|/iy;

const currencies: ReadonlyMap<string, string> = new Map([
  ["US$", "US$"],
  ["USD", "US$"],
  ["A$", "A$"],
  ["AUD", "A$"],
  ["C$", "C$"],
  ["CAD", "C$"],
  ["£", "£"],
  ["GBP", "£"],
  ["€", "€"],
  ["EUR", "€"],
  ["EURO", "€"],
  ["INR", "₹"],
  ["₹", "₹"],
  ["JPY", "¥"],
  ["¥", "¥"],
]);

/** `2,500`, `5.4 million`, `3-4 billion` */
const amount = /^\d[\d.,]*(?:[-–]\d[\d.,]*)?(?:[ \u00a0]\p{L}{1,10}\.?)?$/u;

/** `30|c`: in crores, by the code of a word. */
function inRupees([number, code = ""]: readonly string[]): string {
  const counted = code === "" ? "" : rupeeWords.get(code.toLowerCase());
  if (!isNumber(number) || counted === undefined) return "";
  return `₹${number}${counted === "" ? "" : ` ${counted}`}`;
}

const rupeeWords: ReadonlyMap<string, string> = new Map([
  ["k", "thousand"],
  ["l", "lakh"],
  ["m", "million"],
  ["c", "crore"],
  ["b", "billion"],
  ["t", "trillion"],
  ["lc", "lakh crore"],
]);

const longestCall = 200;

function converted(places: readonly string[], named: ReadonlyMap<string, string>): string {
  if (showsOther.test(named.get("disp") ?? "") || named.get("adj") === "mid") return "";
  const gap = named.get("adj") === "on" ? "-" : " ";
  let shown = "";
  let at = 0;
  // `30|km`, `30|to|40|km`, and `6|ft|2|in`, where behind a unit a number has a unit of its own.
  do {
    const range = rangeAt(places, at);
    if (range === null) return "";
    shown += `${shown === "" ? "" : " "}${range.numbers}${gap}${range.unit}`;
    at = range.end;
  } while (isNumber(places[at]) && unit.test(places[at + 1] ?? ""));
  return shown;
}

/** `{{val|30|u=km}}`, of one number and a unit alone: an error, a power or what stands around them reads otherwise. */
function valued(places: readonly string[], named: ReadonlyMap<string, string>): string {
  const [number, ...others] = places;
  const [units = "", ...more] = [...named.values()];
  const isUnit = named.size === 0 || (/^up?l?$/.test([...named.keys()].join()) && unit.test(units));
  if (number === undefined || !isNumber(number) || others.length + more.length > 0 || !isUnit) return "";
  return units === "" ? number : `${number} ${units}`;
}

/** What is shown is the result alone, or in cells. */
const showsOther = /^(?:out|number|unit|preunit|table)/;

/** The numbers from a place on, with what stands between them, and their unit. */
function rangeAt(places: readonly string[], from: number) {
  let numbers = "";
  let at = from;
  for (;;) {
    const number = places[at];
    if (number === undefined || !isNumber(number)) return null;
    numbers += number;
    const between = separators.get(places[at + 1] ?? "");
    if (between === undefined) break;
    numbers += between;
    at += 2;
  }
  const code = places[at + 1] ?? "";
  return unit.test(code) ? { numbers, unit: unitShown(code, numbers), end: at + 2 } : null;
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^[-−+]?\.?\d[\d.,/+⁄]*$/.test(text);
}

const separators: ReadonlyMap<string, string> = new Map([
  ["to", " to "],
  ["and", " and "],
  ["or", " or "],
  ["by", " by "],
  ["-", "–"],
  ["–", "–"],
  ["x", " × "],
  ["*", " × "],
  ["×", " × "],
  ["+/-", " ± "],
  ["±", " ± "],
]);

/** A code of letters, no number and nothing that separates numbers. */
const unit = /^(?!(?:to|and|or|by|x)$)[\p{L}°µ][\p{L}\p{N}°µ/ .·]{0,19}$/u;

function unitShown(code: string, numbers: string): string {
  const [, power = "", counted] = multiple.exec(code) ?? [];
  if (counted !== undefined) return `${multiples.get(power)} ${unitShown(counted, "")}`;
  if (code === "acre") return numbers === "1" ? code : "acres";
  return unitsShown.get(code) ?? code.replace(/m([23])(?=\/|$)/, (_, power) => (power === "2" ? "m²" : "m³"));
}

/** `e6m3`: millions of cubic metres. */
const multiple = /^e(3|6|9|12)(\p{L}.*)$/u;

const multiples: ReadonlyMap<string, string> = new Map([
  ["3", "thousand"],
  ["6", "million"],
  ["9", "billion"],
  ["12", "trillion"],
]);

const unitsShown: ReadonlyMap<string, string> = new Map([
  ["C", "°C"],
  ["F", "°F"],
  ["kph", "km/h"],
  ["sqmi", "sq mi"],
  ["sqft", "sq ft"],
  ["sqyd", "sq yd"],
  ["cuft", "cu ft"],
  ["lbs", "lb"],
]);

/** A number with its digits in groups, and what it counts, in the power that is given; `""` for what is none. */
export function grouped([given = "", counted = "", power = "", ...rates]: readonly string[]): string {
  // It may stand in groups already.
  const number = given.replace(/(?<=\d)[ \u00a0\u202f](?=\d)/g, "");
  const isCounted = counted === "" || unit.test(counted);
  if (rates.length > 0 || !isNumber(number) || !isCounted || !/^[23]?$/.test(power)) return "";
  const [whole = "", ...rest] = number.split(/(?=[.,])/);
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
  const raised = power === "2" ? "²" : power === "3" ? "³" : "";
  return `${groups}${rest.join("")}${counted === "" ? "" : `\u00a0${counted}${raised}`}`;
}
