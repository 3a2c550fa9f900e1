import type { ValueWords } from "./value-words.ts";

export const ro: ValueWords = {
  months:
    "ianuarie/ian februarie/febr/feb martie aprilie/apr mai iunie/iun iulie/iul august/aug septembrie/sept/sep octombrie/oct noiembrie/nov decembrie/dec",
  // `n.` also means born.
  negations: "nu nici niciodată fără nu_mai",
  negated:
    "n-a=a n-au=au n-am=am n-ar=ar n-are=are n-avea=avea n-aveau=aveau nicio=o niciun=un nimeni=cineva nimic=ceva imposibil=posibil imposibilă=posibilă",
  hedges:
    "probabil aparent se_pare se_presupune presupus/presupusă/presupusul/presupusa/presupuși/presupuşi pretins/pretinsă",
  bounds:
    "aproximativ/aprox/circa/cca/în_jur_de/vreo aproape peste sub mai_mult_de mai_puțin_de/mai_puţin_de nu_mai_mult_de nu_mai_puțin_de/nu_mai_puţin_de cel_puțin/cel_puţin cel_mult exact doar/numai",
  units:
    "%/la_sută/procente/procent lei/leu/ron €/euro $/dolari/dolar km/kilometri/kilometru m/metri/metru cm/centimetri/centimetru mm/milimetri/milimetru km²/kmp/km_pătrați/km_pătraţi/kilometri_pătrați/kilometri_pătraţi/kilometru_pătrat m²/mp/metri_pătrați/metri_pătraţi/metru_pătrat g/grame/gram kg/kilograme/kilogram tone/tonă ha/hectare/hectar ani/an luni/lună săptămâni/săptămână zile/zi ore/oră minute/minut secunde/secundă",
  eras: "î_hr=- îhr=- î_e_n=- îen=- înainte_de_hristos=- d_hr=+ dhr=+ e_n=+ după_hristos=+",
  beforeYears: "în anul",
  counted:
    "locuitori/locuitor persoane/persoană oameni bărbați/bărbaţi femei copii membri/membru elevi studenți/studenţi angajați/angajaţi muncitori soldați/soldaţi familii gospodării locuințe/locuinţe exemplare",
};
