import type { ValueWords } from "./value-words.ts";

export const ga: ValueWords = {
  months:
    "eanáir/mí_eanáir feabhra/fheabhra/mí_feabhra/mí_fheabhra márta/mhárta/mí_an_mhárta/mí_márta aibreán/aibreáin/mí_aibreáin/mí_an_aibreáin bealtaine/bhealtaine/mí_na_bealtaine meitheamh/mheitheamh/meithimh/mheithimh/mí_an_mheithimh iúil/mí_iúil lúnasa/mí_lúnasa/mí_na_lúnasa meán_fómhair/mheán_fómhair/mí_mheán_fómhair deireadh_fómhair/dheireadh_fómhair/mí_dheireadh_fómhair samhain/samhna/shamhain/mí_na_samhna nollaig/nollag/mí_na_nollag",
  negations: "ní níor gan",
  negated: "níl=tá ní_raibh=bhí",
  hedges: "b'_fhéidir is_dócha",
  bounds: "timpeall/thart_ar/tuairim_is beagnach breis_agus/níos_mó_ná níos_lú_ná ar_a_laghad",
  units:
    "%/faoin_gcéad €/euro $/dollar km/ciliméadar/chiliméadar/gciliméadar m/méadar/mhéadar cm/ceintiméadar/cheintiméadar km²/ciliméadar_cearnach/chiliméadar_chearnacha/gciliméadar_cearnach kg/cileagram/chileagram/gcileagram bliain/bhliain/mbliain/bhliana/mbliana/bliana/blianta mí/mhí/míonna seachtain/sheachtain/seachtaine lá/laethanta nóiméad",
  eras: "roimh_chríost=- iar_chríost=+",
  counted: "duine daoine",
};
