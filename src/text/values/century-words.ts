/** Words for a century, and for several, on one side of a Roman numeral; shortened ones with their full stop. */
interface Side {
  readonly one: string;
  readonly several: string;
}

/** A language's words for a century before a Roman numeral, and after it. */
interface Centuries {
  readonly before?: Side;
  readonly behind?: Side;
}

/** Words for a century, ready to be looked up. */
export interface CenturyWords {
  readonly before: ReadonlySet<string>;
  readonly severalBefore: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
  readonly severalBehind: ReadonlySet<string>;
}

const known = new Map<string, CenturyWords>();

/**
 * The words for a century on a wiki.
 *
 * @param languages - The languages whose words are read; `null` where they are not known: then all languages, but without
 * shortened words, which mean something else elsewhere (`sec. IV`).
 */
export function centuryWords(languages: readonly string[] | null): CenturyWords {
  const key = languages === null ? "" : languages.join(" ");
  const words = known.get(key) ?? build(languages);
  known.set(key, words);
  return words;
}

function build(languages: readonly string[] | null): CenturyWords {
  const found = (languages ?? Object.keys(centuries)).map((language) => centuries[language]);
  const setOf = (sides: readonly (string | undefined)[]) => {
    const words = sides.flatMap((side) => side?.normalize("NFC").split(" ") ?? []);
    return new Set(languages === null ? words.filter((word) => !word.endsWith(".")) : words);
  };
  return {
    before: setOf(found.map((words) => words?.before?.one)),
    severalBefore: setOf(found.map((words) => words?.before?.several)),
    behind: setOf(found.map((words) => words?.behind?.one)),
    severalBehind: setOf(found.map((words) => words?.behind?.several)),
  };
}

/** Whether a language has words for a century here. */
export function hasCenturyWords(language: string): boolean {
  return Object.hasOwn(centuries, language);
}

const centuries: Readonly<Record<string, Centuries>> = {
  en: { behind: { one: "century", several: "centuries" } },
  de: { behind: { one: "jahrhundert jahrhunderts Jh. Jhs.", several: "jahrhunderte jahrhunderten" } },
  fr: { behind: { one: "siècle", several: "siècles" } },
  es: { before: { one: "siglo s.", several: "siglos ss." } },
  ast: { before: { one: "sieglu", several: "sieglos" } },
  gl: { before: { one: "século s.", several: "séculos ss." } },
  pt: { before: { one: "século séc.", several: "séculos sécs." } },
  ca: { before: { one: "segle s.", several: "segles ss." } },
  oc: { before: { one: "sègle", several: "sègles" } },
  it: {
    before: { one: "secolo sec.", several: "secoli secc." },
    behind: { one: "secolo sec.", several: "secoli secc." },
  },
  ro: { before: { one: "secol secolul secolului sec.", several: "secole secolele secolelor" } },
  nl: { behind: { one: "eeuw", several: "eeuwen" } },
  pl: { behind: { one: "wiek wieku wiekiem w.", several: "wieki wieków wiekom wiekach wiekami ww." } },
  cs: { behind: { one: "století stol.", several: "stoletích" } },
  sk: { behind: { one: "storočie storočia storočí stor.", several: "storočiach" } },
  sh: {
    behind: {
      one: "stoljeće stoljeća stoljeću vijek vijeka vijeku",
      several: "stoljećima vijekova vijekovima",
    },
  },
  sr: { behind: { one: "век века веку vek veka veku", several: "векова вековима vekova vekovima" } },
  mk: { behind: { one: "век векот", several: "векови" } },
  bg: { behind: { one: "век века в.", several: "векове" } },
  ru: { behind: { one: "век века веку веком веке в.", several: "веков векам веками веках вв." } },
  be: { behind: { one: "стагоддзе стагоддзя стагоддзю стагоддзі ст.", several: "стагоддзяў стагоддзях" } },
  uk: {
    behind: { one: "століття століттю століттям столітті ст.", several: "століть століттями століттях" },
  },
  sl: { behind: { one: "stoletje stoletja stoletju st.", several: "stoletij stoletjih" } },
  lv: { behind: { one: "gadsimts gadsimta gadsimtā gs.", several: "gadsimti gadsimtos" } },
  et: { behind: { one: "sajand sajandi sajandil sajandist", several: "sajandid sajanditel" } },
  lt: { behind: { one: "amžius amžiaus amžiuje a.", several: "amžių amžiais" } },
  hu: {
    behind: {
      one: "század századi századot századnak századra századtól századig századon században századból sz.",
      several: "századok századokban",
    },
  },
  tr: {
    behind: {
      one: "yüzyıl yüzyılı yüzyılın yüzyıla yüzyılda yüzyıldan yy.",
      several: "yüzyıllar yüzyıllarda",
    },
  },
  eo: { behind: { one: "jarcento jarcenton jc.", several: "jarcentoj jarcentojn" } },
  id: { before: { one: "abad", several: "" } },
  // `thế kỷ`
  vi: { before: { one: "kỷ kỉ", several: "" } },
  az: { behind: { one: "əsr əsrin əsrdə əsrə əsrdən", several: "əsrlər əsrlərdə" } },
  eu: {
    behind: { one: "mende mendea mendean mendeko mendearen mendetik mendera", several: "mendeak mendeetan" },
  },
  ka: {
    behind: { one: "საუკუნე საუკუნის საუკუნეში საუკუნეშია საუკუნიდან საუკუნემდე ს.", several: "საუკუნეებში" },
  },
  hy: { behind: { one: "դար դարի դարում դարից", several: "դարեր դարերի դարերում" } },
  kk: { behind: { one: "ғасыр ғасырдың ғасырда ғасырға ғасырдан ғ.", several: "ғасырлар ғасырларда" } },
  uz: { behind: { one: "asr asrning asrda asrga asrdan", several: "asrlar asrlarda" } },
  sq: { before: { one: "shekulli shekullin shekullit shek.", several: "shekujt shekujve" } },
  la: { before: { one: "saeculum saeculi saeculo saec.", several: "saecula saeculis" } },
};
