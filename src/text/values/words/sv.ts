import type { ValueWords } from "./value-words.ts";

export const sv: ValueWords = {
  months:
    "januari/jan februari/feb mars/mar april/apr maj juni/jun juli/jul augusti/aug september/sep/sept oktober/okt november/nov december/dec",
  negations: "inte ej icke aldrig varken",
  negated: "ingen=en inget=ett inga=några ingenting=något omöjlig=möjlig omöjligt=möjligt",
  hedges:
    "kanske troligen sannolikt förmodligen möjligen påstås påstått/påstådd/påstådda uppenbarligen antagligen",
  quantifiers:
    "alla varje nästan_alla de_flesta! många! flera några få majoritet/majoriteten minoritet/minoriteten alltid nästan_alltid vanligtvis!/vanligen! ofta! ibland!/stundom! sällan! helt/fullständigt huvudsakligen! delvis!",
  bounds:
    "ungefär/omkring/cirka/ca nästan drygt knappt över/mer_än under/mindre_än minst högst upp_till exakt bara/endast",
  units:
    "%/procent kr/kronor/krona/sek €/euro $/dollar km/kilometer m/meter cm/centimeter mm/millimeter km²/kvadratkilometer m²/kvadratmeter g/gram kg/kilogram/kilo ton ha/hektar år månader/månad veckor/vecka dagar/dag timmar/timme minuter/minut sekunder/sekund",
  eras: "f_kr=- e_kr=+",
  beforeYears: "sedan",
  counted:
    "invånare personer människor män kvinnor barn medlemmar elever studenter anställda soldater hushåll",
};
