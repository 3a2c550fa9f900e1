import type { ValueWords } from "./value-words.ts";

export const cy: ValueWords = {
  months:
    "ionawr chwefror mawrth/fawrth ebrill mai/fai mehefin/fehefin gorffennaf/orffennaf/ngorffennaf awst medi/fedi hydref tachwedd/dachwedd/nhachwedd rhagfyr/ragfyr",
  negations: "nid nad ddim heb",
  negated: "amhosibl=posibl amhosib=posib",
  hedges: "efallai/hwyrach",
  bounds: "tua/oddeutu bron dros/mwy_na/mwy_nag dan/llai_na/llai_nag o_leiaf dim_ond",
  units:
    "%/y_cant €/ewro £/punt/bunt/bunnoedd/o_bunnoedd $/doler km/cilometr/cilomedr m/metr/medr cm/centimetr/centimedr km²/km_sgwâr/cilometr_sgwâr/cilomedr_sgwâr kg/cilogram milltir/filltir mlynedd/blynedd/flynedd mis/o_fisoedd wythnos diwrnod awr munud eiliad",
  eras: "cc=- c_c=- oc=+ o_c=+ cyn_crist=-",
};
