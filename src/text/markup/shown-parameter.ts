import type { Parameter } from "./markup.ts";
import { quotedBy } from "./quotation-templates.ts";
import { shownNames as names, type ShownName } from "./shown-names.ts";

/** The parameters of which the first that is given is shown, by name or by number from 1; `last`: the last one without a name. */
type Shown = ShownName[1];

/**
 * Templates around words of a sentence that show those words: they format, name a language, or mark what lacks a source.
 *
 * Lower case; a closed list, because an export does not hold the wiki's templates. It has no template that adds words of its
 * own, other than a mark after them, and none that means something else on another wiki.
 */
const shownBy: ReadonlyMap<string, Shown> = new Map([
  ...names(
    "nowrap|nobr|nobold|noitalic|small|smaller|larger|big|smallcaps|abbr|tooltip|circa|c.|ca.|nihongo",
    "1",
  ),
  ...names("talk quote inline|talk quote|tq|tqi|tqq", "text", "1"),
  ...names("em|strong|mono|vanchor|visible anchor|not a typo|as written|sic", "1"),
  ...names("flag|flagu|flagcountry", "name", "1"),
  ...names("math|mvar|var|code|kbd|chem2|sub|sup|strike|unicode|polytonic|iast|hebrew|script/hebrew", "1"),
  // The name of a template that a post speaks of.
  ...names("tl|tlx|tlf|tlc", "1"),
  ...names("center|centre|x-larger|xx-larger|xxx-larger|x-smaller|xx-smaller", "1"),
  ...names("dropinitial|drop initial|dropcap|drop cap|small-caps|small caps|all small caps", "1"),
  // One half of a word on a scanned page, followed by the whole word.
  ...names("hws|hwe|hyphenated word start|hyphenated word end", "1"),
  ...names("citation needed span|cn span|cns|fact span|clarify span|failed verification span", "text", "1"),
  ...names(
    "référence nécessaire|refnec|référence souhaitée|refsou|passage à actualiser|passage non neutre",
    "1",
  ),
  ...names("pas clair|quand|qui|quoi|où", "1"),
  ...names("citazione necessaria|senza fonte|bron?|нет аи 2|要出典範囲|読み仮名|ruby", "1"),
  ...names("lang|langx|color|colour", "2"),
  ...names("transliteration|translit|transl|font color", "last"),
  ...names("wikt-lang", "3", "2"),
  // Links to articles on another wiki.
  ...names("ill|illm|interlanguage link|interlanguage link multi", "lt", "1"),
  ...names("lien", "texte", "fr", "1"),
  ...names(
    "нп|нп3|нп4|нп5|не переведено|не переведено 3|не переведено 5|не перекладено",
    ...["текст", "2", "надо", "треба", "1"],
  ),
  ...names("仮リンク", "label", "1"),
  ...names("le|lj|ld|lf", "3", "1"),
  ...names("tsl|translink", "4", "3"),
  ...names("وإو", "نص", "عر", "1"),
]);

/** Names that mean something else on wikis of other languages, by language. */
const shownLocally: ReadonlyMap<string, ReadonlyMap<string, Shown>> = new Map([
  // A link to Wikipedia from its sister projects; on Italian wikis, a request to add links.
  ["en", new Map([...names("sc|asc", "1"), ...names("w", "2", "1")])],
  [
    "fr",
    new Map([...names("citation|guil|sc|petites capitales", "texte", "1"), ...names("langue", "texte", "2")]),
  ],
  ["es", new Map(names("esd", "1"))],
  ["ru", new Map(names("s|comment", "1"))],
]);

/** `{{lang-fr|…}}`, and `{{link-fr|…}}`, whose third parameter is what it shows. */
const ofLanguage = /^(?:lang|(link))-[a-z]{2,3}(?:-[a-z]+)?$/;

/** A word of the language whose code comes first, as a Wiktionary links it: `{{m|la|vicus|vīcus}}`. */
const words: ReadonlySet<string> = new Set(["m", "mention", "l", "link", "ll"]);
const code = /^[a-z]{2,3}(?:-[a-z]{2,8}){0,2}$/;

/**
 * The index of the parameter that shows in a template's place, counted from 0; -1 for none.
 *
 * @param name - In lower case.
 * @param language - Language of the wiki.
 */
export function shownParameter(name: string, parameters: readonly Parameter[], language: string): number {
  const shown =
    quotedBy(name, language) ??
    shownBy.get(name) ??
    shownLocally.get(language)?.get(name) ??
    (words.has(name) ? shownOfWord(parameters) : shownByLanguage(name));
  if (partsWord(name, parameters)) return -1;
  for (const wanted of shown) {
    const place =
      wanted === "last"
        ? parameters.findLastIndex(({ positional }) => positional)
        : lastOf(parameters, wanted);
    if (place >= 0) return showsOther(name, parameters[place]) ? -1 : place;
  }
  return -1;
}

/** Whether a template shows something else in place of a parameter that it is given. */
function showsOther(name: string, parameter: Parameter | undefined): boolean {
  return isWidth(name, parameter) || isDoubt(name, parameter) || isCountryCode(name, parameter);
}

/** Whether `{{flag|ESP}}` is given a code, for which it shows the name of the country; a `name` is shown as it is. */
function isCountryCode(name: string, parameter: Parameter | undefined): boolean {
  if (!name.startsWith("flag") || parameter?.name === "name") return false;
  return /^[A-Z]{2,4}$/.test(parameter?.value.trim() ?? "");
}

/** Whether `{{em|2}}` is a space of that width, as on a Wikisource, and emphasises no words or longer number (`{{em|1990}}`). */
function isWidth(name: string, parameter: Parameter | undefined): boolean {
  return name === "em" && /^\d{0,2}(?:\.\d+)?$/.test(parameter?.value.trim() ?? "");
}

/** Whether `{{sic|?}}` only doubts the word before it. */
function isDoubt(name: string, parameter: Parameter | undefined): boolean {
  return name === "sic" && /^[?!]*$/.test(parameter?.value.trim() ?? "");
}

const unmended: ReadonlySet<string> = new Set(["sic", "not a typo", "as written"]);

/**
 * Whether a template parts a word, so that nobody who looks for mistakes finds it: `{{sic|recie|ved}}`. What begins alike is
 * what the word should be, as on a Wikisource: `{{SIC|recieved|received}}`.
 */
function partsWord(name: string, parameters: readonly Parameter[]): boolean {
  if (!unmended.has(name)) return false;
  const [first, second] = ["1", "2"].map((wanted) => parameters[lastOf(parameters, wanted)]?.value.trim());
  return second !== undefined && first?.charAt(0).toLowerCase() !== second.charAt(0).toLowerCase();
}

function shownOfWord(parameters: readonly Parameter[]): Shown {
  const language = parameters.find(({ name }) => name === "1")?.value.trim() ?? "";
  return code.test(language) ? ["3", "2"] : [];
}

function shownByLanguage(name: string): Shown {
  const found = ofLanguage.exec(name);
  if (found === null) return [];
  return found[1] === undefined ? ["1"] : ["3", "1"];
}

/** The index of the last parameter with a name, if it is not empty. */
function lastOf(parameters: readonly Parameter[], wanted: string): number {
  const place = parameters.findLastIndex(({ name }) => name === wanted);
  return parameters[place]?.value.trim() === "" ? -1 : place;
}
