import type { ValueWords } from "./value-words.ts";

export const ga: ValueWords = {
  // September and October have two words.
  months:
    "eanáir feabhra márta/mhárta aibreán/aibreáin bealtaine/bhealtaine meitheamh/mheitheamh iúil lúnasa meán_fómhair deireadh_fómhair samhain/samhna/shamhain nollaig/nollag",
  negations: "ní níor gan",
  negated: "níl=tá",
  hedges: "b'_fhéidir is_dócha",
  bounds: "timpeall/thart_ar/tuairim_is beagnach breis_agus/níos_mó_ná níos_lú_ná ar_a_laghad",
  units:
    "%/faoin_gcéad €/euro $/dollar km/ciliméadar/chiliméadar/gciliméadar m/méadar/mhéadar cm/ceintiméadar/cheintiméadar km²/ciliméadar_cearnach/chiliméadar_chearnacha/gciliméadar_cearnach kg/cileagram/chileagram/gcileagram bliain/bhliain/mbliain/bhliana/mbliana/bliana/blianta mí/mhí/míonna seachtain/sheachtain/seachtaine lá/laethanta nóiméad",
  eras: "roimh_chríost=-",
  counted: "duine daoine",
};
