import { isDigit } from "../character-kind.ts";
import { fractionSigns } from "../fraction-signs.ts";
import { wordSet } from "../word-set.ts";

/**
 * What a template shows of a number beside, or in place of, one in digits: `½` for `{{frac|1|2}}`, ` 17⁄32` for
 * `{{frac|17|32}}` behind a digit, `×10^6` for `{{e|6}}`, `10^6` for `{{10^|6}}`.
 *
 * It is `""` where that is no number, and `null` for another template.
 *
 * @param name - In lower case.
 * @param before - The UTF-16 unit before the call.
 * @param language - Language of the wiki.
 * @see https://en.wikipedia.org/wiki/Template:Fraction
 * @see https://en.wikipedia.org/wiki/Template:E
 */
export function numeralOf(
  name: string,
  places: readonly string[],
  before: number,
  language: string,
): string | null {
  if (name === "e" || name === "10^") return power(name, places, before, language);
  if (fractions.has(name)) return fraction(places, before);
  // `{{1/2}}`
  return isDigit(name.charCodeAt(0)) ? fraction(name.split("/"), before) : null;
}

const fractions = wordSet("frac sfrac fraction bruch");

function power(name: string, [exponent = "", ...more]: readonly string[], before: number, language: string) {
  if (!/^[-−]?\d{1,3}$/.test(exponent) || more.length > 0) return "";
  if (name === "10^") return `10^${exponent}`;
  if (!isDigit(before)) return "";
  // On French wikis it raises what it is given: `10{{e|6}}`.
  return language === "fr" ? `^${exponent}` : `×10^${exponent}`;
}

/** Its whole part, numerator and denominator, of which the last is always given. */
function fraction(places: readonly string[], before: number): string {
  const [denominator = "", numerator = "1", whole = "", ...more] = places.toReversed();
  const isNumber = /^\d{1,5}$/.test(numerator) && /^\d{1,5}$/.test(denominator);
  if (!isNumber || !/^(?:[-−+]?\d[\d,]*)?$/.test(whole) || more.length > 0) return "";
  const sign = fractionSigns.get(`${numerator}/${denominator}`);
  if (sign !== undefined) return whole + sign;
  // Beside a digit a numerator would be one more: `517⁄32`.
  const gap = whole !== "" || isDigit(before) ? " " : "";
  return `${whole}${gap}${numerator}⁄${denominator}`;
}
