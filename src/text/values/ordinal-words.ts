/**
 * Ordinals of one word, by language: in order of value from 1, forms of one separated by `/`.
 *
 * Ordinals that are a number with an ending are in `number-words.ts`.
 */
export const ordinalWords: Readonly<Record<string, string>> = {
  en: "first second",
  fr: "premier/première/premiers/premières second/seconde/seconds/secondes",
  es: "primero/primera/primer segundo/segunda tercero/tercera/tercer cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima",
  it: "primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima",
  pt: "primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima",
  de: inflected(
    "erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst",
    ["e", "en", "er", "em", "es"],
  ),
  nl: "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste",
  sv: "första/förste andra/andre tredje fjärde femte sjätte sjunde åttonde nionde tionde",
  da: "første anden/andet tredje fjerde femte sjette syvende ottende niende tiende",
  no: "første andre tredje fjerde femte sjette sjuende/syvende åttende niende tiende",
  // From eleventh to nineteenth they have two words: see `number-words.ts`.
  ar: "الأول/الأولى/أول/أولى الثاني/الثانية/ثاني الثالث/الثالثة/ثالث الرابع/الرابعة/رابع الخامس/الخامسة/خامس السادس/السادسة/سادس السابع/السابعة/سابع الثامن/الثامنة/ثامن التاسع/التاسعة/تاسع العاشر/العاشرة/عاشر",
};

function inflected(stems: string, endings: readonly string[]): string {
  return stems
    .split(" ")
    .map((stem) => endings.map((ending) => stem + ending).join("/"))
    .join(" ");
}
