import { callParts } from "./call-parts.ts";
import { numeralOf } from "./numeral-template.ts";

/**
 * What a template shows first that forms a number, with its unit or currency if it has one: `30 km` for
 * `{{convert|30|km|mi}}`, `½` for `{{frac|1|2}}`.
 *
 * The measure is shown as given, without what it is converted to, and with its unit not spelt out. It is `""` for another
 * template, and where what is given is not a number and a unit in plain words.
 *
 * @param end - Offset after its braces.
 * @param language - Language of the wiki.
 * @see https://en.wikipedia.org/wiki/Template:Convert
 * @see https://en.wikipedia.org/wiki/Template:Val
 * @see https://en.wikipedia.org/wiki/Template:INRConvert
 * @see https://fr.wikipedia.org/wiki/Modèle:Unité
 */
export function measureOf(source: string, start: number, end: number, language = ""): string {
  opening.lastIndex = start;
  const name = opening.exec(source)?.[1];
  if (name === undefined || end - opening.lastIndex > longestCall) return "";
  const given = source.slice(opening.lastIndex, end - 2);
  if (/[{}[\]<>\n]/.test(given)) return "";
  const { places, named } = callParts(given);
  if (/^INRC/i.test(name)) return inRupees(places);
  const currency = currencies.get(name.toUpperCase());
  if (currency !== undefined) return amount.test(places[0] ?? "") ? `${currency}${places[0]}` : "";
  const numeral = numeralOf(name.toLowerCase(), places, source.charCodeAt(start - 1), language);
  if (numeral !== null) return numeral;
  if (/^v/i.test(name)) return valued(places, named);
  // The digits stand apart on the page without a space between them.
  if (/^g/i.test(name)) return valued([places.join("")], named);
  return /^c/i.test(name) ? converted(places, named) : withPower(places, named);
}

const opening =
  /\{\{[ _]*(convert|cvt|val|unité|unidad|US\$|[AC]\$|[£€¥₹]|AUD|CAD|EURO?|GBP|INR(?:Convert)?|JPY|USD|gaps|e|10\^|s?frac|fraction|bruch|\d\/\d(?=\}\}))[ _]*(?:\||(?=\}\}))/iy;

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

/** `30|c`: an amount in crores, which a code stands for. */
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
  if (showsOther.test(named.get("disp") ?? "") || besideUnit.test(named.get("adj") ?? "")) return "";
  const gap = named.get("adj") === "on" ? "-" : " ";
  let shown = "";
  let at = 0;
  // `30|km`, `30|to|40|km`, and `6|ft|2|in`, where a number after a unit has a unit of its own.
  do {
    const range = rangeAt(places, at);
    if (range === null) return "";
    shown += `${shown === "" ? "" : " "}${range.numbers}${gap}${range.unit}`;
    at = range.end;
  } while (isNumber(places[at]) && unit.test(places[at + 1] ?? ""));
  return shown;
}

/** `{{val|1.5|0.2|e=6|u=km|up=s}}`: a number, its error, the power of ten and the unit; what else it may be given reads otherwise. */
function valued(
  [given = "", error, ...others]: readonly string[],
  named: ReadonlyMap<string, string>,
): string {
  const [, number, written] = /^([^e]+?)(?:e([-−+]?\d{1,3}))?$/i.exec(given) ?? [];
  const power = (written ?? named.get("e") ?? "").replace("+", "");
  const [units, per] = [named.get("u") ?? named.get("ul") ?? "", named.get("up") ?? named.get("upl") ?? ""];
  const isKnown = [...named.keys()].every((key) => /^(?:up?l?|e|fmt)$/.test(key)) && others.length === 0;
  if (!isKnown || !isNumber(number) || !/^(?:[-−]?\d{1,3})?$/.test(power)) return "";
  if (!isNumber(error ?? number) || [units, per].some((code) => code !== "" && !unit.test(code))) return "";
  const about = error === undefined ? number : `${number}±${error}`;
  const raised = power === "" ? about : `${error === undefined ? about : `(${about})`}×10^${power}`;
  return `${raised}${units === "" ? "" : ` ${units}`}${per === "" ? "" : `/${per}`}`;
}

/** Parameters by which only the result is shown, or cells. */
const showsOther = /^(?:out|number|unit|preunit|table)/;

/** Values of `adj` by which one of the places is words that stand before the unit, or behind it: `{{convert|5|long|mi|adj=pre}}`. */
const besideUnit = /^(?:pre|mid)$/;

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

function isNumber(text: string | undefined): text is string {
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

/** A code of letters that is neither a number nor something between numbers. */
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

/** `{{unité|1.5|km|e=6}}`: a grouped number with a power of ten; with `±=0.2` and the like it reads otherwise. */
function withPower(places: readonly string[], named: ReadonlyMap<string, string>): string {
  if ([...named.keys()].some((key) => /^[^\p{L}\p{N}]+$/u.test(key))) return "";
  const exponent = named.get("e") ?? "";
  if (!/^(?:[-−]?\d{1,3})?$/.test(exponent)) return "";
  return grouped(places, exponent === "" ? "" : `×10^${exponent}`);
}

/**
 * A number with its digits in groups, with the given power and what it counts; `""` where it is no number.
 *
 * @param times - What stands right behind the number.
 */
export function grouped(
  [given = "", counted = "", power = "", ...rates]: readonly string[],
  times = "",
): string {
  // The number may be grouped already.
  const number = given.replace(/(?<=\d)[ \u00a0\u202f](?=\d)/g, "");
  const isCounted = counted === "" || unit.test(counted);
  if (rates.length > 0 || !isNumber(number) || !isCounted || !/^[23]?$/.test(power)) return "";
  const [whole = "", ...rest] = number.split(/(?=[.,])/);
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
  const raised = power === "2" ? "²" : power === "3" ? "³" : "";
  return `${groups}${rest.join("")}${times}${counted === "" ? "" : `\u00a0${counted}${raised}`}`;
}
