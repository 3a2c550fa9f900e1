import type { ValueWords } from "./value-words.ts";

export const de: ValueWords = {
  months:
    "januar/jänner/jan februar/feb märz/mär/mrz april/apr mai juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov dezember/dez",
  negations: "nicht nie niemals ohne weder noch kaum nicht_mehr",
  negated:
    "kein=ein keine=eine keinen=einen keinem=einem keiner=einer keines=eines unmöglich=möglich niemand=jemand",
  hedges:
    "angeblich vermutlich wahrscheinlich vielleicht/möglicherweise/eventuell wohl offenbar mutmaßlich/mutmaßliche/mutmaßlicher anscheinend",
  quantifiers:
    "alle/allen/aller/sämtliche jeder/jede/jedes/jeden/jedem fast_alle/fast_allen/beinahe_alle/nahezu_alle die_meisten!/den_meisten!/der_meisten! viele!/vielen!/vieler!/zahlreiche!/zahlreichen! mehrere/mehreren einige/einigen/manche/manchen wenige!/wenigen! mehrheit minderheit immer/stets fast_immer meist!/meistens!/gewöhnlich/üblicherweise!/normalerweise oft!/häufig!/oftmals! manchmal!/gelegentlich!/bisweilen!/mitunter! selten! vollständig/völlig/gänzlich größtenteils!/überwiegend!/hauptsächlich!/vorwiegend! teilweise!/zum_teil!",
  bounds:
    "etwa/rund/ungefähr/circa/ca/zirka/schätzungsweise knapp/fast/beinahe/nahezu über/mehr_als unter/weniger_als genau mindestens/wenigstens höchstens/nicht_mehr_als/bis_zu/maximal nur",
  units:
    "%/prozent prozentpunkte/prozentpunkten/prozentpunkt €/euro $/dollar/us_dollar mark franken/chf/sfr km/kilometern/kilometer m/meter cm/zentimeter mm/millimeter meilen/meile km_h/kilometer_pro_stunde/stundenkilometer liter/litern kg/kilogramm g/gramm tonnen/tonne ha/hektar km²/quadratkilometer/quadratkilometern m²/quadratmeter/quadratmetern m³/kubikmeter/kubikmetern °/grad °_c/grad_celsius jahre/jahren/jahr monate/monaten/monat wochen/woche tage/tagen/tag stunden/stunde minuten/minute sekunden/sekunde ⅓/drittel ¼/viertel ⅕/fünftel ⅛/achtel ⅒/zehntel dutzend uhr",
  shares: "ein_drittel=⅓ ein_viertel=¼ ein_fünftel=⅕ ein_achtel=⅛ ein_zehntel=⅒",
  frequencies: "zweimal=2_mal dreimal=3_mal viermal=4_mal fünfmal=5_mal",
  eras: "v_chr=- vor_chr=- vor_christus=- nach_chr=+ nach_christus=+ n_chr=+ v_u_z=- u_z=+",
  beforeYears: "seit im jahr",
  beforeYearsFirst: "nach vor ab bis",
  counted:
    "einwohner einwohnern einwohnerinnen bewohner bewohnern personen menschen mitglieder mitgliedern schüler schülern schülerinnen studenten studierende studierenden soldaten mitarbeiter mitarbeitern beschäftigte beschäftigten arbeiter haushalte haushalten familien exemplare exemplaren sitzplätze",
};
