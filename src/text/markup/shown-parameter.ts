import type { Parameter } from "./markup.ts";

/** Which positional parameter a template shows in its place; `last` for whichever that is. */
type Shown = number | "last";

const names = (list: string, shown: Shown): readonly (readonly [string, Shown])[] =>
  list.split("|").map((name) => [name, shown]);

/**
 * Templates that stand around words of a sentence and show them: they format, name a language, or mark what lacks a source.
 *
 * Lower case; a closed list, because an export does not hold the wiki's templates. None that shows words of its own beside
 * them, but for a mark behind; none that means something else on another wiki.
 */
const shownBy: ReadonlyMap<string, Shown> = new Map([
  ...names("nowrap|nobr|nobold|noitalic|small|smaller|larger|big|smallcaps|abbr|tooltip|circa|c.|nihongo", 1),
  ...names("citation needed span|cn span|fact span|clarify span|not a typo|as written", 1),
  ...names(
    "référence nécessaire|refnec|référence souhaitée|refsou|passage à actualiser|passage non neutre",
    1,
  ),
  ...names("pas clair|quand|qui|quoi|où", 1),
  ...names("citazione necessaria|senza fonte|bron?|нет аи 2|要出典範囲|読み仮名|ruby", 1),
  ...names("lang|langx|color|colour", 2),
  ...names("transliteration|transl|font color", "last"),
]);

/** `{{lang-fr|…}}` */
const ofLanguage = /^lang-[a-z]{2,3}(?:-[a-z]+)?$/;

/**
 * Which of a template's parameters shows in its place, counted from 0; -1 for none.
 *
 * @param name - In lower case.
 */
export function shownParameter(name: string, parameters: readonly Parameter[]): number {
  const shown = shownBy.get(name) ?? (ofLanguage.test(name) ? 1 : null);
  if (shown === null) return -1;
  const positional = parameters.flatMap((parameter, place) => (parameter.positional ? [place] : []));
  return positional.at(shown === "last" ? -1 : shown - 1) ?? -1;
}
