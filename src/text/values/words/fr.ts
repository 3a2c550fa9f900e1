import type { ValueWords } from "./value-words.ts";

export const fr: ValueWords = {
  months:
    "janvier/janv février/févr mars avril/avr mai juin juillet/juil août septembre/sept octobre/oct novembre/nov décembre/déc",
  negations: "ne n' pas jamais sans ni non aucun aucune",
  negated: "impossible=possible",
  doubling: "plus guère",
  hedges:
    "prétendument peut-être/possiblement probablement apparemment vraisemblablement sans_doute présumé/présumée supposé/supposée",
  quantifiers:
    "tous_les/toutes_les chaque presque_tous_les/presque_toutes_les la_plupart_des/la_majorité_des beaucoup_de/beaucoup_d'/de_nombreux/de_nombreuses plusieurs certains/certaines quelques peu_de/peu_d' majorité minorité toujours presque_toujours généralement/habituellement!/normalement souvent!/fréquemment! parfois!/quelquefois! rarement! entièrement/complètement/totalement principalement!/majoritairement! partiellement!/en_partie!",
  bounds:
    "environ/quelque/env/approximativement près_de/presque plus_de moins_de au_moins au_plus/jusqu'à exactement seulement",
  units:
    "%/pour_cent/pourcent €/euros/euro $/dollars/dollar francs/franc km/kilomètres/kilomètre cm/centimètres/centimètre mm/millimètres/millimètre km_h/kilomètres_par_heure litres/litre m/mètres/mètre g/grammes/gramme kg/kilogrammes/kilogramme tonnes/tonne ha/hectares/hectare km²/kilomètres_carrés/kilomètre_carré m²/mètres_carrés/mètre_carré m³/mètres_cubes/mètre_cube °_c/degrés_celsius ans/an années/année mois semaines/semaine jours/jour heures/heure minutes/minute secondes ⅓/tiers ¼/quarts",
  unitJoints: "de d'",
  shares: "un_tiers=⅓ un_quart=¼",
  eras: "av_j_c=- avant_jésus_christ=- avant_notre_ère=- av_jc=- apr_jc=+ de_notre_ère=+ ap_j_c=+ apr_j_c=+ après_jésus_christ=+",
  decades: "années",
  beforeYears: "en",
  beforeYearsFirst: "après avant dès",
  counted:
    "habitants habitantes personnes hommes femmes enfants membres élèves étudiants employés salariés ouvriers soldats ménages familles logements exemplaires",
};
