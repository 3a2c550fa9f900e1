import { foldSpace } from "../fold-space.ts";
import { grouped } from "./measure-template.ts";

/**
 * What a template shows that forms a century, an ordinal, a date or a number, on the wikis that have it: `XIXe siècle` for
 * `{{s-|XIX}}`, `1er` for `{{1er}}`, `5 mai 1904` for `{{date|5|mai|1904}}`, `4 500` for `{{nb|4500}}`, `{{число|4500}}` and
 * `{{fmtn|4500}}`, `siglo XIX` for `{{siglo|XIX||s}}`; `""` for any other.
 *
 * @param end - Offset after its braces.
 * @param language - Language of the wiki: on other wikis the same names mean other things.
 * @see https://fr.wikipedia.org/wiki/Modèle:S-
 * @see https://es.wikipedia.org/wiki/Plantilla:Siglo
 * @see https://ru.wikipedia.org/wiki/Шаблон:Число
 */
export function localWords(source: string, start: number, end: number, language: string): string {
  const shownBy = languages.get(language);
  if (shownBy === undefined || end - start > longestCall) return "";
  const [name = "", ...places] = source
    .slice(start + 2, end - 2)
    .split("|")
    .map((part) => part.trim());
  return shownBy(name, places);
}

const longestCall = 60;

const languages: ReadonlyMap<string, (name: string, places: readonly string[]) => string> = new Map([
  ["fr", inFrench],
  ["es", inSpanish],
  ["pt", (name, places) => (/^fmtn$/i.test(name) ? grouped(places) : "")],
  ["ru", (name, places) => (/^(?:число|num)$/i.test(name) ? grouped(places) : "")],
]);

function inFrench(name: string, places: readonly string[]): string {
  if (places.length === 0) return ordinal.test(name) || endings.test(name) ? name.replaceAll("_", " ") : "";
  if (/^date-?$/i.test(name)) return dateInFrench(places);
  if (/^(?:nb|nombre)$/i.test(name)) return grouped(places);
  const [one = "", suffix = "", word = "", other = "", otherSuffix = "", plural = ""] = places;
  if (!roman.test(one) || !suffixes.test(suffix)) return "";
  const first = one + (suffix || (one === "I" ? "er" : "e"));
  switch (name.toLowerCase()) {
    case "s":
    case "s-":
      return places.length > 2 ? "" : `${first} siècle`;
    case "-s":
    case "-s-":
      return places.length > 2 ? "" : `${first} siècle av. J.-C.`;
    case "sp":
    case "sp-":
      return roman.test(other) && suffixes.test(otherSuffix) && /^s?$/.test(plural)
        ? `${first} ${word} ${other}${otherSuffix} siècle${plural}`
        : "";
    default:
      return "";
  }
}

const roman = /^[IVX]+$/;
const suffixes = /^(?:er|e)?$/;
/** `{{1er}}`, `{{XIXe}}`, `{{XIXe siècle}}` */
const ordinal = /^(?:\d{1,3}|[IVX]+)(?:er|re|e)(?:[ _]siècle)?$/;

/** Endings that follow a number: `XIX{{e}} siècle`. */
const endings = /^(?:e|er|re|es)$/;

/** `5|mai|1904` or `5 mai 1904`, perhaps followed by a field that is only linked to; the first of a month is written `1er`. */
function dateInFrench(places: readonly string[]): string {
  if (places.some((place) => place.includes("="))) return "";
  const words = foldSpace(places.slice(0, 3).join(" "));
  return date.test(words) ? words.replace(/^1(?= )/, "1er") : "";
}

const date = /^(?:\d{1,2}|1er) \p{L}+ \d{1,4}$/u;

function inSpanish(name: string, [number = "", era = "", word = ""]: readonly string[]): string {
  if (!/^siglo$/i.test(name) || !roman.test(number) || !/^a?$/.test(era) || !/^s$/i.test(word)) return "";
  return `${word === "s" ? "siglo" : "Siglo"} ${number}${era === "a" ? " a. C." : ""}`;
}
