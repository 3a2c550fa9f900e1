import type { ValueWords } from "./value-words.ts";

export const eo: ValueWords = {
  months:
    "januaro/jan februaro/feb marto/mar aprilo/apr majo/maj junio/jun julio/jul aŭgusto/aŭg septembro/sep/sept oktobro/okt novembro/nov decembro/dec",
  negations: "ne neniam nek sen ne_plu",
  negated: "neniu=iu neniun=iun nenio=io nenion=ion neebla=ebla",
  hedges: "eble verŝajne probable supozeble ŝajne laŭdire onidire supozata/supozataj/supozatan/supozatajn",
  bounds:
    "ĉirkaŭ/ĉ/ĉirk/proksimume preskaŭ pli_ol/super malpli_ol/sub ne_pli_ol almenaŭ ĝis ekzakte/precize nur",
  units:
    "%/procentoj/procentojn/procento/procenton/elcentoj/elcentojn/elcento/elcenton €/eŭroj/eŭrojn/eŭro/eŭron $/dolaroj/dolarojn/dolaro/dolaron km/kilometroj/kilometrojn/kilometro/kilometron m/metroj/metrojn/metro/metron cm/centimetroj/centimetrojn/centimetro/centimetron mm/milimetroj/milimetrojn/milimetro/milimetron km²/kvadrataj_kilometroj/kvadratajn_kilometrojn/kvadratkilometroj/kvadratkilometrojn m²/kvadrataj_metroj/kvadratajn_metrojn/kvadratmetroj/kvadratmetrojn g/gramoj/gramojn/gramo/gramon kg/kilogramoj/kilogramojn/kilogramo/kilogramon tunoj/tunojn/tuno/tunon ha/hektaroj/hektarojn/hektaro/hektaron jaroj/jarojn/jaro/jaron monatoj/monatojn/monato/monaton semajnoj/semajnojn/semajno/semajnon tagoj/tagojn/tago/tagon horoj/horojn/horo/horon minutoj/minutojn/minuto/minuton sekundoj/sekundojn/sekundo/sekundon",
  unitJoints: "da",
  eras: "a_k=- ak=- a_kr=- a_n_e=- antaŭ_kristo=- antaŭ_nia_erao=- p_k=+ pk=+ p_kr=+ n_e=+ post_kristo=+",
  beforeYears: "en ekde",
  counted:
    "loĝantoj/loĝantojn/loĝanto homoj/homojn personoj/personojn viroj/virojn virinoj/virinojn infanoj/infanojn membroj/membrojn lernantoj/lernantojn studentoj/studentojn soldatoj/soldatojn laboristoj/laboristojn familioj/familiojn domoj/domojn ekzempleroj/ekzemplerojn",
};
