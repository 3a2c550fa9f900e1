/**
 * Abbreviations written with full stops, lower case, beyond those the sentence splitter itself knows.
 *
 * `inside` never ends a sentence: a name, number or noun follows. `last` may end one: it does before a capital. What is
 * a word of some language, too (`lit`, `cap`, `art`, `mind`), stands there.
 */
export interface Abbreviations {
  readonly inside: readonly string[];
  readonly last: readonly string[];
}

const list = (words: string): readonly string[] => words.split("|");

/** Every language's list holds on every wiki: pages quote each other's languages. */
export const abbreviations: Readonly<Record<string, Abbreviations>> = {
  de: {
    inside: list(
      "z. b.|mio.|mrd.|d. h.|d. i.|i. d. r.|i. e. s.|i. w. s.|s. o.|s. u.|u. a. m.|bzw.|ca.|evtl.|ggf.|inkl.|exkl.|insb.|sog.|vgl.|nr.|hl.|hrsg.|geb.|gest.|griech.|lat.|dt.|frz.|österr.|schweiz.|ehem.|verh.|dipl.|stv.|urspr.",
    ),
    last: list(
      "u. a.|o. ä.|u. ä.|v. chr.|n. chr.|v. a.|u. u.|z. t.|z. zt.|usw.|usf.|etc.|jh.|jhd.|jhdt.|str.|mind.|abs.",
    ),
  },
  en: {
    inside: list("e. g.|i. e.|e.g.|i.e.|cf.|viz.|ca.|c.|approx.|fl.|resp.|eds.|fr.|hon.|nos."),
    last: list(
      "a. m.|p. m.|a. d.|b. c.|b. c. e.|c. e.|a.m.|p.m.|et al.|ibid.|inc.|ltd.|jr.|sr.|bros.|ph. d.|vol.|vols.|fig.|figs.|trans.|lit.",
    ),
  },
  es: {
    inside: list(
      "p. ej.|p.ej.|sr.|sra.|srta.|dra.|d.|d.ª|dña.|fray.|núm.|pág.|págs.|aprox.|gral.|ntra.|sto.|sta.",
    ),
    last: list("a. c.|d. c.|a. de c.|d. de c.|ee. uu.|ud.|uds.|s. a.|u. s.|etc.|art.|cap."),
  },
  fr: {
    inside: list("p. ex.|par ex.|c.-à-d.|c. à d.|mm.|mgr.|n. b.|env.|av.|éd.|fasc.|litt.|ste.|vve."),
    last: list("av. j.-c.|apr. j.-c.|av. j. -c.|apr. j. -c.|s. m.|s. a. r.|etc.|chap.|coll."),
  },
  ru: {
    inside: list(
      "т. е.|т. н.|т. к.|т. о.|им.|св.|проф.|акад.|ул.|пр.|пл.|г.р.|р.|род.|ок.|напр.|см.|ср.|рис.|табл.|гл.|ст.|стр.|с.|тов.|чл.-корр.|англ.|нем.|фр.|лат.|греч.|исп.|итал.|рус.|укр.|кит.|яп.|букв.|д.|кв.|корп.|тыс.|млн.|млрд.",
    ),
    last: list("и т. д.|и т. п.|т. д.|т. п.|н. э.|до н. э.|г.|гг.|в.|вв.|руб.|коп.|др.|пр."),
  },
};
