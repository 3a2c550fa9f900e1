import type { Parameter } from "./markup.ts";

/** Which parameter a template shows in its place. */
interface Shown {
  /** By its number, from 1; `last` for the last one without a name. */
  readonly place: number | "last";
  /** The name of the one that is shown instead where it is given; `null` for none. */
  readonly instead: string | null;
}

const names = (
  list: string,
  place: Shown["place"],
  instead: Shown["instead"] = null,
): readonly (readonly [string, Shown])[] => list.split("|").map((name) => [name, { place, instead }]);

/**
 * Templates that stand around words of a sentence and show them: they format, name a language, or mark what lacks a source.
 *
 * Lower case; a closed list, because an export does not hold the wiki's templates. None that shows words of its own beside
 * them, but for a mark behind; none that means something else on another wiki.
 */
const shownBy: ReadonlyMap<string, Shown> = new Map([
  ...names("nowrap|nobr|nobold|noitalic|small|smaller|larger|big|smallcaps|abbr|tooltip|circa|c.|nihongo", 1),
  ...names("em|strong|mono|vanchor|visible anchor|not a typo|as written", 1),
  ...names("citation needed span|cn span|cns|fact span|clarify span|failed verification span", 1, "text"),
  ...names("ill|interlanguage link", 1, "lt"),
  ...names(
    "référence nécessaire|refnec|référence souhaitée|refsou|passage à actualiser|passage non neutre",
    1,
  ),
  ...names("pas clair|quand|qui|quoi|où", 1),
  ...names("citazione necessaria|senza fonte|bron?|нет аи 2|要出典範囲|読み仮名|ruby", 1),
  ...names("lang|langx|color|colour", 2),
  ...names("transliteration|translit|transl|font color", "last"),
]);

/** `{{lang-fr|…}}` */
const ofLanguage = /^lang-[a-z]{2,3}(?:-[a-z]+)?$/;

/**
 * Which of a template's parameters shows in its place, counted from 0; -1 for none.
 *
 * @param name - In lower case.
 */
export function shownParameter(name: string, parameters: readonly Parameter[]): number {
  const shown = shownBy.get(name) ?? (ofLanguage.test(name) ? first : undefined);
  if (shown === undefined) return -1;
  const { place, instead } = shown;
  const named = instead === null ? -1 : lastOf(parameters, instead);
  if (named >= 0) return named;
  return place === "last"
    ? parameters.findLastIndex(({ positional }) => positional)
    : lastOf(parameters, String(place));
}

const first: Shown = { place: 1, instead: null };

/** Of several of one name the last counts, if it is not empty. */
function lastOf(parameters: readonly Parameter[], wanted: string): number {
  const place = parameters.findLastIndex(({ name }) => name === wanted);
  return parameters[place]?.value.trim() === "" ? -1 : place;
}
